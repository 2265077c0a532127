import EarshotLocalization
import EarshotVocabulary

/// The catalogs of a project made of these files: text by path.
func catalogs(_ files: KeyValuePairs<String, String>, bounds: Bounds = .standard) -> StringCatalogs {
  StringCatalogs(files.map { ResourceFile(path: $0.key, bytes: Array($0.value.utf8)) }, bounds: bounds)
}

extension StringCatalogs {
  /// The text of a key with its arguments: whole numbers or texts.
  func text(
    _ key: String, _ arguments: [any CustomStringConvertible] = [], table: String? = nil,
    locale: String = "en_US", near file: String? = nil, on device: Device = .iPhone,
    isUncertain: Bool = false
  ) -> String? {
    var query = CatalogQuery(key, table: table, locale: locale, near: file)
    query.isInterpolated = !arguments.isEmpty
    query.isUncertain = isUncertain
    guard let format = answer(query).format else { return nil }
    if arguments.isEmpty { return format.text(on: device) }
    let numbers = arguments.map { argument -> PluralNumber? in
      if let int = argument as? Int { return PluralNumber(int) }
      return (argument as? Double).map { PluralNumber($0) }
    }
    return format.pieces(numbers: numbers, on: device).map { piece in
      switch piece {
      case .literal(let words): words
      case .argument(let index, _): arguments.indices.contains(index) ? "\(arguments[index])" : "?"
      }
    }.joined()
  }

  func notices(_ key: String, locale: String, near file: String? = nil) -> [String] {
    answer(CatalogQuery(key, locale: locale, near: file)).notices.map(\.description)
  }
}
