import EarshotReports
import EarshotVoiceOver

extension JSONWriter {
  /// The answer to a question.
  mutating func answer(_ answer: Answer) {
    switch answer {
    case .lines(let lines): strings(lines)
    }
  }
}

extension TextWriter {
  /// The answer to a question, indented.
  mutating func answer(_ answer: Answer) {
    switch answer {
    case .lines(let lines):
      for answer in lines {
        own("  ")
        line(answer)
      }
    }
  }
}
