/// How often a classifier's predictions are right, label by label.
public struct ClassificationMetrics<Label: Hashable> {
  fileprivate struct Pair: Hashable {
    let predicted: Label
    let label: Label
  }

  private var counts: [Pair: Int] = [:]
  private var labelCounts: [Label: Int] = [:]
  private var predictionCounts: [Label: Int] = [:]
  private var correctCount = 0
  private let countsPredictions: Bool

  /// The labels that are known: those given at first, and all that occurred since, predicted or true.
  public var labels: Set<Label>

  /// The share of examples whose prediction is right; NaN where there is no example.
  public var accuracy = Double.nan

  /// How many pairs of a prediction and a true label were counted.
  public private(set) var exampleCount = 0

  private init(labels: Set<Label>, countsPredictions: Bool) {
    self.labels = labels
    self.countsPredictions = countsPredictions
  }

  /// Makes metrics of no example.
  public init() { self.init(labels: [], countsPredictions: true) }

  /// Counts pairs of a prediction and the true label.
  public init(_ predictions: some Sequence<(predicted: Label, label: Label)>) {
    self.init(predictions, labels: [])
  }

  /// Counts pairs of a prediction and the true label, among labels that need not all occur.
  public init(_ predictions: some Sequence<(predicted: Label, label: Label)>, labels: Set<Label>) {
    self.init(labels: labels, countsPredictions: true)
    add(predictions)
  }

  /// Counts predictions beside the true labels at the same positions.
  ///
  /// - Precondition: Both have the same number of elements.
  public init<Predicted: Collection, Correct: Collection>(
    _ predicted: Predicted, _ correct: Correct
  ) where Predicted.Element == Label, Correct.Element == Label {
    self.init(predicted: predicted, groundTruth: correct, labels: [])
  }

  /// Counts predictions beside the true labels at the same positions, among labels that need not all occur.
  ///
  /// - Precondition: Both have the same number of elements.
  public init<Predicted: Sequence, Correct: Sequence>(
    predicted: Predicted, groundTruth: Correct, labels: Set<Label>
  ) where Predicted.Element == Label, Correct.Element == Label {
    self.init(labels: labels, countsPredictions: false)
    add(predicted: predicted, groundTruth: groundTruth)
  }

  /// Counts more pairs of a prediction and the true label.
  public mutating func add(_ predictions: some Sequence<(predicted: Label, label: Label)>) {
    for (predicted, label) in predictions { count(Pair(predicted: predicted, label: label)) }
    accuracy = Double(correctCount) / Double(exampleCount)
  }

  /// Counts more predictions beside the true labels at the same positions.
  ///
  /// - Precondition: Both have the same number of elements.
  public mutating func add(predicted: some Sequence<Label>, groundTruth: some Sequence<Label>) {
    var truth = groundTruth.makeIterator()
    for prediction in predicted {
      guard let label = truth.next() else { preconditionFailure("There are more predictions than true labels.") }
      count(Pair(predicted: prediction, label: label))
    }
    precondition(truth.next() == nil, "There are more true labels than predictions.")
    accuracy = Double(correctCount) / Double(exampleCount)
  }

  private mutating func count(_ pair: Pair, times: Int = 1) {
    counts[pair, default: 0] += times
    labelCounts[pair.label, default: 0] += times
    predictionCounts[pair.predicted, default: 0] += times
    labels.insert(pair.label)
    labels.insert(pair.predicted)
    if pair.predicted == pair.label { correctCount += times }
    exampleCount += times
  }
}

extension ClassificationMetrics {
  /// How many examples truly have a label.
  public func count(label: Label) -> Int { labelCounts[label] ?? 0 }

  /// How many examples were predicted to have a label.
  ///
  /// Metrics made from two separate sequences answer 0, as Apple's do; add ``truePositiveCount(of:)`` and
  /// ``falsePositiveCount(of:)`` to have the number from any metrics.
  public func count(predicted: Label) -> Int { countsPredictions ? predictionCounts[predicted] ?? 0 : 0 }

  /// How many examples were predicted to have one label and truly have another, or the same.
  public func count(predicted: Label, label: Label) -> Int {
    counts[Pair(predicted: predicted, label: label)] ?? 0
  }

  /// How many examples have a label and were predicted to.
  public func truePositiveCount(of label: Label) -> Int { count(predicted: label, label: label) }

  /// How many examples were predicted to have a label that they do not have.
  public func falsePositiveCount(of label: Label) -> Int {
    (predictionCounts[label] ?? 0) - truePositiveCount(of: label)
  }

  /// How many examples neither have a label nor were predicted to.
  public func trueNegativeCount(of label: Label) -> Int {
    exampleCount - truePositiveCount(of: label) - falsePositiveCount(of: label) - falseNegativeCount(of: label)
  }

  /// How many examples have a label and were predicted not to.
  public func falseNegativeCount(of label: Label) -> Int { count(label: label) - truePositiveCount(of: label) }

  /// The share of the predictions of a label that are right; NaN where the label was never predicted.
  public func precisionScore(label: Label) -> Double {
    Double(truePositiveCount(of: label)) / Double(predictionCounts[label] ?? 0)
  }

  /// The share of the examples with a label that were predicted to have it; NaN where no example has it.
  public func recallScore(label: Label) -> Double {
    Double(truePositiveCount(of: label)) / Double(count(label: label))
  }

  /// The harmonic mean of precision and recall; NaN where the label was neither predicted nor true.
  public func f1Score(label: Label) -> Double {
    let hits = 2 * truePositiveCount(of: label)
    return Double(hits) / Double(hits + falsePositiveCount(of: label) + falseNegativeCount(of: label))
  }

  /// Counts the same examples under other labels; labels that become equal are counted together.
  public func mapLabels<NewLabel: Hashable>(
    _ transform: (Label) throws -> NewLabel
  ) rethrows -> ClassificationMetrics<NewLabel> {
    var mapped = ClassificationMetrics<NewLabel>(
      labels: Set(try labels.map(transform)), countsPredictions: countsPredictions)
    for (pair, count) in counts {
      let newPair = ClassificationMetrics<NewLabel>.Pair(
        predicted: try transform(pair.predicted), label: try transform(pair.label))
      mapped.count(newPair, times: count)
    }
    mapped.accuracy = Double(mapped.correctCount) / Double(mapped.exampleCount)
    return mapped
  }
}

extension ClassificationMetrics.Pair: Sendable where Label: Sendable {}

extension ClassificationMetrics: Sendable where Label: Sendable {}
