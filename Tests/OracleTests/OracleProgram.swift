import EarshotKit
import Foundation

/// A small program with what the compiled program prints (`Scripts/oracle/swiftc.py` asks the compiler).
struct OracleProgram: Sendable {
  var file: String
  var name: String
  /// With ¶ for each line break.
  var expected: String
  var code: String

  var id: String { "\(file): \(name)" }

  private var isAsync: Bool { code.contains(/func probe\(\)[^{]*\basync\b/) }

  /// A screen whose one text is what the program returns.
  private var screen: String {
    let body =
      isAsync
      ? """
        @State private var printed = ""
        var body: some View { Text(verbatim: printed).task { printed = await probe() } }
      """ : "  var body: some View { Text(verbatim: probe()) }"
    return "import Foundation\nimport SwiftUI\n\n\(code)\nstruct PrintedScreen: View {\n\(body)\n}\n"
  }

  /// What Earshot says in its place.
  func answer() -> OracleAnswer {
    do {
      var options = OpenOptions()
      options.view = "PrintedScreen"
      let input = try Earshot.open(bytes: Array(screen.utf8), file: "probe.swift", options: options)
      let reading = input.readings()[0]
      let heard = reading.elements.map(\.announcement)
      let notices = (input.notices + reading.notices).filter { $0.severity > .note }
      return OracleAnswer(
        text: heard.joined(separator: " | ").replacing("\n", with: "¶"), isSilent: notices.isEmpty,
        notice: notices.first?.message)
    } catch {
      return OracleAnswer(text: "\(error)", isSilent: false, notice: nil)
    }
  }

  /// Whether the answer is the compiler's. A text of blanks alone is no stop.
  func isRight(_ answer: OracleAnswer) -> Bool { answer.text == expected }
}

struct OracleAnswer: Sendable {
  var text: String
  /// Whether nothing says that something may be wrong.
  var isSilent: Bool
  var notice: String?
}

extension OracleProgram {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Oracle")

  /// All programs, in the order of their files.
  static func all() throws -> [OracleProgram] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Programs"), includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.flatMap(programs)
  }

  private static func programs(in file: URL) throws -> [OracleProgram] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "// MARK: ", omittingEmptySubsequences: false).dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
      let answer = lines.count > 1 ? lines[1] : ""
      let mark = "// swiftc: "
      return OracleProgram(
        file: file.deletingPathExtension().lastPathComponent, name: String(lines[0]),
        expected: answer.hasPrefix(mark) ? String(answer.dropFirst(mark.count)) : "",
        code: lines.count > 2 ? String(lines[2]) : "")
    }
  }
}
