/// Which way a swipe up or down goes through what the rotor offers.
enum Step: Int, Sendable {
  /// Swipe up.
  case back = -1
  /// Swipe down.
  case forward = 1
}

/// Swipe up and down: what they do is the rotor's setting (spec voiceover.md b).
extension NavigatorState {
  mutating func swipeVertically(_ step: Step, _ hearing: inout Hearing) {
    guard focused != nil else {
      hearing.play(.boundary)
      return
    }
    switch rotorInForce {
    case .text(let unit): readUnit(unit, step, &hearing)
    case .elements(let category): moveToMatch(of: category, step, &hearing)
    case .custom(let name): moveToEntry(ofRotor: name, step, &hearing)
    case .actions(let category): readAction(category, step, &hearing)
    case .moreContent: readContent(step, &hearing)
    case .adjustValue: adjustValue(step, &hearing)
    case .audioGraph: readGraphEntry(step, &hearing)
    case .zoom: zoom(step, &hearing)
    case .speech(let control): changeSpeech(control, step, &hearing)
    case .named(.misspelledWords): sayNotFound(words[.rotorMisspelledWords], &hearing)
    case .named: hearing.play(.boundary)
    }
  }
}
