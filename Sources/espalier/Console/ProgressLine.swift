import CreateML
import Foundation
import Synchronization

/// Tells on standard error how a training stands: one line that renews itself on a terminal, some plain lines elsewhere.
final class ProgressLine: Sendable {
  /// The least time between two renewals on a terminal.
  private static let renewalInterval = 0.1
  /// About how many plain lines a training prints.
  private static let plainLineCount = 20

  private let isOnTerminal: Bool
  private let start = Date()
  private let lastRenewal = Mutex(Date.distantPast)

  init(isOnTerminal: Bool = Console.notesAreOnTerminal) { self.isOnTerminal = isOnTerminal }

  /// Shows a step of the training.
  func show(iteration: Int, of count: Int?, scores: String) {
    let isLast = iteration == count
    let now = Date()
    if isOnTerminal {
      let isDue = lastRenewal.withLock { last in
        guard isLast || now.timeIntervalSince(last) >= Self.renewalInterval else { return false }
        last = now
        return true
      }
      // Back to the line's start, and clear it.
      if isDue { Console.noteBytes("\r\u{1B}[K" + text(iteration, count, scores, now)) }
    } else {
      let stride = max(1, (count ?? 0) / Self.plainLineCount)
      if iteration == 1 || iteration % stride == 0 || isLast { Console.note(text(iteration, count, scores, now)) }
    }
  }

  /// Leaves the renewed line standing and goes on below it; a second call does nothing.
  func end() {
    let wasShown = lastRenewal.withLock { last in
      defer { last = .distantPast }
      return last > .distantPast
    }
    if isOnTerminal, wasShown { Console.noteBytes("\n") }
  }

  private func text(_ iteration: Int, _ count: Int?, _ scores: String, _ now: Date) -> String {
    guard let count else { return "Iteration \(iteration)  \(scores)" }
    let secondsLeft = now.timeIntervalSince(start) / Double(max(1, iteration)) * Double(count - iteration)
    let timeLeft = iteration < count ? "  \(NumberText.duration(seconds: secondsLeft)) left" : ""
    return "Iteration \(iteration) of \(count)  \(scores)\(timeLeft)"
  }
}

extension ProgressLine {
  /// Shows what Create ML says of an iteration; other phases are over too soon to be shown.
  func show(_ progress: MLProgress) {
    guard progress.phase == .training, progress.itemCount > 0 else { return }
    let shown: [(String, MLProgress.Metric)] = [
      ("loss", .loss), ("validation loss", .validationLoss), ("accuracy", .accuracy), ("RMSE", .rootMeanSquaredError),
    ]
    let scores = shown.compactMap { name, metric in
      (progress.metrics[metric] as? Double).map { "\(name) \(NumberText.short($0))" }
    }
    show(iteration: progress.itemCount, of: progress.totalItemCount, scores: scores.joined(separator: "  "))
  }
}
