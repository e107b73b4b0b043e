/// What an alert says and offers, as apps had it before alerts with views.
public struct Alert {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Makes an alert with one button; nil is one that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: (@MainActor () -> Void)?

    /// A button for what is most often wanted.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button to leave things as they are.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that says Cancel, to leave things as they are.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// A button to do away with something.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

extension View {
  /// The view with an alert above the window as long as `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(AlertModifier(isPresented: isPresented, alert: content))
  }

  /// The view with an alert about an item above the window as long as there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    modifier(AlertModifier(isPresented: item.hasValue()) { item.wrappedValue.map(content) })
  }
}

/// Shows an alert whose parts are known only when it is shown.
private struct AlertModifier: ViewModifier {
  @Binding var isPresented: Bool
  let alert: () -> Alert?

  func body(content: Content) -> some View {
    let shown = isPresented ? alert() : nil
    content.modifier(
      DialogModifier(
        title: shown?.title ?? Text(verbatim: ""), kind: .alert, isPresented: $isPresented,
        actions: { shown.map { AlertButtons(buttons: $0.buttons) } }, message: { shown?.message }))
  }
}

private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
