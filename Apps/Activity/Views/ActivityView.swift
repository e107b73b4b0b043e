import SwiftUI

/// The trainer's phases, its learning curve, and what it predicts.
struct ActivityView: View {
  @State private var trainer = ActivityTrainer()

  var body: some View {
    NavigationStack {
      Form {
        ModelSection(trainer: trainer)
        if trainer.phase == .training || !trainer.iterations.isEmpty {
          Section("Learning curve") {
            LearningCurve(iterations: trainer.iterations)
          }
        }
        if trainer.canPredict {
          PredictionSection(trainer: trainer)
        }
      }
      .navigationTitle("Activity")
    }
  }
}

/// Where the training stands, and its button.
struct ModelSection: View {
  let trainer: ActivityTrainer

  var body: some View {
    Section("Model") {
      HStack(spacing: 10) {
        Image(systemName: icon)
          .foregroundStyle(color)
          .accessibilityHidden(true)
        Text(status)
        Spacer()
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Model: \(status)")
      if trainer.phase == .training {
        ProgressView(value: trainer.progress) {
          Text("Iteration \(trainer.iterations.count) of \(ActivityTrainer.iterationCount)")
        }
      }
      if trainer.phase == .ready || trainer.phase == .training, let training = trainer.trainingAccuracy {
        LabeledContent("Training accuracy") { Text(training, format: .percent.precision(.fractionLength(1))) }
        if let validation = trainer.validationAccuracy {
          LabeledContent("Validation accuracy") { Text(validation, format: .percent.precision(.fractionLength(1))) }
        }
      }
      Button(trainer.phase == .ready ? "Train again" : "Train") {
        Task { await trainer.train() }
      }
      .disabled(trainer.phase == .training)
    }
  }

  private var status: String {
    switch trainer.phase {
    case .idle: "Not trained"
    case .training: "Training…"
    case .ready: "Ready"
    case .failed(let reason): "Failed: \(reason)"
    }
  }

  private var icon: String {
    switch trainer.phase {
    case .idle: "brain"
    case .training: "arrow.triangle.2.circlepath"
    case .ready: "checkmark.circle.fill"
    case .failed: "xmark.circle.fill"
    }
  }

  private var color: Color {
    switch trainer.phase {
    case .ready: .green
    case .failed: .red
    default: .secondary
    }
  }
}

#Preview {
  ActivityView()
}
