import EarshotVocabulary

/// A whole screen as text: one stop a line, as a transcript writes utterances; `...` skips any
/// number of stops, and lines with `#` are comments.
public enum ScreenText {
  /// - Throws: what is wrong with a line of the text, with its 1-based number.
  public static func comparison(
    of stops: [String], with text: String
  ) throws(ScriptFault) -> Comparison {
    var expected: [Expectation] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = SourceLocation(file: "", line: index + 1, column: 1)
      let written = TranscriptText.trimmed(String(line))
      guard !written.isEmpty, !written.hasPrefix("#") else { continue }
      guard written != TranscriptText.gap else {
        expected.append(Expectation(.gap, at: place))
        continue
      }
      do {
        let utterance = try TranscriptText.unquoted(written)
        expected.append(Expectation(.line(HeardLine(.utterance, utterance)), at: place))
      } catch {
        throw ScriptFault(message: "line \(index + 1): \(error.message)", code: 65)
      }
    }
    return Comparison(expected: expected, heard: stops.map { HeardLine(.utterance, $0) })
  }
}
