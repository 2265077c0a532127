import Foundation
import Testing

/// Every test of a rule names what the rule rests on: in its name, in a comment over it or in it,
/// or over its suite. Where there is nothing, it says "assumed".
@Suite struct EvidenceTests {
  private static let rooms = ["VoiceOverTests", "TreeResolverTests", "LocalizationTests"]

  @Test("every test of a rule names what it rests on", arguments: rooms)
  func everyTest(room: String) throws {
    for file in try EvidenceTests.files(of: room) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let pieces = text.components(separatedBy: "@Test")
      var suite = ""
      for (before, test) in zip(pieces, pieces.dropFirst()) {
        suite = suiteText(in: before) ?? suite
        let isNamed = [suite, comment(atEndOf: before), own(of: test)].contains(where: Evidence.isNamed)
        #expect(isNamed, "\(file.lastPathComponent): \(test.prefix(90))")
      }
    }
  }

  @Test(
    "what only sounds like a source is none",
    arguments: [
      "reads images on Friday", "an alias-free name", "the session's day goes on", "keeps the device awake",
      "is an issue of order", "heard twice", "records a walk", "specific to rows", "settles down",
      "an a-x mark", "documents open", "the contract is signed",
    ])
  func noSource(name: String) {
    #expect(!Evidence.isNamed(name))
  }

  @Test(
    "a source is named by what it is",
    arguments: [
      "(recorded)", "(settled, Boundary)", "(spec voiceover.md d)", "(assumed)", "(WWDC 2018-226)",
      "(wwdc25-224)", "(mag-slider)", "(D365-104)", "(contract 3)", "(no rule of iOS: bounds)",
    ])
  func source(name: String) {
    #expect(Evidence.isNamed("a rule \(name)"))
  }

  /// The name and the comments of the last suite that begins in a piece of a file.
  private func suiteText(in piece: String) -> String? {
    let parts = piece.components(separatedBy: "@Suite")
    guard parts.count > 1 else { return nil }
    let name = parts[parts.count - 1].prefix { $0 != "{" }
    return comment(atEndOf: parts[parts.count - 2]) + "\n" + name
  }

  /// The comment lines that a text ends with.
  private func comment(atEndOf text: String) -> String {
    let lines = text.split(separator: "\n").reversed().drop { $0.allSatisfy(\.isWhitespace) }
    return lines.prefix { $0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
  }

  /// The test's name and arguments, and the comments in it.
  private func own(of test: String) -> String {
    let head = test.components(separatedBy: "func ").first ?? ""
    let body = test.components(separatedBy: "\n  }\n").first ?? ""
    let comments = body.split(separator: "\n").compactMap { line in
      line.range(of: "//").map { String(line[$0.lowerBound...]) }
    }
    return head + comments.joined(separator: "\n")
  }

  private static func files(of room: String) throws -> [URL] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent(room)
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
    #expect(!files.isEmpty)
    return files.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}

/// How evidence is written down.
private enum Evidence {
  static func isNamed(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return patterns?.firstMatch(in: text, range: whole) != nil
  }

  private static let patterns = try? NSRegularExpression(
    pattern: forms.map { "(?<![\\w-])(?:\($0))" }.joined(separator: "|"), options: .caseInsensitive)

  /// Whole words each: a status, a text of the specification, an article or a recording by its
  /// name, a case by its id, Apple.
  private static let forms = [
    #"(?:settled|recorded|recordings?|assumed|no rule of iOS|ground truth)\b"#,
    #"(?:voiceover|swiftui|announcements|formats)\.md\b"#, #"spec \w"#, #"c\.\d\b"#,
    #"contract,? (?:section )?\d"#, #"WWDC ?20\d\d-\d+"#, #"wwdc\d\d-\d+"#, #"D365-\d+"#,
    #"(?:mag|ax|as|ma|cvs|apple|zenn)-[a-z]{3,}(?:-[a-z]+)*\b"#, #"reference images?\b"#,
    #"AccessibilitySnapshot\b"#, #"AccessibilityUpTo11\b"#, #"(?:CVS|ICAO|Unicode|WordPress)\b"#,
    #"Mobile A11y\b"#, #"Stack Overflow \d+"#, #"Apple(?:'s|,) \w"#, #"documented\b|documentation\b"#,
    #"settings of iOS \d"#, #"issue \d+"#,
  ]
}
