extension SymbolDrawing {
  private static let check =
    "M6.8 13.04L10.77 17.39L17.16 8.87A.95.95 0 0 0 15.64 7.73L10.63 14.41L8.2 11.76A.95.95 0 0 0 6.8 13.04z"
  private static let cross =
    "M13.34 12L15.92 9.42A.95.95 0 0 0 14.58 8.08L12 10.66L9.42 8.08A.95.95 0 0 0 8.08 9.42L10.66 12L8.08 14.58"
    + "A.95.95 0 0 0 9.42 15.92L12 13.34L14.58 15.92A.95.95 0 0 0 15.92 14.58z"
  private static let plusSign =
    "M12.95 11.05V7.1A.95.95 0 0 0 11.05 7.1V11.05H7.1A.95.95 0 0 0 7.1 12.95H11.05V16.9"
    + "A.95.95 0 0 0 12.95 16.9V12.95H16.9A.95.95 0 0 0 16.9 11.05z"
  private static let minusSign = "M7.3 12.95H16.7A.95.95 0 0 0 16.7 11.05H7.3A.95.95 0 0 0 7.3 12.95z"
  private static let letter =
    "M10.75 7.4a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0z"
    + "M10.3 10.2H12.8V15.6H14.3A.75.75 0 0 1 14.3 17.1H9.8A.75.75 0 0 1 9.8 15.6H11.2V11.7H10.3A.75.75 0 0 1 10.3 10.2z"
  private static let bang =
    "M11 8.2L11.2 13.8A.8.8 0 0 0 12.8 13.8L13 8.2A1 1 0 0 0 11 8.2z"
    + "M10.85 17.2a1.15 1.15 0 1 0 2.3 0a1.15 1.15 0 1 0-2.3 0z"
  private static let star =
    "Q12 2.1 12.32 2.94L14.54 8.78Q14.65 9.06 14.94 9.07L21.18 9.38Q22.08 9.42 21.38 9.99L16.51 13.9"
    + "Q16.28 14.09 16.36 14.38L17.99 20.41Q18.23 21.28 17.48 20.78L12.25 17.36Q12 17.2 11.75 17.36L6.52 20.78"
    + "Q5.77 21.28 6.01 20.41L7.64 14.38Q7.72 14.09 7.49 13.9L2.62 9.99Q1.92 9.42 2.82 9.38L9.06 9.07"
    + "Q9.35 9.06 9.46 8.78z"
  private static let box =
    "M8 9H6.6A1.9 1.9 0 0 0 4.7 10.9V19.1A1.9 1.9 0 0 0 6.6 21H17.4A1.9 1.9 0 0 0 19.3 19.1V10.9A1.9 1.9 0 0 0 17.4 9H16"
  private static let counterclockwise = SymbolDrawing(
    "Reset", .line("M6.3 7.2A7.9 7.9 0 1 1 4.1 12.8M5.9 3V7.7H10.6"))

