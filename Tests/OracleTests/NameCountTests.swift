import Foundation
import Testing

/// The language knows no API by its name: what its rooms still know so is counted, and may only become less.
@Suite("Names of the system's API in the rooms of the language") struct NameCountTests {
  private struct Counts: Codable {
    /// Names after `case` in a `switch`: one method or member in Swift code each.
    var caseLabels: Int
  }

  private static let folder = OracleProgram.folder.deletingLastPathComponent().deletingLastPathComponent()

  @Test("Not one more than Tests/Oracle/counts.json has")
  func counts() throws {
    let known = try JSONDecoder().decode(
      Counts.self, from: Data(contentsOf: OracleProgram.folder.appending(path: "counts.json")))
    var found = Counts(caseLabels: 0)
    for room in [
      "SwiftCode", "SwiftSemantics", "SwiftRuntime", "SwiftUIScreens", "UIKitScreens",
    ] {
      for text in try Self.sources(in: "Sources/\(room)") {
        for line in text.split(separator: "\n") where line.contains(/^ *case "/) {
          found.caseLabels += line.matches(of: /"[A-Za-z_]\w*"/).count
        }
      }
    }
    #expect(found.caseLabels <= known.caseLabels)
    #expect(found.caseLabels > 0)
  }

  @Test(
    "Nothing outside its room extends what runs typed code",
    arguments: ["SDK", "Projects", "SwiftUIScreens", "UIKitScreens", "LiveScreens"])
  func extensions(room: String) throws {
    let sources = try Self.sources(in: "Sources/\(room)")
    #expect(!sources.isEmpty)
    #expect(!sources.contains { $0.contains(/(^|\n)((package|public) )?extension Machine\b/) })
  }

  private static func sources(in room: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: room).path)
    return try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: "\(room)/\($0)"), encoding: .utf8)
    }
  }
}
