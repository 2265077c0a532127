/// AccessibilitySnapshot's phrases, to the letter: its tables in English, German and Russian.
///
/// Faults in the tables are kept, since the notation is compared to the letter; VoiceOver's own
/// words are in `Phrases` (spec announcements.md, section 8).
public struct SnapshotPhrases: Hashable, Sendable {
  /// The languages that AccessibilitySnapshot has tables for.
  public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case german = "de"
    case russian = "ru"
  }

  /// Whose table this is.
  public let language: Language
  let numbers: NumberNotation

  /// The table of the element's language by its exact code, else by its first two letters, else
  /// that of the screen's locale, else English.
  public init(elementLanguage: String?, locale: String) {
    let element = elementLanguage.flatMap { code in
      Language(rawValue: code) ?? Language(rawValue: code.prefix(2).lowercased())
    }
    self.language = element ?? Language(rawValue: locale.prefix(2).lowercased()) ?? .english
    self.numbers = NumberNotation(locale: elementLanguage ?? locale)
  }

  /// A phrase without places to fill.
  public subscript(key: SnapshotPhraseKey) -> String {
    switch language {
    case .english: EnglishSnapshotPhrases.text(key)
    case .german: GermanSnapshotPhrases.text(key)
    case .russian: RussianSnapshotPhrases.text(key)
    }
  }

  /// "Selected: Text"; a selected element without text is "Selected." alone.
  public func selected(_ text: String) -> String {
    text.isEmpty ? self[.selected] : self[.selectedText] + text
  }

  /// "Row 4.": a phrase with the number in it, in the digits of the language.
  public func numbered(_ key: SnapshotPhraseKey, _ number: Int) -> String {
    let text = numbers.integer(number, grouped: false)
    return Phrase(self[key], .documented, .libraryTables).filled([text])
  }

  /// "Text 2 of 3.", whatever the text: an empty one leaves the space before the position.
  public func series(_ text: String, position: Int, count: Int) -> String {
    let place = Phrase(self[.series], .documented, .libraryTables).filled([
      numbers.integer(position, grouped: false), numbers.integer(count, grouped: false),
    ])
    return text + " " + place
  }
}

/// What the library's tables have a phrase for.
public enum SnapshotPhraseKey: String, CaseIterable, Hashable, Sendable {
  case selected, selectedText, dimmed, button, backButton, backWord, tab, heading, link
  case adjustable, image, searchField, on, off, mixed, switchButton
  case textField, secureTextField, isEditing
  case series, rowSpan, columnSpan, row, column
  case listStart, listEnd, landmark, landmarkEnd
  case adjustableHint, switchHint, textFieldHint, editingHint, textAreaHint
  case actions, moreContent
}
