import CreateML

/// The families of models that the tool trains, as they are named on the command line.
enum Algorithm: String, CaseIterable, ExpressibleByArgument {
  case auto
  case linear
  case logistic
  case boostedTrees = "boosted-trees"
}

/// What kind of answer a model gives.
enum PredictionTask: String, CaseIterable, ExpressibleByArgument {
  case regression
  case classification
}

/// Which rows a model is tried on but not trained on.
enum ValidationChoice: ExpressibleByArgument {
  case automatic
  case none
  case share(Double)

  init?(argument: String) {
    switch argument {
    case "auto": self = .automatic
    case "none": self = .none
    default:
      guard let share = Double(argument), share >= 0, share < 1 else { return nil }
      self = share == 0 ? .none : .share(share)
    }
  }

  var argumentText: String {
    switch self {
    case .automatic: "auto"
    case .none: "none"
    case .share(let share): "\(share)"
    }
  }

  /// The split that Create ML is asked for; nil where no row is set aside.
  func strategy(seed: Int) -> MLSplitStrategy? {
    switch self {
    case .automatic: .automatic
    case .none: nil
    case .share(let share): .fixed(ratio: share, seed: seed)
    }
  }
}

/// How a model is to be trained; nil stands for Create ML's default.
struct TrainingSettings {
  var validation: ValidationChoice
  var seed: Int
  var iterations: Int?
  var depth: Int?
  var stepSize: Double?
  var l1Penalty: Double?
  var l2Penalty: Double?
}
