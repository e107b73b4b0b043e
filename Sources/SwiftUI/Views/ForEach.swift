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
    let evaluation = evaluation(in: node)
    var rendering = Rendering()
    let deletion = context.environment.rowDeletion
    let context = deletion == nil ? context : context.deriving(in: node) { $0.rowDeletion = nil }
    for (index, each) in evaluation.views.enumerated() {
      let child = node.child(identifiedBy: each.id, as: Content.self)
      let content = SwiftUI.render(each.view, in: child, context).tagged(each.id)
      rendering.append(deletion.map { content.deletable($0, at: index, in: child) } ?? content)
    }
    node.keepChildren(identifiedBy: evaluation.identities)
    return rendering
  }

  /// The views of the elements; those of the last time while neither the elements nor what the closures read is another.
  @MainActor
  private func evaluation(in node: ViewNode) -> ForEachEvaluation<Self, Content> {
    if let last = node.lastEvaluation as? ForEachEvaluation<Self, Content>, ValueBytes.areEqual(last.source, self) {
      return last
    }
    let evaluation = ForEachEvaluation<Self, Content>(source: self)
    // The closures read what the view depends on, as its body does.
    node.observing {
      for element in data {
        let id = AnyHashable(identity(element))
        if evaluation.identities.insert(id).inserted {
          evaluation.views.append(ForEachEvaluation.Each(id: id, view: content(element)))
        }
      }
    }
    node.lastEvaluation = evaluation
    return evaluation
  }
}

/// The views that a `ForEach` made of its elements.
private final class ForEachEvaluation<Source, Content> {
  struct Each {
    let id: AnyHashable
    let view: Content
  }

  let source: Source
  var views: [Each] = []
  var identities: Set<AnyHashable> = []

  init(source: Source) { self.source = source }
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
