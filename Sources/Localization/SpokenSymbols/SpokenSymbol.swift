/// How a symbol or a punctuation mark is called when it is spoken, and when it is spoken.
///
/// Default punctuation is not "all": colon, quotes, equals and parentheses are silent, while an
/// underscore, a hash and an "at" are heard (spec voiceover.md c.5).
public struct SpokenSymbol: Hashable, Sendable {
  /// From which punctuation setting on the symbol is named.
  public enum Level: Int, Hashable, Sendable, Comparable {
    /// Under every setting: it carries meaning, as percent and currencies do.
    case always
    case some
    case all

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// The symbol itself.
  public let character: Character
  /// From which punctuation setting on it is named.
  public let level: Level
  private let names: [String]

  init(_ character: Character, _ level: Level, _ names: [String]) {
    self.character = character
    self.level = level
    self.names = names
  }

  /// The name in that language.
  public func name(in language: PhraseLanguage) -> String {
    guard let index = PhraseLanguage.allCases.firstIndex(of: language.column), index < names.count
    else { return String(character) }
    return language.written(names[index])
  }

  /// The row of a character; nil where it has no name of its own.
  public static func named(_ character: Character) -> SpokenSymbol? { byCharacter[character] }

  private static let byCharacter: [Character: SpokenSymbol] = Dictionary(
    table.map { ($0.character, $0) }, uniquingKeysWith: { first, _ in first })
}
