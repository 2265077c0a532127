import EarshotVocabulary

/// Text as Markdown takes it: what comes from an input stays text, on one line.
package enum MarkdownText {
  /// Every character that Markdown or its HTML could read as a mark there is escaped.
  package static func escaped(_ text: String) -> String {
    let text = text.drop { $0.isWhitespace }
    // At a beginning, these would be lists.
    let number = text.prefix { $0.isNumber }
    let isList = "+-.)".contains(text.dropFirst(number.count).first ?? " ")
    let beginning = isList ? number + "\\" : ""
    return text.dropFirst(isList ? number.count : 0).unicodeScalars.reduce(into: String(beginning)) {
      escaped, scalar in
      switch scalar {
      case "\n", "\r", "\t": escaped += " "
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // An account that is named would be notified.
      case "@": escaped += "@\u{200B}"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case _ where scalar.isHarmful: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// The same between tags of HTML, where a backslash is only a backslash.
  package static func html(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\n", "\r", "\t": escaped += " "
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "@": escaped += "@\u{200B}"
      // A runner obeys `##[error]` anywhere in a line.
      case "[": escaped += "&#91;"
      case _ where scalar.isHarmful: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
