/// Values of any types, each of which stands for a page of a navigation stack; the last one is the page on top.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  /// Makes a path without values: the stack shows its root.
  public init() { values = [] }

  /// Makes a path of the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// How many pages lie on the root.
  public var count: Int { values.count }
  /// Whether the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a page on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes pages off the top. Taking more than there are is a programmer's error.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k <= values.count, "\(k) pages are to be taken off a navigation path of \(values.count)")
    values.removeLast(k)
  }
}

/// The path of a stack that an app keeps itself, whatever its type.
@MainActor
struct BoundPath {
  let values: () -> [AnyHashable]
  /// Puts a value at the end; one of a type that the path cannot hold is left out.
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { path.wrappedValue.append($0) }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
    removeLast = { count in
      let kept = path.wrappedValue.dropLast(count)
      path.wrappedValue = Data(kept)
    }
  }
}
