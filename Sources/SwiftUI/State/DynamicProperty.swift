@_spi(Reflection) import Swift

/// A property of a view whose value comes from outside the view's own value, and whose changes draw the view again.
public protocol DynamicProperty {
  /// Brings the value up to date; called before each evaluation of the view's body, on the main actor.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that keeps something in the view's node or takes it from the view's surroundings.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// - Parameter slot: The property's number among those of the view.
  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext)
}

/// Where in a view's value its dynamic properties lie.
@MainActor
struct DynamicPropertyLayout {
  private let fields: [Field]

  private struct Field {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, ViewNode, Int, RenderContext) -> Void
  }

  private static var known: [ObjectIdentifier: DynamicPropertyLayout] = [:]

  /// The layout of a type, found once.
  static func of(_ type: Any.Type) -> DynamicPropertyLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = DynamicPropertyLayout(fields: fields(of: type))
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  /// Connects each dynamic property of `value` with what `node` keeps for it.
  func install<T>(into value: inout T, of node: ViewNode, _ context: RenderContext) {
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for (slot, field) in fields.enumerated() {
        field.install(start + field.offset, node, slot, context)
      }
    }
  }

  /// The dynamic properties of a structure, those within its own dynamic properties first, so that a property that is
  /// made of others finds them connected.
  private static func fields(of type: Any.Type, at start: Int = 0) -> [Field] {
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        if !(fieldType is any InstalledProperty.Type) {
          found += fields(of: fieldType, at: start + offset)
        }
        found.append(Field(offset: start + offset, install: installer(of: property)))
      }
      return true
    }
    return found
  }

  private static func installer<P: DynamicProperty>(
    of type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, ViewNode, Int, RenderContext) -> Void {
    if let installed = type as? any InstalledProperty.Type { return installedInstaller(of: installed) }
    return { pointer, _, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
  }

  private static func installedInstaller<P: InstalledProperty>(
    of type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, ViewNode, Int, RenderContext) -> Void {
    { pointer, node, slot, context in
      pointer.assumingMemoryBound(to: P.self).pointee.install(in: node, slot: slot, context)
    }
  }
}
