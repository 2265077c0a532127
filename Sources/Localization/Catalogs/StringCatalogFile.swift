/// A string catalog, `.xcstrings` (spec formats.md 9.1).
///
/// One pass finds where each key's entry begins; an entry is read when its key is looked up, so
/// that a catalog of many languages costs little.
struct StringCatalogFile: Sendable {
  private let bytes: [UInt8]
  /// `en` where the catalog does not say.
  private(set) var sourceLanguage = "en"
  private var entries: [String: Place] = [:]
  private(set) var formats = FormatKeys()
  private(set) var fault: CatalogFault?
  /// The keys that people added by hand: those that Xcode didn't find in the code.
  private(set) var manualKeys: [String] = []

  /// The bytes at which a key and its entry begin.
  private struct Place: Sendable {
    var key: Int
    var entry: Int
  }

  /// One key's texts.
  struct Entry {
    var translations: [String: Translation] = [:]
    var shouldTranslate = true
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var sourceLanguage = sourceLanguage
    var entries: [String: Place] = [:]
    var manualKeys: [String] = []
    var hasStrings = false
    let fault = bytes.withUnsafeBufferPointer { buffer -> CatalogFault? in
      var cursor = JSONCursor(buffer)
      do throws(CatalogFault) {
        try cursor.members { (cursor, name) throws(CatalogFault) in
          switch name {
          case "sourceLanguage": sourceLanguage = try cursor.text() ?? sourceLanguage
          case "strings":
            guard try cursor.beginsObject() else { return }
            hasStrings = true
            try cursor.members { (cursor, key) throws(CatalogFault) in
              entries[key] = Place(key: cursor.keyStart, entry: cursor.position)
              if try CatalogEntryReader.isManual(&cursor) { manualKeys.append(key) }
            }
          default: try cursor.skip()
          }
        }
        return hasStrings ? nil : CatalogFault(0, "no string catalog: it has no \"strings\"")
      } catch {
        return error
      }
    }
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.fault = fault
    self.manualKeys = manualKeys
    for key in entries.keys { formats.add(key) }
  }

  func contains(_ key: String) -> Bool { entries[key] != nil }

  var keys: some Sequence<String> { entries.keys }

  /// The text of a key in the language that the texts were written in; the key itself where there is none.
  func sourceText(of key: String) -> String {
    let translation = (try? entry(key))?.translations[sourceLanguage]
    return translation?.body.text(nil, language: sourceLanguage, isPad: false) ?? key
  }

  /// The languages that any key has a text in.
  var languages: Set<String> {
    entries.values.reduce(into: [sourceLanguage]) { languages, place in
      if let entry = try? read(at: place.entry) { languages.formUnion(entry.translations.keys) }
    }
  }

  /// Where a key begins.
  func offset(of key: String) -> Int? { entries[key]?.key }

  /// The entry of a key; nil where there is none.
  func entry(_ key: String) throws(CatalogFault) -> Entry? {
    guard let place = entries[key] else { return nil }
    return try read(at: place.entry)
  }

