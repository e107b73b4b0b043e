import CoreML
import CreateMLComponents
import Foundation
import Observation
import TabularData

/// Trains a model, predicts with it, and writes it to a file that other programs read.
@Observable
final class ActivityTrainer {
  /// How far the trainer is.
  enum Phase: Equatable {
    case idle
    case training
    case ready
    case failed(String)
  }

  /// One point of the learning curve.
  struct Iteration: Identifiable, Equatable, Sendable {
    /// From 1 on.
    let number: Int
    let trainingAccuracy: Double
    let validationAccuracy: Double?

    var id: Int { number }
  }

  private(set) var phase: Phase = .idle
  private(set) var iterations: [Iteration] = []
  private(set) var trainingAccuracy: Double?
  private(set) var validationAccuracy: Double?
  /// The activity that was predicted last; empty before.
  private(set) var prediction = ""
  /// Where the model was written, and what CoreML says with it.
  private(set) var export: Export?

  /// A written model and its answer.
  struct Export: Equatable {
    let file: URL
    let prediction: String
    let agrees: Bool
  }

  static let iterationCount = 30
  private var model: TreeClassifierModel<String>?
  private let folder: URL

  /// - Parameter folder: Where models are written.
  init(folder: URL = ActivityTrainer.usualFolder) {
    self.folder = folder
  }

  /// A folder of the user's own; it is made when something is written.
  static var usualFolder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// How much of the training is done, from 0 to 1.
  var progress: Double { Double(iterations.count) / Double(Self.iterationCount) }

  /// Whether there is a model to ask; while another one is trained, the one before answers.
  var canPredict: Bool { model != nil }

  /// Trains anew on four samples in five and scores on the rest.
  func train() async {
    phase = .training
    (iterations, prediction, export) = ([], "", nil)
    do {
      model = try await fit()
      phase = .ready
    } catch is CancellationError {
      phase = model == nil ? .idle : .ready
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  private func fit() async throws -> TreeClassifierModel<String> {
    let (training, validation) = try ActivitySamples.load(ActivitySamples.file()).randomSplit(by: 0.8, seed: 7)
    let labels = Set(training[ActivitySamples.target, String.self])
    var configuration = BoostedTreeConfiguration()
    configuration.maximumIterations = Self.iterationCount
    configuration.maximumDepth = 4
    let estimator = BoostedTreeClassifier<String>(
      labels: labels, annotationColumnName: ActivitySamples.target, featureColumnNames: ActivitySamples.features,
      configuration: configuration)
    return try await estimator.fitted(to: DataFrame(training), validateOn: DataFrame(validation)) { event in
      guard let iteration = Iteration(event) else { return }
      Task { @MainActor in self.add(iteration) }
    }
  }

  private func add(_ iteration: Iteration) {
    guard iterations.last.map({ $0.number < iteration.number }) ?? true else { return }
    iterations.append(iteration)
    trainingAccuracy = iteration.trainingAccuracy
    validationAccuracy = iteration.validationAccuracy
  }

  /// Predicts the activity of a person with so many steps a minute and so fast a pulse.
  func predict(steps: Double, heartRate: Double) async {
    guard let model else { return }
    do {
      let result = try await model.applied(to: Self.frame(steps: steps, heartRate: heartRate))
      prediction = (result[ActivitySamples.target, String.self].first ?? nil) ?? ""
      export = nil
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  /// Writes the model to a package, loads that with CoreML, and asks it the same question.
  func exportModel(steps: Double, heartRate: Double) async {
    guard let model else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("ActivityClassifier.mlpackage")
      try model.export(to: file)
      let loaded = try MLModel(contentsOf: await MLModel.compileModel(at: file))
      let question = try MLDictionaryFeatureProvider(dictionary: ["steps": steps, "heartRate": heartRate])
      let answer = try await loaded.prediction(from: question).featureValue(for: ActivitySamples.target)?.stringValue
      await predict(steps: steps, heartRate: heartRate)
      export = Export(file: file, prediction: answer ?? "", agrees: answer == prediction)
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  private nonisolated static func frame(steps: Double, heartRate: Double) -> DataFrame {
    var frame = DataFrame()
    frame.append(column: Column<Double>(name: "steps", contents: [steps]))
    frame.append(column: Column<Double>(name: "heartRate", contents: [heartRate]))
    return frame
  }
}

extension ActivityTrainer.Iteration {
  /// The point that an event of the training tells of, or nil when it tells of something else.
  nonisolated init?(_ event: Event) {
    guard let accuracy = event.metrics[.trainingAccuracy] as? Double else { return nil }
    self.init(
      number: event.itemCount, trainingAccuracy: accuracy,
      validationAccuracy: event.metrics[.validationAccuracy] as? Double)
  }
}