  /// Signs, arrows and shapes.
  static let marks: [String: SymbolDrawing] = [
    "checkmark": SymbolDrawing("Checkmark", .line("M4.5 13 9.5 18.8 19.5 5", width: 2)),
    "checkmark.circle": SymbolDrawing("Checkmark", .area(check), .line(ring, width: 1.7)),
    "checkmark.circle.fill": SymbolDrawing("Checkmark", .area(disc + check)),
    "xmark": SymbolDrawing("Close", .line("M5.2 5.2 18.8 18.8M18.8 5.2 5.2 18.8", width: 2)),
    "xmark.circle": SymbolDrawing("Close", .area(cross), .line(ring, width: 1.7)),
    "xmark.circle.fill": SymbolDrawing("Close", .area(disc + cross)),
    "plus": SymbolDrawing("Add", .line("M12 4V20M4 12H20", width: 2)),
    "plus.circle": SymbolDrawing("Add", .area(plusSign), .line(ring, width: 1.7)),
    "plus.circle.fill": SymbolDrawing("Add", .area(disc + plusSign)),
    "minus": SymbolDrawing("Remove", .line("M4 12H20", width: 2)),
    "minus.circle": SymbolDrawing("Remove", .area(minusSign), .line(ring, width: 1.7)),
    "minus.circle.fill": SymbolDrawing("Remove", .area(disc + minusSign)),
    "ellipsis": SymbolDrawing(
      "More",
      .area(
        "M2.7 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM10.1 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z"
          + "M17.5 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z")),
    "info.circle": SymbolDrawing("Info", .area(letter), .line(ring, width: 1.7)),
    "info.circle.fill": SymbolDrawing("Info", .area(disc + letter)),
    "exclamationmark.circle.fill": SymbolDrawing(
      "Warning", .area(disc + bang), transform: "translate(0 -.4)"),
    "exclamationmark.triangle.fill": SymbolDrawing(
      "Warning",
      .area("M10.72 4.16Q12 1.9 13.28 4.16L21.62 18.94Q22.9 21.2 20.3 21.2H3.7Q1.1 21.2 2.38 18.94z" + bang)),
    "chevron.right": SymbolDrawing("Forward", .line("M8.5 4 16 12 8.5 20", width: 2)),
    "chevron.left": SymbolDrawing("Back", .line("M15.5 4 8 12 15.5 20", width: 2)),
    "chevron.up": SymbolDrawing("Up", .line("M4 15.5 12 8 20 15.5", width: 2)),
    "chevron.down": SymbolDrawing("Down", .line("M4 8.5 12 16 20 8.5", width: 2)),
    "arrow.uturn.backward": SymbolDrawing(
      "Undo", .line("M8.6 3.8 4 8.6 8.6 13.4M4 8.6H14.8A5.6 5.6 0 0 1 14.8 19.8H9.6")),
    "arrow.counterclockwise": counterclockwise,
    "arrow.clockwise": counterclockwise.mirrored("Refresh"),
    "arrow.triangle.2.circlepath": SymbolDrawing(
      "Repeat",
      .area("M21.4 3.6V9.6L15.6 8.4zM2.6 20.4V14.4L8.4 15.6z"),
      .line("M4 11.2A8.1 8.1 0 0 1 16.6 6.2M20 12.8A8.1 8.1 0 0 1 7.4 17.8")),
    "square.and.arrow.up": SymbolDrawing("Share", .line(box + "M12 14.4V2.8M8.4 6.2 12 2.6 15.6 6.2")),
    "square.and.arrow.down": SymbolDrawing("Save", .line(box + "M12 2.6V14.2M8.4 10.8 12 14.4 15.6 10.8")),
    "star": SymbolDrawing("Favorite", .line("M11.68 2.94" + star, width: 1.5)),
    "star.fill": SymbolDrawing("Favorite", .area("M11.68 2.94" + star)),
    "heart": SymbolDrawing("Love", .line(heart, width: 1.7)),
    "heart.fill": SymbolDrawing("Love", .area(heart)),
    "play.fill": SymbolDrawing(
      "Play", .area("M5.5 4.5Q5.5 2.6 7.12 3.59L19.38 11.01Q21 12 19.38 12.99L7.12 20.41Q5.5 21.4 5.5 19.5z")),
    "pause.fill": SymbolDrawing(
      "Pause",
      .area(
        "M5.5 4.5A1 1 0 0 1 6.5 3.5H9A1 1 0 0 1 10 4.5V19.5A1 1 0 0 1 9 20.5H6.5A1 1 0 0 1 5.5 19.5z"
          + "M14 4.5A1 1 0 0 1 15 3.5H17.5A1 1 0 0 1 18.5 4.5V19.5A1 1 0 0 1 17.5 20.5H15A1 1 0 0 1 14 19.5z")),
    "stop.fill": SymbolDrawing(
      "Stop", .area("M4 6.4Q4 4 6.4 4H17.6Q20 4 20 6.4V17.6Q20 20 17.6 20H6.4Q4 20 4 17.6z")),
    "circle": SymbolDrawing("Circle", .line(ring, width: 1.7)),
    "circle.fill": SymbolDrawing("Circle", .area(disc)),
    "sparkles": SymbolDrawing(
      "Sparkles",
      .area(
        "M9.5 5.4C10.23 10.57 11.93 12.27 17.1 13C11.93 13.73 10.23 15.43 9.5 20.6C8.77 15.43 7.07 13.73 1.9 13"
          + "C7.07 12.27 8.77 10.57 9.5 5.4z"
          + "M18.2 1.6C18.62 4.59 19.61 5.58 22.6 6C19.61 6.42 18.62 7.41 18.2 10.4C17.78 7.41 16.79 6.42 13.8 6"
          + "C16.79 5.58 17.78 4.59 18.2 1.6z"
          + "M18.6 15.7C18.88 17.67 19.53 18.32 21.5 18.6C19.53 18.88 18.88 19.53 18.6 21.5"
          + "C18.32 19.53 17.67 18.88 15.7 18.6C17.67 18.32 18.32 17.67 18.6 15.7z")),
  ]

  private static let heart =
    "M12 20.6C6.6 16.7 2.6 13.2 2.6 8.9C2.6 5.9 4.9 3.6 7.7 3.6C9.5 3.6 11.1 4.6 12 6.2C12.9 4.6 14.5 3.6 16.3 3.6"
    + "C19.1 3.6 21.4 5.9 21.4 8.9C21.4 13.2 17.4 16.7 12 20.6z"
}
