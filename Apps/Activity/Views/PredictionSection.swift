import SwiftUI

/// Asks for steps and pulse, tells the activity, and hands the model out.
struct PredictionSection: View {
  let trainer: ActivityTrainer
  @State private var steps = "160"
  @State private var heartRate = "150"

  var body: some View {
    Section {
      LabeledContent("Steps a minute") {
        TextField("160", text: $steps)
          .keyboardType(.decimalPad)
          .multilineTextAlignment(.trailing)
          .accessibilityLabel("Steps a minute")
      }
      LabeledContent("Heart rate (bpm)") {
        TextField("150", text: $heartRate)
          .keyboardType(.decimalPad)
          .multilineTextAlignment(.trailing)
          .accessibilityLabel("Heart rate")
      }
      Button("Classify") {
        guard let question else { return }
        Task { await trainer.predict(steps: question.steps, heartRate: question.heartRate) }
      }
      .disabled(question == nil)
      if !trainer.prediction.isEmpty {
        Label(trainer.prediction.capitalized, systemImage: icon)
          .font(.headline)
          .accessibilityLabel("Predicted activity: \(trainer.prediction)")
      }
    } header: {
      Text("Predict")
    } footer: {
      if question == nil {
        Text("Both are numbers, and the heart rate is above zero.")
      }
    }
    Section {
      Button("Export and reload") {
        guard let question else { return }
        Task { await trainer.exportModel(steps: question.steps, heartRate: question.heartRate) }
      }
      .disabled(question == nil)
      if let export = trainer.export {
        LabeledContent("File") { Text(verbatim: export.file.lastPathComponent) }
        LabeledContent("CoreML says") { Text(verbatim: export.prediction) }
        Label {
          Text(export.agrees ? "The same answer" : "Another answer")
        } icon: {
          Image(systemName: export.agrees ? "checkmark.circle.fill" : "exclamationmark.triangle.fill")
            .foregroundStyle(export.agrees ? .green : .red)
        }
      }
    } header: {
      Text("Core ML")
    } footer: {
      Text("Writes the model to a package in your documents folder and asks it the same question through CoreML.")
    }
  }

  /// What is asked, when both fields hold numbers.
  private var question: (steps: Double, heartRate: Double)? {
    guard let steps = Double(steps), let heartRate = Double(heartRate), steps >= 0, heartRate > 0 else { return nil }
    return (steps, heartRate)
  }

  private var icon: String {
    switch trainer.prediction {
    case "running": "figure.run"
    case "walking": "figure.walk"
    case "standing": "figure.stand"
    case "cycling": "bicycle"
    default: "bed.double.fill"
    }
  }
}
