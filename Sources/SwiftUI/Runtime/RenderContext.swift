/// What a view inherits from those around it while it is drawn.
struct RenderContext {
  var environment: EnvironmentValues
}
