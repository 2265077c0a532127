import EarshotVocabulary

/// Names that stand for texts: `@define NAME=TEXT` and the keys of `@matrix`, used as `${NAME}`.
struct Names {
  private var texts: [String: String] = [:]

  /// How long a line may grow, in UTF-8 bytes: definitions may use definitions.
  private static let bound = 1 << 16

  mutating func define(_ name: String, as text: String) { texts[name] = text }

  /// Letters, digits, hyphens and underscores, beginning with a letter or an underscore.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
    }
  }

  /// The text with every name replaced by what it stands for.
  ///
  /// - Parameter keepsEscapes: `\${` stays as it is, for someone who reads escapes later; else it
  ///   becomes `${`.
  func resolved(_ text: String, keepsEscapes: Bool) throws(NameFault) -> String {
    // By bytes: a search by characters costs a microsecond for each of them.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var resolved = ""
    var rest = text[...]
    while let dollar = Names.start(in: rest) {
      resolved += rest[..<dollar.index]
      rest = rest[dollar.index...]
      guard !dollar.isEscaped else {
        if !keepsEscapes { resolved.removeLast() }
        resolved += "${"
        rest = rest[rest.utf8.index(dollar.index, offsetBy: 2)...]
        continue
      }
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else {
        throw NameFault(message: "\"${\" is not closed; a dollar sign before a brace is written \\$")
      }
      let name = rest[rest.utf8.index(rest.startIndex, offsetBy: 2)..<end]
      guard let value = texts[String(name)] else { throw unknown(String(name)) }
      resolved += value
      guard resolved.utf8.count <= Names.bound else {
        throw NameFault(message: "the line grows over the bound of \(Names.bound) bytes")
      }
      rest = rest[rest.utf8.index(after: end)...]
    }
    return resolved + rest
  }

  /// Where the next `${` stands and whether an odd number of backslashes is before it.
  private static func start(in text: Substring) -> (index: Substring.Index, isEscaped: Bool)? {
    let bytes = text.utf8
    var backslashes = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "$"), next < bytes.endIndex, bytes[next] == UInt8(ascii: "{") {
        return (index, !backslashes.isMultiple(of: 2))
      }
      backslashes = bytes[index] == UInt8(ascii: "\\") ? backslashes + 1 : 0
      index = next
    }
    return nil
  }

  private func unknown(_ name: String) -> NameFault {
    let hint = NearestName.of(name, among: texts.keys.sorted()).map { "; did you mean \"\($0)\"?" }
    return NameFault(
      message: "nothing is defined as \"\(name)\"\(hint ?? ": write @define \(name)=TEXT before")")
  }
}

struct NameFault: Error, Hashable {
  var message: String
}
