/// The printed form of a trained model.
enum ModelDescription {
  static func text(
    _ kind: String, parameters: some CustomStringConvertible, training: String, validation: String
  ) -> String {
    """
    \(kind)

    Parameters
    \(parameters)

    Performance on Training Data
    \(training)

    Performance on Validation Data
    \(validation)
    """
  }
}
