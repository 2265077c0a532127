import Foundation
import Testing

/// Every rule has a test with the evidence it rests on named beside it: in the test's name, in a
/// comment of it, or over its suite.
@Suite struct EvidenceTests {
  private static let rooms = ["VoiceOverTests", "TreeResolverTests", "LocalizationTests"]

  /// What evidence is called; "assumed" says that there is none.
  private static let words = [
    "settled", "record", "documen", "assumed", "spec ", "spec)", "voiceover.md", "swiftui.md",
    "announcements", "wwdc", "apple", "reference image", "contract", "d365-", "captur", "caption",
    "session", "issue", "article", "heard", "dump", "device", "accessibilitysnapshot", "settings of",
    "accessibilityupto11", "mobile a11y", "cvs", "unicode", "evidence", "no rule of ios", "zenn",
    "stack overflow", "mag-", "as-", "ax-", "ma-", "(c.", "(d)", "(g)", "ios 1", "ios 2", "icao",
    "international civil aviation", "interface tests", "images", "wordpress", "day ",
    "ground truth", "verbosity",
  ]

  @Test("every test of a rule names what it rests on", arguments: rooms)
  func everyTest(room: String) throws {
    for file in try EvidenceTests.files(of: room) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let pieces = text.components(separatedBy: "@Test")
      var suite = ""
      for (before, test) in zip(pieces, pieces.dropFirst()) {
        suite = suiteComment(in: before) ?? suite
        if EvidenceTests.namesEvidence(suite) { continue }
        let above = comment(atEndOf: before)
        let isNamed = EvidenceTests.namesEvidence(above) || EvidenceTests.namesEvidence(own(of: test))
        #expect(isNamed, "\(file.lastPathComponent): \(test.prefix(90))")
      }
    }
  }

  private static func namesEvidence(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }

  /// What stands over the last suite that begins in a piece of the file.
  private func suiteComment(in piece: String) -> String? {
    let parts = piece.components(separatedBy: "@Suite")
    return parts.count > 1 ? comment(atEndOf: parts[parts.count - 2]) : nil
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
    let comments = body.split(separator: "\n").filter { $0.contains("//") }
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
