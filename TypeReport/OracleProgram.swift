import Foundation

struct OracleProgram {
  var name: String
  /// What swiftc's program prints.
  var expected: String
  var code: String

  static func all(in text: String) -> [OracleProgram] {
    text.components(separatedBy: "\n// MARK: ").enumerated().compactMap { index, part in
      var lines = part.components(separatedBy: "\n")
      var name = lines.removeFirst()
      if index == 0 {
        guard name.hasPrefix("// MARK: ") else { return nil }
        name = String(name.dropFirst(9))
      }
      var expected = ""
      if let first = lines.first, first.hasPrefix("// swiftc: ") {
        expected = String(first.dropFirst(11))
        lines.removeFirst()
      }
      return OracleProgram(name: name, expected: expected, code: lines.joined(separator: "\n"))
    }
  }
}
