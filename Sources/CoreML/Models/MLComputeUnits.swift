/// The processors that a model may use.
///
/// On Linux every model runs on the central processor, whatever is asked for.
public enum MLComputeUnits: Int, Sendable {
  /// The central processor.
  case cpuOnly = 0
  /// The central processor and the graphics processor.
  case cpuAndGPU = 1
  /// All there are.
  case all = 2
  /// The central processor and the neural engine.
  case cpuAndNeuralEngine = 3
}
