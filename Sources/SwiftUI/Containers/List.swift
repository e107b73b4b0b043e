/// Rows one below the other.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: ListSelection<SelectionValue>?
  private let content: Content

  init(selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let shape = context.environment.listStyle._shape
    var rows = Rows(shape: Rows.Shape(shape), isList: true)
    var reason = AnyHashable(shape)
    if let selection {
      let chosen = node.observing { selection.get() }
      reason = AnyHashable([AnyHashable(shape), AnyHashable(chosen)])
      rows.selection = RowSelection(
        allowsMany: selection.allowsMany, canSelect: { $0.base is SelectionValue },
        isSelected: { ($0.base as? SelectionValue).map(chosen.contains) ?? false },
        select: { tag in if let value = tag.base as? SelectionValue { selection.choose(value) } })
    }
    let context = context.deriving(in: node, for: reason) { $0.rows = rows }
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    return content.with([
      Element(
        key: node.key(), classes: rows.classes("list", context),
        children: rows.sections(of: content.elements, in: node), growth: .both)
    ])
  }
}

/// What is chosen in a list: one value or several.
@MainActor
struct ListSelection<Value: Hashable> {
  let allowsMany: Bool
  let get: () -> Set<Value>
  let choose: (Value) -> Void

  init(_ value: Binding<Value?>) {
    allowsMany = false
    get = { value.wrappedValue.map { [$0] } ?? [] }
    choose = { value.wrappedValue = $0 }
  }

  init(_ values: Binding<Set<Value>>) {
    allowsMany = true
    get = { values.wrappedValue }
    choose = { value in
      if values.wrappedValue.contains(value) {
        values.wrappedValue.remove(value)
      } else {
        values.wrappedValue.insert(value)
      }
    }
  }
}

extension Rows.Shape {
  fileprivate init(_ shape: _ListShape) {
    switch shape {
    case .insetGrouped: self = .insetGrouped
    case .grouped: self = .grouped
    case .plain: self = .plain
    }
  }
}

extension List {
  /// Makes a list of the views that the closure lists, of which one can be chosen by its tag.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Makes a list of the views that the closure lists, of which several can be chosen by their tags.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Makes a list of a row for each element, of which one can be chosen by its identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, of which several can be chosen by their identities.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, of which one can be chosen by what lies at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of a row for each element, of which several can be chosen by what lies at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the views that the closure lists.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  /// Makes a list of a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, known by what lies at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of a row for each number of a range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element of a bound collection, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}
