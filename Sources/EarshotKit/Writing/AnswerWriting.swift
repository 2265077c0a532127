import EarshotReports
import EarshotVoiceOver

extension JSONWriter {
  /// The answer to a question: texts, custom content, or parts with their causes.
  mutating func answer(_ answer: Answer) {
    switch answer {
    case .elements, .actions, .help: strings(answer.lines)
    case .content(let items): customContent(items)
    case .explain(let parts): self.parts(parts, explains: true)
    }
  }
}

extension TextWriter {
  /// The answer to a question, indented.
  mutating func answer(_ answer: Answer) {
    if case .explain(let parts) = answer { return causes(of: parts) }
    if answer.lines.isEmpty { own("  (none)\n") }
    for line in answer.lines {
      own("  ")
      self.line(line)
    }
  }
}
