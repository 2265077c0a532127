/// What a symbol is called by the place it stands in, where that differs from its own name.
public struct AddressWords: Hashable, Sendable {
  /// The full stop inside an address, a file name, a version: "example dot org".
  public let dot: String
  /// The hash before a word: "hashtag swift" (spec voiceover.md c.5, D365-11).
  public let hashtag: String

  /// The words in a language.
  public init(language: PhraseLanguage) {
    (dot, hashtag) =
      switch language {
      case .english: ("dot", "hashtag")
      case .german: ("Punkt", "Hashtag")
      case .french: ("point", "hashtag")
      case .spanish: ("punto", "hashtag")
      case .italian: ("punto", "hashtag")
      case .brazilianPortuguese: ("ponto", "hashtag")
      case .dutch: ("punt", "hashtag")
      case .japanese: ("ドット", "ハッシュタグ")
      case .simplifiedChinese: ("点", "话题标签")
      case .traditionalChinese: ("點", "話題標籤")
      case .korean: ("점", "해시태그")
      case .russian: ("точка", "хештег")
      case .arabic: ("نقطة", "هاشتاغ")
      case .hebrew: ("נקודה", "האשטאג")
      }
  }
}
