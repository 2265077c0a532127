// SwiftUI: what a text with attributes says.

extension AttributedString {
  var _spokenRuns: [_SpokenRun] {
    runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      return _SpokenRun(
        text: String(self[run.range].characters), link: run.link?.absoluteString,
        language: run.languageIdentifier, phoneticNotation: run.accessibilitySpeechPhoneticNotation,
        pitch: run.accessibilitySpeechAdjustedPitch ?? 0,
        headingLevel: run.accessibilityHeadingLevel?.rawValue ?? 0,
        spellsOutCharacters: run.accessibilitySpeechSpellsOutCharacters ?? false,
        alwaysIncludesPunctuation: run.accessibilitySpeechIncludesPunctuation ?? false,
        isBold: intent.contains(.stronglyEmphasized), isItalic: intent.contains(.emphasized),
        isUnderlined: run.underlineStyle != nil)
    }
  }
}
