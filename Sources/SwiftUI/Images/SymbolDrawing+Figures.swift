extension SymbolDrawing {
  private static func head(_ x: Double, _ y: Double, _ radius: Double = 2.1) -> String {
    let width = decimal(2 * radius)
    let (start, half) = (decimal(x - radius), decimal(radius))
    return "M\(start) \(decimal(y))a\(half) \(half) 0 1 0 \(width) 0a\(half) \(half) 0 1 0-\(width) 0z"
  }

  private static let thumb = SymbolDrawing(
    "Thumbs up",
    .area(
      "M8.2 10.5L11.3 3.6C11.7 2.8 12.6 2.5 13.4 2.9C14.7 3.6 15.1 5 14.8 6.4L14.2 9.2H18.8C20.4 9.2 21.5 10.6 21.1 12.1"
        + "L19.5 18.3C19.1 19.9 17.8 20.9 16.1 20.9H11.4C10.1 20.9 9 20.6 8.2 20z"
        + "M2.4 11.2Q2.4 10.2 3.4 10.2H5.7Q6.7 10.2 6.7 11.2V19.8Q6.7 20.8 5.7 20.8H3.4Q2.4 20.8 2.4 19.8z"))

  /// People, and parts of them.
  static let figures: [String: SymbolDrawing] = [
    "figure.stand": SymbolDrawing(
      "Standing",
      .area(
        head(12, 3.7)
          + "M9.9 7H14.1A2.3 2.3 0 0 1 16.4 9.3L17.5 14.2A.95.95 0 0 1 15.7 14.6L14.5 10.6V14L14.2 21.4"
          + "A1.05 1.05 0 0 1 12.1 21.4V15H11.9V21.4A1.05 1.05 0 0 1 9.8 21.4L9.5 14V10.6L8.3 14.6"
          + "A.95.95 0 0 1 6.5 14.2L7.6 9.3A2.3 2.3 0 0 1 9.9 7z")),
    "figure.walk": SymbolDrawing(
      "Walking", .area(head(13.4, 3.5)),
      .line("M12.8 8.2 11.4 13.8L14.2 16.6 15.8 21.4M11.4 13.8 10.6 17.4 7.4 21.4", width: 2.2),
      .line("M7.2 13.6 8.6 10.2 12.4 7.9 14.8 11.2 17.6 12.6", width: 1.9)),
    "figure.run": SymbolDrawing(
      "Running", .area(head(15.6, 3.5)),
      .line("M13.6 8 11 13.2L14.8 16 13.8 21.2M11 13.2 8.8 17 4 17.2", width: 2.2),
      .line("M6.2 11.2 8.6 7.8 13 7.8 16.2 11 19.6 10", width: 1.9)),
    "figure.seated.side": SymbolDrawing(
      "Sitting", .area(head(9.4, 3.7)),
      .line("M9.3 8.4V14.4H15.4L16.4 20.8", width: 2.3), .line("M12.4 12 13.4 12", width: 1.8),
      .line("M5.4 9.4 6 17.9H12.4M6 17.9V21M12.4 17.9V21", width: 1.4)),
    "figure.cooldown": SymbolDrawing(
      "Resting", .area(head(10.4, 4.1)),
      .line("M9.6 8.8 8.4 15.2H3.4M8.4 15.2 14.6 14.4 20.4 20.2", width: 2.2),
      .line("M10.6 8.8 14 11 17.6 9.4", width: 1.9), .line("M3.4 20.8H15", width: 1.4)),
    "figure.mind.and.body": SymbolDrawing(
      "Resting", .area(head(12, 4.1)),
      .line("M12 9V15.6M4.4 19.6 9.6 16.6H14.4L19.6 19.6M8.6 20.6H15.4", width: 2.2),
      .line("M4.6 14.6 8.4 12.4 10 9H14L15.6 12.4 19.4 14.6", width: 1.8)),
    "person": SymbolDrawing(
      "Person",
      .line(
        "M8 7.2a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
          + "M4.4 20C4.4 16.6 7.6 14.2 12 14.2C16.4 14.2 19.6 16.6 19.6 20C19.6 20.5 19.3 20.8 18.8 20.8H5.2"
          + "C4.7 20.8 4.4 20.5 4.4 20z", width: 1.7)),
    "person.fill": SymbolDrawing(
      "Person",
      .area(
        head(12, 7.2, 4.5)
          + "M3.4 20.2C3.4 16.3 7.2 13.4 12 13.4C16.8 13.4 20.6 16.3 20.6 20.2C20.6 21.1 20 21.6 19 21.6H5"
          + "C4 21.6 3.4 21.1 3.4 20.2z")),
    "hand.thumbsup.fill": thumb,
    "hand.thumbsdown.fill": thumb.upsideDown("Thumbs down"),
    "hand.thumbsup": SymbolDrawing("Thumbs up", .line(thumbLine, width: 1.6)),
    "hand.thumbsdown": SymbolDrawing("Thumbs up", .line(thumbLine, width: 1.6)).upsideDown("Thumbs down"),
    "brain": SymbolDrawing(
      "Brain",
      .line(
        "M12 5.3C11.4 3.1 8.5 2.6 7.3 4.6C5.2 4.4 3.9 6.5 4.7 8.3C2.8 9.2 2.4 11.7 3.8 13.2C2.9 15.2 4.1 17.4 6.2 17.7"
          + "C6.7 20.6 10.4 21.4 12 19.2C13.6 21.4 17.3 20.6 17.8 17.7C19.9 17.4 21.1 15.2 20.2 13.2"
          + "C21.6 11.7 21.2 9.2 19.3 8.3C20.1 6.5 18.8 4.4 16.7 4.6C15.5 2.6 12.6 3.1 12 5.3z"
          + "M12 5.3V19.2M8.9 8C8.9 9.6 8 10.5 6.6 10.6M15.1 8C15.1 9.6 16 10.5 17.4 10.6"
          + "M7 14C8.4 13.8 9.4 14.6 9.5 16M17 14C15.6 13.8 14.6 14.6 14.5 16", width: 1.5)),
  ]

  private static let thumbLine =
    "M8.4 11L11.6 4.2C11.9 3.6 12.6 3.4 13.1 3.7C14.1 4.3 14.4 5.4 14.1 6.5L13.3 10H18.6C19.8 10 20.6 11 20.3 12.1"
    + "L18.7 18.1C18.4 19.3 17.4 20.1 16.1 20.1H11.6C10.3 20.1 9.2 19.8 8.4 19.2z"
    + "M3.2 11.4Q3.2 10.9 3.7 10.9H5.4Q5.9 10.9 5.9 11.4V19.6Q5.9 20.1 5.4 20.1H3.7Q3.2 20.1 3.2 19.6z"
}
