/// Bytes of a text file as UTF-8.
enum SourceText {
  /// The bytes without a byte order mark, UTF-16 turned into UTF-8; nil where nothing changes.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    return nil
  }

  /// Whether the bytes are UTF-8 throughout.
  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }

  /// The text with every byte that is no UTF-8 replaced, and the offset of the first such.
  static func repaired(_ bytes: [UInt8]) -> (bytes: [UInt8], firstFault: Int) {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let fault = zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }
    return (repaired, fault?.offset ?? min(bytes.count, repaired.count))
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
