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
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    guard bytes.count >= 2 else { return bytes }
    if bytes[0] != 0, bytes[1] == 0 { return utf16(bytes[...], isLittle: true) }
    if bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], isLittle: false) }
    return bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? b << 8 | a : a << 8 | b)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
