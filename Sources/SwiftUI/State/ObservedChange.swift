import Observation

/// Something that changes, for those that observe it.
///
/// The path to a property of a generic class is made anew at each use; this one is made once.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  /// Has the evaluation that is going on observe it.
  func observe() { registrar.access(self, keyPath: \.value) }

  /// Does `change` and tells those that observe it.
  func happen(_ change: () -> Void = {}) { registrar.withMutation(of: self, keyPath: \.value, change) }
}
