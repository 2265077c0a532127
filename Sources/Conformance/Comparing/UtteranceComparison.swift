/// Whether something heard is an utterance that was expected.
struct UtteranceComparison {
  private enum Wanted {
    /// `<silence>`: a step that says nothing. `<empty element>`: a stop without words.
    case nothing
    case words(NormalizedUtterance)
  }

  private let wanted: Wanted
  private let mode: ConformanceCase.Mode
  private let againstSpoken: Bool

  /// nil where the text holds no word: `<boundary sound>` alone is none.
  init?(_ text: String, mode: ConformanceCase.Mode, againstSpoken: Bool) {
    self.mode = mode
    self.againstSpoken = againstSpoken
    if ["<silence>", "<silent>", "<empty element>"].contains(text) {
      wanted = .nothing
      return
    }
    let normalized = NormalizedUtterance(text.replacing("<boundary sound>", with: ""))
    guard !normalized.parts.isEmpty else { return nil }
    wanted = .words(normalized)
  }

  func accepts(_ heard: CaseScreen.Heard) -> Bool {
    let text = againstSpoken ? heard.spoken : heard.caption
    switch wanted {
    case .nothing: return text.isEmpty
    case .words(let wanted):
      let said = NormalizedUtterance(text)
      return mode == .prefix ? isInOrder(wanted.parts, in: said.parts) : wanted.words == said.words
    }
  }

  /// Whether the parts come in that order, with others before, between and after.
  private func isInOrder(_ parts: [[String]], in said: [[String]]) -> Bool {
    var rest = said[...]
    for part in parts {
      guard let found = rest.firstIndex(of: part) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }
}
