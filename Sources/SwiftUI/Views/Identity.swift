extension View {
  /// The view with an identity: with another `id` it is another view, whose state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

private struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  private final class Memory {
    var id: ID
    init(_ id: ID) { self.id = id }
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: { Memory(id) })
    if memory.id != id {
      memory.id = id
      node.removeChild(0)
    }
    return content(context).mapElements { $0.trait == nil ? $0.adding(trait: .identity(AnyHashable(id))) : $0 }
  }
}
