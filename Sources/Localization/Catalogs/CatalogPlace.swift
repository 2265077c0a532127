/// What the path of a file of texts says about it: its format, its table, its language.
struct CatalogPlace: Hashable {
  enum Format: Hashable {
    /// A string catalog: all languages in one file.
    case catalog
    /// `.strings`: one language.
    case strings
    /// `.stringsdict`: one language, with plural rules.
    case dictionary
  }

  var format: Format
  /// The file's name: `Localizable`, `InfoPlist`.
  var table: String
  /// The language tag of the `.lproj` folder; `Base` for the base localization; nil where the
  /// file lies in none.
  var language: String?
  /// The folder that holds the file, or the `.lproj` folder around it.
  var folder: [Substring]

  init?(path: String) {
    var parts = path.split(separator: "/").filter { $0 != "." }
    guard let name = parts.popLast(), let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "xcstrings": format = .catalog
    case "strings": format = .strings
    case "stringsdict": format = .dictionary
    default: return nil
    }
    table = String(name[..<dot])
    if let last = parts.last, last.lowercased().hasSuffix(".lproj") {
      let folder = String(last.dropLast(6))
      language = CatalogPlace.legacyNames[folder] ?? folder
      parts.removeLast()
    }
    folder = parts
  }

  /// The names that folders had before they were language tags, and tags that were replaced.
  private static let legacyNames: [String: String] = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it",
    "Japanese": "ja", "Dutch": "nl", "iw": "he", "in": "id", "zh_CN": "zh-Hans",
    "zh_TW": "zh-Hant",
  ]
}

/// A language of texts from the path or the inside of a file.
enum CatalogLanguage {
  /// The folder with the texts that any language may fall back to.
  static let base = "Base"
}
