import EarshotVocabulary

/// The texts of one `.strings` or `.stringsdict` file: one language of one table.
struct TextTable: Sendable {
  struct Entry: Sendable {
    var translation: Translation
    /// The byte at which the key begins.
    var offset: Int
  }

  private(set) var entries: [String: Entry] = [:]
  private(set) var formats = FormatKeys()
  var fault: CatalogFault?

  /// The last text of a key is the one that counts.
  mutating func add(_ key: String, _ translation: Translation, at offset: Int) {
    if entries.updateValue(Entry(translation: translation, offset: offset), forKey: key) == nil {
      formats.add(key)
    }
  }
}

/// The bytes of a file of texts as UTF-8.
enum CatalogBytes {
  /// UTF-16 with a byte order mark, or without one where every other byte is zero, is turned
  /// into UTF-8; a byte order mark is dropped.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if let decoded = TextBytes.afterMark(bytes) { return decoded }
    guard bytes.count >= 2 else { return bytes }
    if bytes[0] != 0, bytes[1] == 0 { return TextBytes.utf16(bytes[...], isLittle: true) }
    if bytes[0] == 0, bytes[1] != 0 { return TextBytes.utf16(bytes[...], isLittle: false) }
    return bytes
  }
}
