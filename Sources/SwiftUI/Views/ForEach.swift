/// A view for each element of a collection, known by an identity, so that its state stays with it wherever it goes.
///
/// Two elements with the same identity are shown once, the first of them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
  private let identity: (Data.Element) -> ID

  /// Lists the elements; what they make is up to `content`.
  package init(
    listing data: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes a view for each element, known by what lies at a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(listing: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Makes a view for each element, known by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(listing: data, identity: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(listing: data, identity: \.self, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a bound collection, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a bound collection, known by what lies at a key path, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let elements = data.wrappedValue
    self.init(
      listing: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identity: { $0.1 },
      content: { content(data[$0.0]) })
  }
}

extension ForEach: PrimitiveView where Content: View {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = Rendering()
    let deletion = context.environment.rowDeletion
    let context = deletion == nil ? context : context.deriving(in: node) { $0.rowDeletion = nil }
    for (index, part) in parts(in: node).enumerated() {
      let content = part.rendering(context)
      rendering.append(deletion.map { content.deletable($0, at: index, in: part.node) } ?? content)
    }
    return rendering
  }

  /// The views of the elements.
  @MainActor
  private func parts(in node: ViewNode) -> [ForEachPart<Content>] {
    var identities: Set<AnyHashable>?
    // The closures read what the view depends on, as its body does.
    let parts = node.evaluating {
      var known: Set<AnyHashable> = []
      var parts: [ForEachPart<Content>] = []
      for element in data {
        let id = AnyHashable(identity(element))
        guard known.insert(id).inserted else { continue }
        let child = node.child(identifiedBy: id, as: Content.self)
        parts.append(ForEachPart(id: id, view: content(element), node: child))
      }
      identities = known
      return parts
    }
    if let identities { node.keepChildren(identifiedBy: identities) }
    return parts
  }
}

/// The view of one element.
@MainActor
private final class ForEachPart<Content: View> {
  let node: ViewNode
  private let id: AnyHashable
  private let view: Content
  private var content: [Element] = []
  private var tagged = Rendering()

  init(id: AnyHashable, view: Content, node: ViewNode) {
    self.id = id
    self.view = view
    self.node = node
  }

  /// What the view comes to now, which stands for the element in a picker.
  func rendering(_ context: RenderContext) -> Rendering {
    let rendering = SwiftUI.render(view, in: node, context)
    if content.count == rendering.elements.count, zip(content, rendering.elements).allSatisfy({ $0 === $1 }) {
      return rendering.with(tagged.elements)
    }
    content = rendering.elements
    tagged = rendering.tagged(id)
    return tagged
  }
}

extension Rendering {
  /// The same, whose elements stand for `tag` in a picker where they have no tag of their own.
  @MainActor
  fileprivate func tagged(_ tag: AnyHashable) -> Rendering {
    with(
      elements.map { element in
        switch element.trait {
        case nil, .identity: element.adding(trait: .tag(tag))
        case .tag, .spacer, .divider, .section: element
        }
      })
  }
}
