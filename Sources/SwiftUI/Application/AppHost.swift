import Foundation

/// An app that runs: its value, and what its windows show.
@MainActor
final class AppHost {
  let name: String
  private let scene: @MainActor () -> any WindowScene

  init<A: App>(_ type: A.Type) {
    name = String(describing: type)
    var app = A()
    let keeper = AppHost.keeper
    DynamicPropertyLayout.of(A.self).install(
      into: &app, of: keeper.node, RenderContext(environment: EnvironmentValues()))
    scene = { [app] in AppHost.windows(of: app.body) }
  }

  /// What a window of the app shows, asked for with each drawing of its root.
  func makeContent() -> any View { AppContent(scene: scene) }

  /// The windows' title; the app's name without the word App at its end when the scene has none.
  var title: String { scene().title ?? (name == "App" ? name : name.replacing(/App$/, with: "")) }

  private static func windows<S: Scene>(of scene: S) -> any WindowScene {
    if let windows = scene as? any WindowScene { return windows }
    return windows(of: scene.body)
  }

  /// Keeps the app's own state.
  private static let keeper = Keeper()

  @MainActor
  private final class Keeper {
    let window = WindowSession(environment: EnvironmentValues()) { EmptyView() }
    private(set) lazy var node = ViewNode(type: Keeper.self, parent: nil, window: window)
  }
}

/// A window's outermost view: it reads the app's state, so that its changes draw each window again.
private struct AppContent: View {
  let scene: @MainActor () -> any WindowScene

  var body: AnyView { AnyView(erasing: scene().makeContent()) }
}
