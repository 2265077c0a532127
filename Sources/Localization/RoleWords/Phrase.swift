/// One row of a phrase table: the words, how sure one can be of them, and what they rest on.
public struct Phrase: Hashable, Sendable {
  /// How sure one can be that iOS says just these words.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// Somebody recorded or heard the words on a device or in a reference image.
    case recorded
    /// A document, a settings screen or a library's table has the words.
    case documented
    /// Put into the language with the vocabulary of iOS in it; nobody was heard saying it.
    case translated
    /// General knowledge for which no source was found.
    case assumed
  }

  /// What a phrase rests on.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    case appleSessions = "Apple's sessions of 2013 to 2025, in which VoiceOver itself is heard"
    case captions = "captions of screen recordings (MagentaA11y, 2022 to 2024)"
    case referenceImages = "reference images and tables of AccessibilitySnapshot, iOS 17.5 to 26.2"
    case libraryTables = "the language's own table in AccessibilitySnapshot"
    case maintainers = "what AccessibilitySnapshot's maintainers and reporters heard on devices"
    case settingsScreen = "names on the screens of Settings, iOS 14 and 16"
    case appleGuide = "Apple's user guide and pages that follow it"
    case speechLogs = "public logs of what VoiceOver's service said in tests, iOS 27"
    case articles = "articles that quote VoiceOver (365 days of iOS accessibility, CVS Health, Mobile A11y)"
    case iOSVocabulary = "the English phrase, in the words that iOS uses in that language"
    case knowledge = "general knowledge"
  }

  /// The words; `%1`, `%2`, `%3` stand for what is filled in.
  public let text: String
  /// How sure one can be of the words.
  public let certainty: Certainty
  /// What the words rest on.
  public let evidence: Evidence

  init(_ text: String, _ certainty: Certainty, _ evidence: Evidence) {
    self.text = text
    self.certainty = certainty
    self.evidence = evidence
  }

  /// The words with their places filled in order; a place without a value stays empty.
  public func filled(_ values: [String]) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      let next = rest.index(after: mark)
      guard next < rest.endIndex, let place = rest[next].wholeNumberValue, place > 0 else {
        result.append("%")
        rest = rest[next...]
        continue
      }
      if place <= values.count { result += values[place - 1] }
      rest = rest[rest.index(after: next)...]
    }
    return result + rest
  }
}

/// A language's words: one phrase for every key. Leaving a key out does not compile.
protocol PhraseTable {
  static func phrase(_ key: PhraseKey) -> Phrase
}
