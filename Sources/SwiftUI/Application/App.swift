/// An app: what it shows in its windows.
///
/// Mark the type with `@main`. On Linux each browser window that opens the app's address has its own views and their
/// state; what the app itself keeps is shared by all.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the scene that it is made of.
  associatedtype Body: Scene

  /// What the app shows.
  @SceneBuilder
  var body: Body { get }

  /// Makes the app.
  init()
}

extension App {
  /// Serves the app to browsers on this machine until the process is ended. `--help` lists the options.
  public static func main() {
    AppProcess.run(Self.self)
  }
}

/// A part of an app's surface with windows of its own.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scene that it is made of.
  associatedtype Body: Scene

  /// What it is made of.
  @SceneBuilder
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// The framework shows this scene; its body is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework and has no body") }
}

/// Makes a scene of what a closure lists.
@resultBuilder
public enum SceneBuilder {
  /// A scene as it stands.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that shows the same views in each window, each with its own state.
public struct WindowGroup<Content: View>: WindowScene {
  private let content: () -> Content
  let title: String?

  /// Makes a scene whose windows show the views that the closure lists.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
    title = nil
  }

  /// Makes a scene whose windows show the views that the closure lists, with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
    self.title = String(title)
  }

  func makeContent() -> any View { content() }
}

/// A scene that opens windows.
@MainActor
protocol WindowScene: Scene where Body == Never {
  var title: String? { get }
  func makeContent() -> any View
}