  private func read(at offset: Int) throws(CatalogFault) -> Entry {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Entry, CatalogFault> in
      do throws(CatalogFault) {
        var cursor = JSONCursor(buffer, from: offset)
        return .success(try CatalogEntryReader.entry(&cursor))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Whether any key has a text in a language that serves the locale; looks at every entry
  /// until one is found.
  func hasTexts(for locale: String) -> Bool {
    let wanted = LanguageTag(locale)
    for place in entries.values {
      guard let entry = try? read(at: place.entry) else { continue }
      if entry.translations.keys.contains(where: { wanted.fitness(of: LanguageTag($0)) != nil }) {
        return true
      }
    }
    return false
  }
}

/// Reads one entry of a string catalog.
enum CatalogEntryReader {
  /// Variations inside variations: device, then plural, and some to spare.
  private static let nesting = 8

  /// Whether an entry was added by hand; the cursor is behind it then.
  static func isManual(_ cursor: inout JSONCursor) throws(CatalogFault) -> Bool {
    guard try cursor.beginsObject() else { return false }
    var isManual = false
    try cursor.members { (cursor, name) throws(CatalogFault) in
      if name == "extractionState" {
        isManual = try cursor.text() == "manual"
      } else {
        try cursor.skip()
      }
    }
    return isManual
  }

  static func entry(_ cursor: inout JSONCursor) throws(CatalogFault) -> StringCatalogFile.Entry {
    var entry = StringCatalogFile.Entry()
    guard try cursor.beginsObject() else { return entry }
    try cursor.members { (cursor, name) throws(CatalogFault) in
      switch name {
      case "shouldTranslate": entry.shouldTranslate = try !cursor.isFalse()
      case "localizations":
        guard try cursor.beginsObject() else { return }
        try cursor.members { (cursor, language) throws(CatalogFault) in
          entry.translations[language] = try translation(&cursor)
        }
      default: try cursor.skip()
      }
    }
    return entry
  }

  private static func translation(_ cursor: inout JSONCursor) throws(CatalogFault) -> Translation? {
    guard try cursor.beginsObject() else { return nil }
    var body: Variation?
    var substitutions: [String: Substitution] = [:]
    try cursor.members { (cursor, name) throws(CatalogFault) in
      if name == "substitutions" {
        guard try cursor.beginsObject() else { return }
        try cursor.members { (cursor, name) throws(CatalogFault) in
          substitutions[name] = try substitution(&cursor)
        }
      } else if let found = try variation(name, &cursor, depth: 0) {
        body = found
      }
    }
    return body.map { Translation($0, substitutions: substitutions) }
  }

  private static func substitution(_ cursor: inout JSONCursor) throws(CatalogFault) -> Substitution? {
    guard try cursor.beginsObject() else { return nil }
    var result = Substitution(argument: nil, specifier: "@", body: .text(""))
    try cursor.members { (cursor, name) throws(CatalogFault) in
      switch name {
      case "argNum": result.argument = try cursor.integer()
      case "formatSpecifier": result.specifier = try cursor.text() ?? result.specifier
      default:
        if let found = try variation(name, &cursor, depth: 0) { result.body = found }
      }
    }
    return result
  }

  /// A member of a unit: `stringUnit` or `variations`; nil for any other.
  private static func variation(
    _ name: String, _ cursor: inout JSONCursor, depth: Int
  ) throws(CatalogFault) -> Variation? {
    switch name {
    case "stringUnit": return try text(&cursor).map { .text($0) }
    case "variations" where depth < nesting:
      guard try cursor.beginsObject() else { return nil }
      var result: Variation?
      try cursor.members { (cursor, kind) throws(CatalogFault) in
        let cases = try cases(&cursor, depth: depth)
        // By device first, where both are there: each device has its own plural cases.
        if kind == "device", !cases.isEmpty { result = .device(cases) }
        if kind == "plural", !cases.isEmpty, result == nil {
          var plural: [PluralCategory: Variation] = [:]
          for (name, body) in cases {
            if let category = PluralCategory(rawValue: name) { plural[category] = body }
          }
          result = .plural(plural)
        }
      }
      return result
    default:
      try cursor.skip()
      return nil
    }
  }

  private static func cases(
    _ cursor: inout JSONCursor, depth: Int
  ) throws(CatalogFault) -> [String: Variation] {
    var cases: [String: Variation] = [:]
    guard try cursor.beginsObject() else { return cases }
    try cursor.members { (cursor, name) throws(CatalogFault) in
      guard try cursor.beginsObject() else { return }
      try cursor.members { (cursor, member) throws(CatalogFault) in
        if let body = try variation(member, &cursor, depth: depth + 1) { cases[name] = body }
      }
    }
    return cases
  }

  /// The value of a unit, whatever its state (spec formats.md 9.1).
  private static func text(_ cursor: inout JSONCursor) throws(CatalogFault) -> String? {
    guard try cursor.beginsObject() else { return nil }
    var value: String?
    var state: String?
    try cursor.members { (cursor, name) throws(CatalogFault) in
      switch name {
      case "value": value = try cursor.text()
      case "state": state = try cursor.text()
      default: try cursor.skip()
      }
    }
    // A text that nobody has written yet.
    return value == "" && state == "new" ? nil : value
  }
}
