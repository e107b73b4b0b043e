import Foundation
import TestSupport
import Testing

/// A page of the documentation, with the program whose parts it shows.
struct Article: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let program: String
  /// The lines that are quoted as printed, empty ones left out.
  let quoted: [String]

  /// The pages about frames that quote what a program prints.
  static let all: [Article] = {
    let folder = PackageFolder.root.appending(path: "Sources/TabularData/TabularData.docc")
    let pages = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return pages.filter { $0.pathExtension == "md" }.compactMap(Article.init).sorted { $0.program < $1.program }
  }()

  private init?(_ page: URL) {
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return nil }
    let name = page.deletingPathExtension().lastPathComponent
    testDescription = name
    // The catalog's first page has the name of the module, which no program can have.
    program = name == "TabularData" ? "GettingStartedWithFrames" : name
    quoted = Article.quotedLines(of: text)
  }

  /// The lines between fences that name no language.
  private static func quotedLines(of page: String) -> [String] {
    var quoted: [String] = []
    var language: Substring?
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
      } else if language?.isEmpty == true, !isBlank(line) {
        quoted.append(String(line))
      }
    }
    return quoted
  }

  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").filter { !isBlank($0) }.map(String.init)
  }
}

@Suite struct ArticleOutputTests {
  @Test func `there is an article for each task`() {
    let names = Article.all.map(\.testDescription)
    for task in ["ReadingACSVFile", "CleaningAFrame", "GroupingRows", "SummarizingAFrame", "PrintingAFrame"] {
      #expect(names.contains(task))
    }
  }

  @Test(arguments: Article.all)
  func `an article quotes exactly what its program prints`(article: Article) async throws {
    let program = ToolRun.program.deletingLastPathComponent().appending(path: article.program)
    let run = try await ToolRun(
      program: program, [], in: PackageFolder.root, environment: ["LANG": "en_US.UTF-8", "TZ": "GMT"])
    #expect(run.exitCode == 0, "\(run.notes)")
    #expect(Article.lines(of: run.output) == article.quoted)
  }
}
