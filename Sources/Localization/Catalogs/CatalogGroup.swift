import EarshotVocabulary

/// One table in one folder: a string catalog, or the `.lproj` folders that lie there.
struct CatalogGroup: Sendable {
  let folder: [Substring]
  /// The place of the first file in the list of files.
  private(set) var firstFile = Int.max
  private var catalog: Int?
  private var strings: [String: Int] = [:]
  private var dictionaries: [String: Int] = [:]

  init(folder: [Substring]) { self.folder = folder }

  mutating func add(_ file: Int, _ place: CatalogPlace) {
    firstFile = min(firstFile, file)
    let language = place.language ?? CatalogLanguage.base
    switch place.format {
    case .catalog: catalog = catalog ?? file
    case .strings: strings[language] = strings[language] ?? file
    case .dictionary: dictionaries[language] = dictionaries[language] ?? file
    }
  }

  /// Puts what this table says into the answer; false where it does not have the key.
  func answer(
    _ query: CatalogQuery, _ library: inout CatalogLibrary, _ answer: inout CatalogAnswer
  ) -> Bool {
    if let catalog { return self.answer(query, catalog: catalog, &library, &answer) }
    return answerFromFolders(query, &library, &answer)
  }

  /// The languages that the table is there in.
  func languages(_ library: inout CatalogLibrary) -> Set<String> {
    guard let catalog else {
      return Set(strings.keys).union(dictionaries.keys).subtracting([CatalogLanguage.base])
    }
    return library.catalog(catalog).languages
  }

  /// The texts of a string catalog that were added by hand.
  func manualTexts(_ library: inout CatalogLibrary) -> [StringCatalogs.KeyedText] {
    guard let file = catalog else { return [] }
    let catalog = library.catalog(file)
    return texts(of: catalog.manualKeys, file, catalog, &library)
  }

  /// Every text of the table: of the catalog, or of the language its texts were most likely written in.
  func allTexts(_ library: inout CatalogLibrary) -> [StringCatalogs.KeyedText] {
    if let file = catalog {
      let catalog = library.catalog(file)
      return texts(of: catalog.keys, file, catalog, &library)
    }
    var languages = Set(strings.keys).union(dictionaries.keys)
    // A base that is there only so that Xcode finds the others holds nothing.
    while let language = sourceLanguage(of: languages) {
      var found: [String: StringCatalogs.KeyedText] = [:]
      for (file, format) in [(strings[language], .strings), (dictionaries[language], .dictionary)]
        as [(Int?, CatalogPlace.Format)]
      {
        guard let file else { continue }
        for (key, entry) in library.table(file, format).entries {
          found[key] = StringCatalogs.KeyedText(
            file: library.path(file), key: key,
            text: entry.translation.body.text(nil, language: language, isPad: false), isManual: false)
        }
      }
      if !found.isEmpty { return found.values.sorted { $0.key < $1.key } }
      languages.remove(language)
    }
    return []
  }

  private func texts(
    of keys: some Sequence<String>, _ file: Int, _ catalog: StringCatalogFile, _ library: inout CatalogLibrary
  ) -> [StringCatalogs.KeyedText] {
    let manual = Set(catalog.manualKeys)
    return keys.sorted().map { key in
      StringCatalogs.KeyedText(
        file: library.path(file), key: key, text: catalog.sourceText(of: key), isManual: manual.contains(key))
    }
  }

  // MARK: String catalogs

  private func answer(
    _ query: CatalogQuery, catalog file: Int, _ library: inout CatalogLibrary,
    _ answer: inout CatalogAnswer
  ) -> Bool {
    let catalog = library.catalog(file)
    if let fault = library.fault(of: file) { answer.notices.append(fault) }
    guard let key = key(for: query, catalog.contains, catalog.formats) else { return false }
    do throws(CatalogFault) {
      guard let entry = try catalog.entry(key) else { return false }
      let matches = LanguageTag.matches(for: query.locale, among: entry.translations.keys)
      let language = matches.first ?? catalog.sourceLanguage
      if let translation = entry.translations[language] {
        answer.format = LocalizedFormat(translation: translation, language: language, key: key)
      }
      if matches.isEmpty, entry.shouldTranslate, let offset = catalog.offset(of: key) {
        let found = Found(
          key: key, language: catalog.sourceLanguage, file: file, offset: offset,
          text: entry.translations[language], isServed: nil)
        if let notice = missing(query, found, &library) {
          answer.notices.append(notice)
        }
      }
      return true
    } catch {
      answer.notices.append(library.notice(of: error, in: file))
      return false
    }
  }

