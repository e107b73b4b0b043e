import ModelRuntime

/// The class that loads a model and asks it.
struct ModelClassSource {
  let names: ModelClassNames
  let metadata: ModelMetadata
  let inputs: [GeneratedFeature]
  /// What stands before every declaration: nothing, or "public ".
  let access: String

  var text: String {
    """
    \(SwiftText.documentation(documentation, indentation: 0))
    \(access)nonisolated class \(model): @unchecked Sendable {
      /// The model that is asked; it does not change.
      \(access)let model: MLModel

    \(initializers)

    \(loading)

    \(predictions)
    }

    """
  }

  private var model: String { names.model.text }
  private var file: String { names.model.text + ".EmbeddedFile" }

  private var documentation: [[String]] {
    let labels: [(String, String)] = [
      ("Author", metadata.author), ("License", metadata.license), ("Version", metadata.versionString),
    ]
    let notes = labels.map { name, value in
      let lines = SwiftText.lines(value)
      return lines.isEmpty ? [] : ["\(name): \(lines[0])"] + lines.dropFirst()
    }
    let description = SwiftText.lines(metadata.shortDescription)
    return [description, ["The model of \(SwiftText.singleLine(names.fileName)), which is part of this class."]] + notes
  }

  private var initializers: String {
    """
      /// Takes a model that was loaded in another way; its inputs and outputs must be those of this class.
      \(access)init(model: MLModel) { self.model = model }

      /// Loads the model of this class.
      ///
      /// - Throws: An error for a configuration that the model cannot follow.
      \(access)convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        self.init(model: try MLModel(asset: \(file).asset.get(), configuration: configuration))
      }

      /// Loads the model of this class, and ends the program where that fails.
      @available(*, deprecated, message: "Load with init(configuration:), which throws an error where this one traps.")
      \(access)convenience init() {
        do {
          self.init(model: try MLModel(asset: \(file).asset.get()))
        } catch {
          preconditionFailure("The model of \(model) cannot be loaded: \\(error.localizedDescription)")
        }
      }

      /// Loads a model from a file in the place of that of this class.
      ///
      /// - Throws: An error for a file that is no model.
      \(access)convenience init(contentsOf modelURL: URL) throws {
        self.init(model: try MLModel(contentsOf: modelURL))
      }

      /// Loads a model from a file in the place of that of this class.
      ///
      /// - Throws: An error for a file that is no model, or a configuration that the model cannot follow.
      \(access)convenience init(contentsOf modelURL: URL, configuration: MLModelConfiguration) throws {
        self.init(model: try MLModel(contentsOf: modelURL, configuration: configuration))
      }
    """
  }

  private var loading: String {
    """
      /// A file of the model, written into the temporary folder when it is asked for first; loading needs none.
      \(access)class var urlOfModelInThisBundle: URL { \(file).url }

      /// Loads the model of this class and hands it, or the error, to `handler`, on another thread.
      \(access)class func load(
        configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Swift.Result<\(model), any Error>) -> Void
      ) {
        switch \(file).asset {
        case .success(let asset):
          MLModel.load(asset, configuration: configuration) { model, error in
            if let model { handler(.success(\(model)(model: model))) }
            if let error { handler(.failure(error)) }
          }
        case .failure(let error): handler(.failure(error))
        }
      }

      /// Loads the model of this class without holding up the caller's actor.
      ///
      /// - Throws: An error for a configuration that the model cannot follow.
      @concurrent \(access)class func load(
        configuration: MLModelConfiguration = MLModelConfiguration()
      ) async throws -> \(model) {
        let asset = try \(file).asset.get()
        return \(model)(model: try await MLModel.load(asset: asset, configuration: configuration))
      }

      /// Loads a model from a file and hands it, or the error, to `handler`, on another thread.
      \(access)class func load(
        contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Swift.Result<\(model), any Error>) -> Void
      ) {
        MLModel.load(contentsOf: modelURL, configuration: configuration) { result in
          handler(result.map { \(model)(model: $0) })
        }
      }

      /// Loads a model from a file without holding up the caller's actor.
      ///
      /// - Throws: An error for a file that is no model, or a configuration that the model cannot follow.
      @concurrent \(access)class func load(
        contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()
      ) async throws -> \(model) {
        \(model)(model: try await MLModel.load(contentsOf: modelURL, configuration: configuration))
      }
    """
  }

  private var predictions: String {
    """
      /// Predicts from one set of inputs.
      ///
      /// - Throws: An error for an input that does not fit, by its name.
      \(access)func prediction(input: \(names.input)) throws -> \(names.output) {
        try self.prediction(input: input, options: MLPredictionOptions())
      }

      /// Predicts from one set of inputs, with options.
      ///
      /// - Throws: An error for an input that does not fit, by its name.
      \(access)func prediction(input: \(names.input), options: MLPredictionOptions) throws -> \(names.output) {
        \(names.output)(features: try self.model.prediction(from: input, options: options))
      }

      /// Predicts from one set of inputs without holding up the caller's actor.
      ///
      /// - Throws: An error for an input that does not fit, by its name, and for a task that was cancelled before.
      @concurrent \(access)func prediction(
        input: \(names.input), options: MLPredictionOptions = MLPredictionOptions()
      ) async throws -> \(names.output) {
        \(names.output)(features: try await self.model.prediction(from: input, options: options))
      }

    \(predictionsOfValues)  /// Predicts from many sets of inputs, which takes less time than one by one.
      ///
      /// - Throws: An error for an input that does not fit, by its name and its place in `inputs`.
      \(access)func predictions(
        inputs: [\(names.input)], options: MLPredictionOptions = MLPredictionOptions()
      ) throws -> [\(names.output)] {
        let results = try self.model.predictions(from: MLArrayBatchProvider(array: inputs), options: options)
        return (0..<results.count).map { \(names.output)(features: results.features(at: $0)) }
      }
    """
  }

  /// The predictions that take a value for each input.
  private var predictionsOfValues: String {
    guard !inputs.isEmpty else { return "" }
    let plain = prediction("Predicts from a value for each input.", inputs.parameters)
    guard inputs.canTakeShapedArrays else { return plain }
    return plain + prediction("Predicts from a value for each input, arrays as shaped arrays.", inputs.shapedParameters)
  }

  private func prediction(_ abstract: String, _ parameters: String) -> String {
    """
      /// \(abstract)
      ///
      /// - Parameters:
    \(inputs.map(\.parameterDocumentation).joined(separator: "\n"))
      /// - Throws: An error for an input that does not fit, by its name.
      \(access)func prediction(\(parameters)) throws -> \(names.output) {
        try self.prediction(input: \(names.input)(\(inputs.arguments)))
      }


    """
  }
}
