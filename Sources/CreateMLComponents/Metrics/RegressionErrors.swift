/// The mean of the squared differences between predictions and right values; NaN where there are none.
///
/// - Precondition: Both collections have the same number of elements.
public func meanSquaredError<T: FloatingPoint>(_ predicted: some Collection<T>, _ correct: some Collection<T>) -> T {
  mean(of: predicted, correct) { ($0 - $1) * ($0 - $1) }
}

/// The mean of the squared differences between predictions and right values; NaN where there are none.
public func meanSquaredError<T: FloatingPoint>(_ predictions: [AnnotatedPrediction<T, T>]) -> T {
  meanSquaredError(predictions.map(\.prediction), predictions.map(\.annotation))
}

/// The root of the mean squared difference between predictions and right values; NaN where there are none.
///
/// - Precondition: Both collections have the same number of elements.
public func rootMeanSquaredError<T: FloatingPoint>(
  _ predicted: some Collection<T>, _ correct: some Collection<T>
) -> T {
  meanSquaredError(predicted, correct).squareRoot()
}

/// The root of the mean squared difference between predictions and right values; NaN where there are none.
public func rootMeanSquaredError<T: FloatingPoint>(_ predictions: [AnnotatedPrediction<T, T>]) -> T {
  meanSquaredError(predictions).squareRoot()
}

/// The mean of the absolute differences between predictions and right values; NaN where there are none.
///
/// - Precondition: Both collections have the same number of elements.
public func meanAbsoluteError<T: FloatingPoint>(_ predicted: some Collection<T>, _ correct: some Collection<T>) -> T {
  mean(of: predicted, correct) { abs($0 - $1) }
}

/// The mean of the absolute differences between predictions and right values; NaN where there are none.
public func meanAbsoluteError<T: FloatingPoint>(_ predictions: [AnnotatedPrediction<T, T>]) -> T {
  meanAbsoluteError(predictions.map(\.prediction), predictions.map(\.annotation))
}

/// The largest absolute difference between predictions and right values; 0 where there are none, NaN where one is NaN.
///
/// - Precondition: Both collections have the same number of elements.
public func maximumAbsoluteError<T: FloatingPoint>(
  _ predicted: some Collection<T>, _ correct: some Collection<T>
) -> T {
  checkEqualCounts(predicted, correct)
  var largest = T.zero
  for (prediction, value) in zip(predicted, correct) {
    let error = abs(prediction - value)
    if error.isNaN { return error }
    largest = max(largest, error)
  }
  return largest
}

/// The largest absolute difference between predictions and right values; 0 where there are none, NaN where one is NaN.
public func maximumAbsoluteError<T: FloatingPoint>(_ predictions: [AnnotatedPrediction<T, T>]) -> T {
  maximumAbsoluteError(predictions.map(\.prediction), predictions.map(\.annotation))
}

/// The mean of the absolute differences between predictions and right values, as shares of the right values.
///
/// NaN where there are no predictions, infinite where a right value is 0 and its prediction is not.
public func meanAbsolutePercentageError<T: FloatingPoint>(_ predictions: [AnnotatedPrediction<T, T>]) -> T {
  mean(of: predictions.map(\.prediction), predictions.map(\.annotation)) { abs(($1 - $0) / $1) }
}

private func mean<T: FloatingPoint>(
  of predicted: some Collection<T>, _ correct: some Collection<T>, error: (T, T) -> T
) -> T {
  checkEqualCounts(predicted, correct)
  return zip(predicted, correct).reduce(T.zero) { $0 + error($1.0, $1.1) } / T(predicted.count)
}

private func checkEqualCounts(_ predicted: some Collection, _ correct: some Collection) {
  precondition(
    predicted.count == correct.count,
    "There are \(predicted.count) predictions and \(correct.count) right values; each prediction needs one.")
}
