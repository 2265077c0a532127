import EarshotReports
import EarshotVoiceOver

extension TextWriter {
  /// What is heard, as a transcript writes it: `! sound`, `= output`, one utterance a line;
  /// answers to questions are indented, since nobody says them.
  public mutating func response(_ shown: ShownResponse) {
    for sound in shown.response.sounds {
      own("! ")
      line(sound.rawValue)
    }
    for output in shown.response.output {
      own("= ")
      line(TranscriptText.escaped(output))
    }
    for (index, utterance) in shown.utterances.enumerated() {
      line(TranscriptText.quoted(utterance))
      if let parts = shown.parts, parts.indices.contains(index) { causes(of: parts[index]) }
    }
    if let answer = shown.response.answer { self.answer(answer) }
    if let answer = shown.technologyAnswer { technologyAnswer(answer) }
  }
}

/// Utterances as lines of a transcript: contract, section 4.
public enum TranscriptText {
  /// Line breaks as `\n`, a backslash as two.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x5c || $0 == 0x0a || $0 == 0x0d }) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\n", "\r": escaped.append(contentsOf: "\\n".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Escaped, and with a backslash before a first character that a transcript would read as a
  /// mark.
  public static func quoted(_ utterance: String) -> String {
    let text = escaped(utterance)
    guard let first = text.unicodeScalars.first, "@>!=~#".unicodeScalars.contains(first) || text == "..."
    else { return text }
    return "\\" + text
  }
}
