/// Which control has the keyboard: the value that `focused(_:equals:)` gave it, or whether one has.
@propertyWrapper
public struct FocusState<Value: Hashable>: InstalledProperty {
  private let noFocus: Value
  private var location: StoredLocation<Value>?

  // In the type itself and not in extensions, so that a property without a value is none of a view's parameters.

  /// Says whether a control has the keyboard.
  public init() where Value == Bool { noFocus = false }

  /// Says which control has the keyboard; nil for none.
  public init<T: Hashable>() where Value == T? { noFocus = nil }

  /// The value of the control with the keyboard; setting it moves the keyboard.
  public var wrappedValue: Value {
    get { location?.get() ?? noFocus }
    nonmutating set { location?.set(newValue) }
  }

  /// For `focused(_:)`.
  public var projectedValue: Binding { Binding(location: location ?? StoredLocation(noFocus), noFocus: noFocus) }

  /// What `focused(_:)` takes.
  @propertyWrapper
  public struct Binding {
    let location: StoredLocation<Value>
    let noFocus: Value

    /// The value of the control with the keyboard.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }

    /// Itself.
    public var projectedValue: Binding { self }
  }

  mutating func install(in node: ViewNode, slot: Int, _ context: RenderContext) {
    location = node.storage(slot) { StoredLocation(noFocus) }
  }
}

extension View {
  /// The control, known to `binding` as `value`: it takes the keyboard when the binding has that value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// The control, which takes the keyboard when the binding is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }
}

private struct FocusModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let isFocused = node.observing { binding.wrappedValue == value }
    return content(context).mapElements { element in
      element.adding(
        attributes: isFocused ? [Attribute("data-focused")] : [],
        actions: [
          .focus: { event in
            if event.truth == true {
              binding.wrappedValue = value
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.noFocus
            }
          }
        ])
    }
  }
}
