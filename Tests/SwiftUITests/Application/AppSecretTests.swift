import Foundation
import Testing

@testable import SwiftUI

@Suite struct AppSecretTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func `secrets have 128 bits and are never the same`() {
    let secrets = Set((0..<1_000).map { _ in AppSecret().text })
    #expect(secrets.count == 1_000)
    #expect(secrets.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func `a secret matches itself only`() {
    let secret = AppSecret()
    #expect(secret.matches(secret.text[...]))
    for other in ["", "0", secret.text + "0", String(secret.text.dropLast()), AppSecret().text] {
      #expect(!secret.matches(other[...]))
    }
  }

  @Test func `a kept secret is the same from start to start, and its owner's alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("app/secret")
    let first = try AppSecret(keptIn: file)
    #expect(try AppSecret(keptIn: file) == first)
    #expect(try permissions(file) == 0o600)
    #expect(try permissions(file.deletingLastPathComponent()) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["secret"])
  }

  @Test func `a kept secret that others can read is closed to them`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("secret")
    let secret = try AppSecret(keptIn: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    #expect(try AppSecret(keptIn: file) == secret)
    #expect(try permissions(file) == 0o600)
  }

  @Test(arguments: ["", "abc", "xyz45678901234567890123456789012", String(repeating: "0", count: 33)])
  func `a file that holds no secret gets one`(content: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("secret")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
    let secret = try AppSecret(keptIn: file)
    #expect(secret.text != content)
    #expect(try AppSecret(keptIn: file) == secret)
  }

  @Test func `a place that cannot be written is named`() throws {
    let file = URL(fileURLWithPath: "/proc/no/secret")
    #expect(throws: (any Error).self) { try AppSecret(keptIn: file) }
  }
}
