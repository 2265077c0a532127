/// Bytes of text files as UTF-8, whatever Unicode encoding they are in.
public enum TextBytes {
  /// The bytes without their byte order mark, UTF-16 turned into UTF-8; nil where there is no
  /// mark, so that nothing changes.
  public static func afterMark(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    return nil
  }

  /// UTF-16 as UTF-8; a lone surrogate becomes a replacement character, an odd byte at the end
  /// is dropped.
  public static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
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
