import LinearTraining
import TabularData
import TabularTraining

extension MLLogisticRegressionClassifier {
  /// How the model is trained.
  public struct ModelParameters {
    /// Where the rows come from that the model is tried on but not trained on.
    public enum ValidationData {
      /// There is no validation; validation metrics are not available.
      case none
      /// Rows are set aside from the training data.
      case split(strategy: MLSplitStrategy)
      /// A frame with the same columns as the training data.
      case dataFrame(DataFrame)
    }

    /// Where validation rows come from.
    public var validation: ValidationData

    /// The most iterations that an iterative solver does, at least 1.
    public var maxIterations: Int

    /// The weight of the sum of the coefficients' absolute values, at least 0.
    public var l1Penalty: Double

    /// The weight of the sum of the coefficients' squares, at least 0.
    public var l2Penalty: Double

    /// The length of an iterative solver's first step, above 0.
    public var stepSize: Double

    /// An iterative solver stops when it changes less than this, above 0.
    public var convergenceThreshold: Double

    /// Whether columns are brought to one scale while training; coefficients are in the columns' own units all the same.
    public var featureRescaling: Bool

    /// Makes parameters; those left out have Create ML's default values.
    public init(
      validation: ValidationData = .split(strategy: .automatic), maxIterations: Int = 10, l1Penalty: Double = 0,
      l2Penalty: Double = 0.01, stepSize: Double = 1.0, convergenceThreshold: Double = 0.01,
      featureRescaling: Bool = true
    ) {
      self.validation = validation
      self.maxIterations = maxIterations
      self.l1Penalty = l1Penalty
      self.l2Penalty = l2Penalty
      self.stepSize = stepSize
      self.convergenceThreshold = convergenceThreshold
      self.featureRescaling = featureRescaling
    }
  }
}

extension MLLogisticRegressionClassifier.ModelParameters: CustomStringConvertible, CustomDebugStringConvertible {
  /// A line for each parameter.
  public var description: String {
    """
    Max Iterations: \(maxIterations)
    L1 Penalty: \(l1Penalty)
    L2 Penalty: \(l2Penalty)
    Step Size: \(stepSize)
    Convergence Threshold: \(convergenceThreshold)
    Feature Rescaling: \(featureRescaling)
    """
  }

  /// The same text as ``description``.
  public var debugDescription: String { description }
}

extension MLLogisticRegressionClassifier.ModelParameters {
  /// The engine's parameters.
  var linearParameters: LinearParameters {
    var parameters = LinearParameters()
    parameters.maximumIterations = maxIterations
    parameters.l1Penalty = l1Penalty
    parameters.l2Penalty = l2Penalty
    parameters.stepSize = stepSize
    parameters.convergenceThreshold = convergenceThreshold
    parameters.scalesFeatures = featureRescaling
    return parameters
  }
}

extension MLLogisticRegressionClassifier.ModelParameters.ValidationData {
  var source: ValidationSource {
    switch self {
    case .none: .none
    case .split(let strategy): strategy.source
    case .dataFrame(let frame): .frame(frame)
    }
  }
}
