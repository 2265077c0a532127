import Testing

@testable import EarshotKit

@Suite("Patterns for files")
struct FilePatternTests {
  private func fits(_ pattern: String, _ file: String) throws -> Bool {
    FilePatterns([pattern], in: "/project").contain("/project/" + file)
  }

  @Test(
    "What fits",
    arguments: [
      ("Card.swift", "Card.swift"), ("Card.swift", "deep/er/Card.swift"),
      ("Generated", "a/Generated/b/Card.swift"),
      ("*.swift", "a/b.swift"), ("Views/*.swift", "Views/Card.swift"), ("Views", "Views/deep/Card.swift"),
      ("Views/", "Views/Card.swift"), ("/Views", "Views/Card.swift"), ("a/**/c.swift", "a/c.swift"),
      ("a/**/c.swift", "a/b/b/c.swift"), ("**/*_Previews.swift", "a/Card_Previews.swift"),
      ("a/**", "a/b/c.swift"),
      ("?.swift", "é.swift"), ("**", "anything.swift"), ("./a/b.swift", "a/b.swift"),
    ])
  func fitting(pattern: String, file: String) throws { #expect(try fits(pattern, file)) }

  @Test(
    "What does not",
    arguments: [
      ("Card.swift", "MyCard.swift"), ("Views/*.swift", "Views/deep/Card.swift"),
      ("/Views", "deep/Views/Card.swift"),
      ("a/**", "b/a/c.swift"), ("a/**", "a"), ("?.swift", "ab.swift"), ("", "a.swift"),
      ("card.swift", "Card.swift"),
      ("a/*/c.swift", "a/c.swift"),
    ])
  func others(pattern: String, file: String) throws { #expect(try !fits(pattern, file)) }

  @Test("Hostile patterns take no longer than honest ones")
  func hostile() throws {
    let pattern = String(repeating: "**/", count: 500) + String(repeating: "*a", count: 500) + "b"
    #expect(try !fits(pattern, String(repeating: "a/", count: 300) + String(repeating: "a", count: 1_000)))
  }
}
