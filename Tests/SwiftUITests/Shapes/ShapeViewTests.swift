import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct ShapeViewTests {
  private func shape(_ view: @escaping @MainActor () -> any View) throws -> Element {
    try #require(Screen(view).elements.first { $0.classes.contains("shape") })
  }

  @Test func `a round rectangle is a box with round corners`() throws {
    let element = try shape { RoundedRectangle(cornerRadius: 12).fill(.red) }
    #expect(element.style.text == "background:var(--red);border-radius:12px")
    #expect(element.growth == .both)
  }

  @Test func `a shape without a paint has the colour of text`() throws {
    #expect(try shape { Capsule() }.style["background"] == "currentColor")
  }

  @Test func `a circle is a square box in the middle`() throws {
    let element = try shape { Circle().inset(by: 3).fill(.blue) }
    #expect(element.children[0].style["width"] == "calc(100cqmin - 6px)")
    #expect(element.children[0].style["border-radius"] == "50%")
  }

  @Test func `a border lies within and a stroke half without`() throws {
    let within = try shape { Rectangle().strokeBorder(.red, lineWidth: 4) }
    #expect(within.style["outline"] == "4px solid var(--red)")
    #expect(within.style["outline-offset"] == "-4px")
    #expect(try shape { Rectangle().stroke(.red, lineWidth: 4) }.style["outline-offset"] == "-2px")
  }

  @Test func `a shape of one's own is drawn for the size that the page tells`() throws {
    let screen = Screen { Corner().fill(.red) }
    func path() -> String? { screen.elements.first { $0.tag == "path" }?.ownAttributes.first { $0.name == "d" }?.value }
    #expect(path() == "M0 0L100 0L0 100Z")
    #expect(screen.act(.size, on: screen.elements.first { $0.actions[.size] != nil }, .numbers([30, 20, 0, 0])))
    #expect(path() == "M0 0L30 0L0 20Z")
    #expect(screen.lastOperations.contains("0 0 30 20"))
  }

  @Test func `a part of an outline is one dash of the whole`() throws {
    let screen = Screen { Corner().trim(from: 0.25, to: 0.75).stroke(.red, lineWidth: 2) }
    screen.act(.size, on: screen.elements.first { $0.actions[.size] != nil }, .numbers([30, 20, 0, 0]))
    let path = try #require(screen.elements.first { $0.tag == "path" })
    #expect(path.attributes.contains(Attribute("d", "M0 0L30 0L0 20Z")))
    #expect(
      path.attributes.contains {
        $0.name == "style" && $0.value.contains("stroke-dasharray:50 200;stroke-dashoffset:-25")
      })
  }

  @Test func `a size that cannot be is not taken`() throws {
    let screen = Screen { Corner() }
    let count = screen.messages.count
    screen.act(.size, on: screen.elements.first { $0.actions[.size] != nil }, .numbers([-1, .infinity, 0, 0]))
    #expect(screen.messages.count == count)
  }

  @Test func `a stroke by a gradient is the gradient cut out`() throws {
    let element = try shape {
      Circle().stroke(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 2)
    }
    #expect(element.children[0].style["mask"]?.contains("stroke-width='2'") == true)
    #expect(element.children[0].style["inset"] == "-1px")
  }
}

private struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
