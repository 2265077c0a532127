import Foundation
import Testing

/// The language knows no API by its name: what its rooms still know so is counted, and may only become less.
@Suite("Names of the system's API in the rooms of the language") struct NameCountTests {
  private struct Counts: Codable {
    /// Names after `case` in a `switch`: one method or member in Swift code each.
    var caseLabels: Int
    /// Files that extend the one object of the evaluator.
    var filesThatExtendMachine: Int
  }

  private static let folder = OracleProgram.folder.deletingLastPathComponent().deletingLastPathComponent()

  @Test("Not one more than Tests/Oracle/counts.json has")
  func counts() throws {
    let known = try JSONDecoder().decode(
      Counts.self, from: Data(contentsOf: OracleProgram.folder.appending(path: "counts.json")))
    var found = Counts(caseLabels: 0, filesThatExtendMachine: 0)
    for room in ["Sources/SwiftUISource", "Sources/UIKitSource"] {
      for text in try Self.sources(in: room) {
        for line in text.split(separator: "\n") where line.contains(/^ *case "/) {
          found.caseLabels += line.matches(of: /"[A-Za-z_]\w*"/).count
        }
        if text.contains(/(^|\n)extension Machine\b/) { found.filesThatExtendMachine += 1 }
      }
    }
    #expect(found.caseLabels <= known.caseLabels)
    #expect(found.filesThatExtendMachine <= known.filesThatExtendMachine)
    #expect(found.caseLabels > 0)
  }

  private static func sources(in room: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: room).path)
    return try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: "\(room)/\($0)"), encoding: .utf8)
    }
  }
}
