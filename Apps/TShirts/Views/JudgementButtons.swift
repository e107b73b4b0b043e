import SwiftUI

/// What the drag does, for those who press buttons or keys.
struct JudgementButtons: View {
  let model: MainViewModel

  var body: some View {
    HStack(spacing: 28) {
      RoundButton(name: "Dislike", icon: "xmark", color: .red, size: 60) { judge(false) }
        .keyboardShortcut(.leftArrow, modifiers: [])
        .disabled(!model.hasShirts)
      RoundButton(name: "Undo", icon: "arrow.uturn.backward", color: .orange, size: 48) {
        withAnimation { model.undo() }
      }
      .keyboardShortcut("z", modifiers: [])
      .disabled(!model.canUndo)
      RoundButton(name: "Like", icon: "heart.fill", color: .green, size: 60) { judge(true) }
        .keyboardShortcut(.rightArrow, modifiers: [])
        .disabled(!model.hasShirts)
    }
  }

  private func judge(_ isLiked: Bool) {
    guard let shirt = model.shirts.first else { return }
    withAnimation { model.didRemove(shirt, isLiked: isLiked) }
  }
}

/// A round button with a symbol.
private struct RoundButton: View {
  let name: String
  let icon: String
  let color: Color
  let size: CGFloat
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: icon)
        .font(.system(size: size * 0.4, weight: .bold))
        .foregroundStyle(color)
        .frame(width: size, height: size)
        .background(Color.card, in: Circle())
        .shadow(color: .black.opacity(0.15), radius: 6, y: 3)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
  }
}
