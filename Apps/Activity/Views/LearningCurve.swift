import Charts
import SwiftUI

/// Accuracy over the iterations, on the training samples and on those kept apart.
struct LearningCurve: View {
  let iterations: [ActivityTrainer.Iteration]

  var body: some View {
    Chart {
      ForEach(iterations) { iteration in
        LineMark(
          x: .value("Iteration", iteration.number), y: .value("Accuracy", iteration.trainingAccuracy),
          series: .value("Samples", "Training")
        )
        .foregroundStyle(by: .value("Samples", "Training"))
        if let accuracy = iteration.validationAccuracy {
          LineMark(
            x: .value("Iteration", iteration.number), y: .value("Accuracy", accuracy),
            series: .value("Samples", "Validation")
          )
          .foregroundStyle(by: .value("Samples", "Validation"))
        }
      }
    }
    .chartXScale(domain: 1...ActivityTrainer.iterationCount)
    .frame(height: 180)
    .accessibilityLabel("Accuracy after each iteration")
  }
}
