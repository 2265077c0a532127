/// What UIKit's own controls and the items of its bars are called, in the language of the screen.
///
/// English as spec formats.md 11 has them; in other languages the phrase of VoiceOver's tables or the
/// name of the symbol that the item draws. What is in neither stays English.
public struct ControlWords: Sendable {
  private let phrases: Phrases

  public init(locale: String) { phrases = Phrases(locale: locale) }

  /// The word for an English one: "Done", "Decrement".
  public subscript(_ english: String) -> String { known(english) ?? english }

  /// Whether the word is known in the language of the screen.
  public func isKnown(_ english: String) -> Bool { known(english) != nil }

  /// A page control's value: "page 2 of 3".
  public func page(_ page: Int, of pages: Int) -> String { phrases.fill(.pageValue, page, pages) }

  /// A share of one as a control's value: "48%".
  public func percent(_ share: Double) -> String { phrases.numbers.percent(share) }

  private func known(_ english: String) -> String? {
    if phrases.language == .english { return english }
    if let key = ControlWords.keys[english] { return phrases[key] }
    return SymbolTranslations.name(english, in: phrases.language)
  }

  private static let keys: [String: PhraseKey] = [
    "Cancel": .cancel, "Done": .done, "Edit": .edit, "Delete": .delete, "Close": .close,
    "Search": .search, "More": .more, "In progress": .inProgress, "Decrement": .decrement,
    "Increment": .increment, "Date Picker": .datePicker, "Time Picker": .timePicker, "Back": .back,
  ]
}