  /// The key of the table that is meant: itself, or the same with its placeholders written in
  /// another way.
  private func key(
    for query: CatalogQuery, _ contains: (String) -> Bool, _ formats: FormatKeys
  ) -> String? {
    if contains(query.key) { return query.key }
    guard query.isInterpolated else { return nil }
    return formats.key(like: query.key, isUncertain: query.isUncertain)
  }

  // MARK: Folders by language

  private func answerFromFolders(
    _ query: CatalogQuery, _ library: inout CatalogLibrary, _ answer: inout CatalogAnswer
  ) -> Bool {
    let languages = Set(strings.keys).union(dictionaries.keys)
    let matches = LanguageTag.matches(for: query.locale, among: languages)
    for language in matches {
      if let found = find(query, language, &library, &answer) {
        answer.format = LocalizedFormat(
          translation: found.entry.translation, language: language, key: found.key)
        return true
      }
    }
    let wanted = LanguageTag(query.locale)
    guard let source = sourceLanguage(of: languages), !matches.contains(source),
      let found = find(query, source, &library, &answer)
    else { return false }
    let isBase = source == CatalogLanguage.base
    let language = isBase ? nil : source
    answer.format = LocalizedFormat(translation: found.entry.translation, language: language, key: found.key)
    // Texts in the base folder are most likely English.
    if isBase, wanted.language == "en" { return true }
    let place = Found(
      key: found.key, language: language ?? "the base language", file: found.file,
      offset: found.entry.offset, text: found.entry.translation, isServed: !matches.isEmpty)
    if let notice = missing(query, place, &library) {
      answer.notices.append(notice)
    }
    return true
  }

  /// The language that the texts were most likely written in first.
  private func sourceLanguage(of languages: Set<String>) -> String? {
    if languages.contains(CatalogLanguage.base) { return CatalogLanguage.base }
    return LanguageTag.matches(for: "en", among: languages).first ?? languages.min()
  }

  private struct FoundEntry {
    var key: String
    var entry: TextTable.Entry
    var file: Int
  }

  /// A key in the files of one language; plural rules win over plain texts (spec formats.md 9.3).
  private func find(
    _ query: CatalogQuery, _ language: String, _ library: inout CatalogLibrary,
    _ answer: inout CatalogAnswer
  ) -> FoundEntry? {
    let files: [(Int?, CatalogPlace.Format)] = [
      (dictionaries[language], .dictionary), (strings[language], .strings),
    ]
    for (file, format) in files {
      guard let file else { continue }
      let table = library.table(file, format)
      if let fault = library.fault(of: file), !answer.notices.contains(fault) {
        answer.notices.append(fault)
      }
      if let key = key(for: query, { table.entries[$0] != nil }, table.formats),
        let entry = table.entries[key]
      {
        return FoundEntry(key: key, entry: entry, file: file)
      }
    }
    return nil
  }

  // MARK: What is missing

  private struct Found {
    var key: String
    var language: String
    var file: Int
    var offset: Int
    var text: Translation?
    /// Whether the file has texts in the language at all; nil: it takes a look.
    var isServed: Bool?
  }

  /// Says that a text has no translation; once a file where that has none at all. Texts without
  /// a letter need none, and neither do those already in the language.
  private func missing(
    _ query: CatalogQuery, _ found: Found, _ library: inout CatalogLibrary
  ) -> Notice? {
    let wanted = LanguageTag(query.locale)
    guard LanguageTag(found.language).language != wanted.language else { return nil }
    guard MissingTranslation.hasWords(found.text, key: found.key) else { return nil }
    if found.isServed ?? library.serves(query.locale, found.file) {
      return Notice(
        .warning, .missingTranslation, at: library.location(of: found.offset, in: found.file),
        MissingTranslation.sentence(key: found.key, wanted: query.locale, read: found.language))
    }
    return Notice(
      .warning, .missingTranslation,
      at: SourceLocation(file: library.path(found.file), line: 1, column: 1),
      MissingTranslation.sentence(table: found.language, wanted: query.locale))
  }
}

/// The words of notices about translations.
enum MissingTranslation {
  /// Whether there is anything to translate.
  static func hasWords(_ translation: Translation?, key: String) -> Bool {
    guard let translation else { return hasWords(key) }
    if !translation.substitutions.isEmpty || translation.body.isPlural { return true }
    return hasWords(translation.body.text(nil, language: "en", isPad: false))
  }

  private static func hasWords(_ text: String) -> Bool {
    var scanner = PlaceholderScanner(text)
    while let part = scanner.next() {
      if case .literal(let words) = part, words.contains(where: \.isLetter) { return true }
    }
    return false
  }

  static func sentence(key: String, wanted: String, read: String) -> String {
    "\"\(key)\" is not translated to \(wanted); its text in \(read) is read"
  }

  static func sentence(table read: String, wanted: String) -> String {
    "nothing in this file is translated to \(wanted); the texts in \(read) are read"
  }
}
