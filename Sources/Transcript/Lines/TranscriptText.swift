import EarshotVocabulary

/// What is heard as a line of a transcript, and a line as what is heard: contract, section 4.
public enum TranscriptText {
  /// Line breaks as `\n`, a backslash as two, and `\${` where `${` would be taken for a name.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x5c || $0 == 0x0a || $0 == 0x0d || $0 == 0x24 }) else {
      return text
    }
    var escaped = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\n", "\r": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "$" where index + 1 < scalars.count && scalars[index + 1] == "{":
        escaped.append(contentsOf: "\\$".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Escaped, and with a backslash before a first character that a transcript would read as a
  /// mark, or in the place of an utterance without words.
  public static func quoted(_ utterance: String) -> String {
    let text = escaped(utterance)
    let first = text.unicodeScalars.first { !isBlank($0) }
    guard let first else { return "\\" + text }
    let isMark = marks.unicodeScalars.contains(first) || trimmed(text) == gap
    return isMark ? "\\" + text : text
  }

  /// The utterance that a line stands for.
  ///
  /// - Throws: what is wrong with a backslash in it.
  static func unquoted(_ line: String) throws(EscapeFault) -> String {
    var scalars = Substring.UnicodeScalarView(line.unicodeScalars)
    guard scalars.first == "\\" else { return try unescaped(line) }
    let rest = scalars.dropFirst()
    // `\n` and `\\` at the beginning are what they are inside, and a dollar is kept for its own rule.
    guard let next = rest.first else { return "" }
    if next == "n" || next == "\\" || next == "$" { return try unescaped(line) }
    scalars = rest.dropFirst()
    return String(next) + (try unescaped(String(scalars)))
  }

  /// `\n` is a line break, `\\` a backslash, `\$` a dollar sign.
  static func unescaped(_ text: String) throws(EscapeFault) -> String {
    guard text.utf8.contains(0x5c) else { return text }
    var plain = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      guard isEscape else {
        if scalar == "\\" { isEscape = true } else { plain.append(scalar) }
        continue
      }
      isEscape = false
      switch scalar {
      case "n": plain.append("\n")
      case "\\", "$": plain.append(scalar)
      default: throw EscapeFault(escape: "\\\(scalar)")
      }
    }
    if isEscape { throw EscapeFault(escape: "\\") }
    return String(plain)
  }

  /// A text as it is compared: what can't be written in a transcript is as a transcript shows it,
  /// and blanks at the ends, which nobody hears and editors strip, don't count.
  public static func comparable(_ text: String) -> String {
    let text = trimmed(text)
    guard text.unicodeScalars.contains(where: { $0.isHarmful }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": scalars.append("\n")
      case "\t", "\u{2028}", "\u{2029}": scalars.append(" ")
      case _ where scalar.isHarmful: scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The line that skips any number of lines.
  static let gap = "..."

  /// First characters that say what a line is.
  private static let marks = "@>!=~#"

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Without blanks at both ends.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, isBlank(first) || isBlank(last) else {
      return text
    }
    guard let start = scalars.firstIndex(where: { !isBlank($0) }),
      let end = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[start...end])
  }
}

/// A backslash before something that it has no meaning for.
struct EscapeFault: Error, Hashable {
  var escape: String

  var message: String {
    "\"\(escape)\" means nothing here; a backslash is written \\\\, a line break \\n"
  }
}
