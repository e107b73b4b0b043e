import Foundation
import Testing

@testable import SwiftUI

@Suite struct StyleTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (12.3456, "12.346"), (0.001, "0.001"),
    (-0.0004, "0"), (10.05, "10.05"), (100, "100"), (1234.5, "1234.5"), (1e12, "1000000000"),
    (-1e12, "-1000000000"), (999_999_999.9994, "999999999.999"), (.infinity, "0"), (.nan, "0"), (2.9999, "3"),
  ])
  func `a number is written with at most three decimals`(_ number: Double, _ text: String) {
    #expect(decimal(number) == text)
    #expect(pixels(number) == text + "px")
  }

  @Test func `numbers are written as Foundation writes them`() {
    for thousandths in stride(from: -20_000, through: 20_000, by: 7) {
      let number = Double(thousandths) / 1000
      var text = String(format: "%.3f", number)
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      #expect(decimal(number) == text)
    }
  }

  @Test func `declarations that are there win over those that are filled in`() {
    let style: Style = ["color": "red", "gap": "8px"]
    #expect(style.filled(from: ["gap": "0", "font-weight": "700"]).text == "color:red;gap:8px;font-weight:700")
    #expect(style.filled(from: [:]) == style)
    #expect(Style().filled(from: style) == style)
  }
}
