import EarshotVocabulary

/// Text as XML takes it, in content and in attributes.
enum XMLText {
  /// What XML can't hold, or what a terminal might obey when the file is shown, becomes U+FFFD.
  /// Line feeds become references, so that they survive in attributes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      // `##[` is a command to GitHub's runner wherever it stands.
      case "[" where escaped.hasSuffix("##"): escaped += "&#91;"
      case _ where scalar.isHarmful || (0xfffe...0xffff).contains(scalar.value & 0xffff):
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
