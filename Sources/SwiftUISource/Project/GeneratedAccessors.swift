import EarshotLocalization

/// The keys of all tables by the names that generators of accessors make from them.
///
/// Generators differ in how they write words (`openFile`, `open_file`), and all drop what no name can
/// have, so that keys and names are compared by their letters and digits alone.
struct GeneratedAccessors: Sendable {
  private struct Text: Sendable {
    var table: String
    var key: String
    /// Whether other keys have the same letters.
    var isShared = false
  }

  private var texts: [String: Text] = [:]
  private var tables: Set<String> = []

  init(_ catalogs: StringCatalogs) {
    for (table, texts) in catalogs.allTexts() {
      tables.insert(GeneratedAccessors.letters(of: table))
      add(texts.map(\.key), of: table)
    }
  }

  /// Whether there is a table that generated constants call so: `localizable` is `Localizable`.
  func hasTable(_ name: String) -> Bool {
    let letters = GeneratedAccessors.letters(of: name)
    return !letters.isEmpty && tables.contains(letters)
  }

  mutating func add(_ keys: some Sequence<String>, of table: String) {
    for key in keys {
      add(Text(table: table, key: key), as: GeneratedAccessors.letters(of: key))
      // Where there are several tables, the table's name is part of the accessor's.
      add(Text(table: table, key: key), as: GeneratedAccessors.letters(of: table + key))
    }
  }

  private mutating func add(_ text: Text, as letters: String) {
    guard !letters.isEmpty else { return }
    guard let known = texts[letters] else {
      texts[letters] = text
      return
    }
    if known.key != text.key || known.table != text.table { texts[letters]?.isShared = true }
  }

  func text(_ path: [String]) -> (table: String, key: String)? {
    guard let text = texts[GeneratedAccessors.letters(of: path.joined())], !text.isShared else { return nil }
    return (text.table, text.key)
  }

  static func letters(of name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    guard isPlain else { return String(name.filter { $0.isLetter || $0.isNumber }).lowercased() }
    return String(decoding: name.utf8.compactMap(plainLetter), as: UTF8.self)
  }

  /// An ASCII letter in lower case, or a digit.
  private static func plainLetter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
    default: nil
    }
  }
}
