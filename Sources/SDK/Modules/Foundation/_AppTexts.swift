// Foundation: what looks up the texts of an app in its catalogs.

enum _AppTexts {
  /// The words that the catalogs have for a key in the language of the screen, or `words`, or the key itself.
  ///
  /// - Parameter language: the one language whose texts are meant; nil: the screen's, and the one that the texts were
  ///   written in where that has none.
  static func text(
    _ key: String, _ arguments: [Any], table: String?, words: String?, language: String? = nil
  ) -> String

  /// With `%` doubled, which begins a place for an argument.
  static func escaped(_ literal: String) -> String
}
