import EvaluationMetrics
import TabularTraining

extension MLClassifierMetrics: CustomStringConvertible, CustomDebugStringConvertible {
  /// The counts, the accuracy, the confusion matrix and each class's precision and recall, or why there are none.
  public var description: String {
    switch content {
    case .success(let scores):
      """
      \(Self.rule)
      \(scores.summary)

      ******CONFUSION MATRIX******
      \(Self.rule)
      \(scores.confusionText())
      ******PRECISION RECALL******
      \(Self.rule)
      \(scores.precisionRecallText())
      """
    case .failure(let error):
      "\(error)"
    }
  }

  /// The same text as ``description``.
  public var debugDescription: String { description }

  /// The scores as they stand in the description of a model.
  var summary: String {
    switch content {
    case .success(let scores): scores.summary
    case .failure(let error): "\(error)"
    }
  }

  private static let rule = String(repeating: "-", count: 34)
}

extension ClassificationScores {
  fileprivate var summary: String {
    """
    Number of examples: \(confusion.rowCount)
    Number of classes: \(labels.count)
    Accuracy: \(confusion.accuracy.percentage)%
    """
  }

  /// A line of predicted labels, and a line a true label; each line is padded and ends in a newline.
  fileprivate func confusionText() -> String {
    let texts = classIndices.map { labelText($0) }
    let firstWidth = max(10, (texts.map(\.count).max() ?? 0) + 1)
    let widest = max(texts.map(\.count).max() ?? 0, confusion.counts.map { String($0).count }.max() ?? 0)
    let width = max(5, widest + 1)
    var text = "True\\Pred".padded(to: firstWidth) + texts.map { $0.padded(to: width) }.joined() + "\n"
    for actual in classIndices {
      let counts = classIndices.map { String(confusion.count(actual: actual, predicted: $0)).padded(to: width) }
      text += texts[actual].padded(to: firstWidth) + counts.joined() + "\n"
    }
    return text
  }

  /// A heading, and a line a class; each line is padded and ends in a newline.
  fileprivate func precisionRecallText() -> String {
    let texts = classIndices.map { labelText($0) }
    let firstWidth = max(6, (texts.map(\.count).max() ?? 0) + 1)
    var text = "Class".padded(to: firstWidth) + "Precision(%)".padded(to: 15) + "Recall(%)".padded(to: 15) + "\n"
    for index in classIndices {
      text += texts[index].padded(to: firstWidth)
      text += confusion.precision(of: index).percentage.padded(to: 15)
      text += confusion.recall(of: index).percentage.padded(to: 15) + "\n"
    }
    return text
  }
}

extension Optional where Wrapped == Double {
  /// A share in per cent with two decimals; `-` where there is none.
  fileprivate var percentage: String {
    guard let share = self else { return "-" }
    let hundredths = Int((share * 10_000).rounded())
    let decimals = String(hundredths % 100)
    return "\(hundredths / 100)." + (decimals.count < 2 ? "0" + decimals : decimals)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
