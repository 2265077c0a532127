import Foundation

struct OracleProgram {
  var name: String
  var code: String

  static func all(in text: String) -> [OracleProgram] {
    text.components(separatedBy: "\n// MARK: ").enumerated().compactMap { index, part in
      var lines = part.components(separatedBy: "\n")
      var name = lines.removeFirst()
      if index == 0 {
        guard name.hasPrefix("// MARK: ") else { return nil }
        name = String(name.dropFirst(9))
      }
      if lines.first?.hasPrefix("// swiftc: ") ?? false { lines.removeFirst() }
      return OracleProgram(name: name, code: lines.joined(separator: "\n"))
    }
  }
}
