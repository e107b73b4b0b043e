import FeatureEncoding
import ModelRuntime
import TabularData

/// What a trained model predicts.
package struct TabularTarget: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case number
    case classes(ClassLabels, ClassTarget.LabelType)
  }

  /// The name of the target column, and of the model's output.
  package let name: String
  package let kind: Kind

  init(name: String, values: TargetValues) {
    self.name = name
    switch values {
    case .numbers: kind = .number
    case .classes(let classes): kind = .classes(classes.labels, classes.labelType)
    }
  }

  /// The model's labels in ascending order; nil for a regressor.
  package var labels: ClassLabels? {
    if case .classes(let labels, _) = kind { labels } else { nil }
  }
}

extension ClassLabels {
  /// A column of the labels at `classes`, with elements of the type that the training data had.
  ///
  /// - Precondition: `labelType` fits the labels.
  package func column(
    named name: String, classes: some Sequence<Int32>, labelType: ClassTarget.LabelType
  ) -> AnyColumn {
    switch (self, labelType) {
    case (.string(let labels), _):
      Column<String>(name: name, contents: classes.map { labels[Int($0)] }).eraseToAnyColumn()
    case (.int64(let labels), .boolean):
      Column<Bool>(name: name, contents: classes.map { labels[Int($0)] != 0 }).eraseToAnyColumn()
    case (.int64(let labels), _):
      Column<Int>(name: name, contents: classes.map { Int(labels[Int($0)]) }).eraseToAnyColumn()
    }
  }
}
