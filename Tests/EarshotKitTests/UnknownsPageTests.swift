import EarshotKit
import Foundation
import Testing

/// `Documentation/unknowns.md` says what is heard of each kind of thing that is not known: every line of its tables is
/// read.
@Suite("The page about what is not known")
struct UnknownsPageTests {
  struct Line: CustomTestStringConvertible {
    var code: [String]
    var heard: [String]
    var counted: String
    var testDescription: String { code.joined(separator: "; ") }
  }

  static let page: [Substring] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Documentation/unknowns.md")
    return ((try? String(contentsOf: page, encoding: .utf8)) ?? "").split(separator: "\n")
  }()

  static let lines: [Line] = page.compactMap { line in
    guard line.hasPrefix("| `") else { return nil }
    let parts = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    guard parts.count == 3 else { return nil }
    return Line(
      code: parts[0].matches(of: /`([^`]*)`/).map { String($0.1) },
      heard: parts[1].components(separatedBy: " / "), counted: parts[2])
  }

  private static let names = [
    "whole": "whole", "without speech": "gaps-without-speech", "in speech": "gaps-in-speech",
  ]

  @Test("Each line is heard and counted as it says", arguments: lines)
  func line(_ line: Line) throws {
    let log = UnknownsPageTests.page.compactMap { $0.firstMatch(of: /`Log` is `(.*)`\./)?.1 }.first ?? ""
    let source = """
      import SwiftUI
      import Tides
      \(log)
      struct Quay: View {
        \(line.code.dropLast().joined(separator: "\n"))
        var body: some View { \(line.code.last ?? "") }
      }
      """
    let reading = try #require(try Earshot.open(swift: source).readings().first)
    #expect(reading.elements.map(\.announcement) == line.heard)
    #expect(reading.understood.understanding.rawValue == UnknownsPageTests.names[line.counted])
  }

  @Test("The page has lines for each kind")
  func count() {
    #expect(UnknownsPageTests.lines.count >= 60)
  }
}
