import Foundation

@testable import earshot_types

/// What `swiftc` says of the expressions of a program in Tests/Oracle/Programs: `Scripts/oracle/typed.py --record`
/// keeps it in Tests/Oracle/Types.
struct OracleTypes {
  var file: String
  var name: String
  /// By where the expression starts and where its last token does, in bytes of the program.
  var types: [Range: String]

  struct Range: Hashable {
    var start: Int
    var end: Int
  }

  var id: String { "\(file): \(name)" }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Oracle")

  static func all() throws -> [OracleTypes] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Types"), includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.flatMap { file in
      try parse(
        String(contentsOf: file, encoding: .utf8), file: file.deletingPathExtension().lastPathComponent)
    }
  }

  /// The types of the file, then of every program a line `= NAME` and one of `start-end:type`.
  private static func parse(_ text: String, file: String) -> [OracleTypes] {
    let parts = text.components(separatedBy: "\n= ")
    let names = parts[0].components(separatedBy: "\n")
    return parts.dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let pairs = (lines.count > 1 ? lines[1] : "").split(separator: " ").map { entry -> (Range, String) in
        let numbers = entry.split { $0 == "-" || $0 == ":" }.compactMap { Int($0) }
        return (Range(start: numbers[0], end: numbers[1]), names[numbers[2]])
      }
      return OracleTypes(file: file, name: lines[0], types: Dictionary(pairs) { first, _ in first })
    }
  }

  /// The code of every program, by file and name.
  static func programs() throws -> [String: OracleProgram] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Programs"), includingPropertiesForKeys: nil)
    var found: [String: OracleProgram] = [:]
    for file in files where file.pathExtension == "swift" {
      for program in OracleProgram.all(in: try String(contentsOf: file, encoding: .utf8)) {
        found["\(file.deletingPathExtension().lastPathComponent): \(program.name)"] = program
      }
    }
    return found
  }

  /// How many expressions have no type or another one, and how many of these are no gap that is known as one.
  func disagreements(with report: ProgramReport) -> Int {
    let ours = Dictionary(report.rows.map { (Range(start: $0.start, end: $0.end), $0.type) }) { first, _ in
      first
    }
    return types.count { ours[$0.key] != $0.value }
  }
}
