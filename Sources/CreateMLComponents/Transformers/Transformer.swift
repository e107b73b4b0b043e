/// Makes an output of an input.
public protocol Transformer<Input, Output> {
  /// What goes in.
  associatedtype Input

  /// What comes out.
  associatedtype Output

  /// Makes the output of an input.
  ///
  /// - Parameters:
  ///   - input: What to transform.
  ///   - eventHandler: Is told how the work goes.
  func applied(to input: Input, eventHandler: EventHandler?) async throws -> Output
}

extension Transformer {
  /// Makes the output of an input.
  public func callAsFunction(_ input: Input, eventHandler: EventHandler? = nil) async throws -> Output {
    try await applied(to: input, eventHandler: eventHandler)
  }

  /// Makes the outputs of inputs, one after the other.
  public func applied<Inputs: Sequence>(
    to input: Inputs, eventHandler: EventHandler? = nil
  ) async throws -> [Output] where Inputs.Element == Input {
    var outputs: [Output] = []
    for element in input { outputs.append(try await applied(to: element, eventHandler: eventHandler)) }
    return outputs
  }

  /// Makes the outputs of inputs, one after the other.
  public func callAsFunction<Inputs: Sequence>(
    _ input: Inputs, eventHandler: EventHandler? = nil
  ) async throws -> [Output] where Inputs.Element == Input {
    try await applied(to: input, eventHandler: eventHandler)
  }
}
