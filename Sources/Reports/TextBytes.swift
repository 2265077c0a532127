import EarshotVocabulary

/// What scanning the bytes of a text tells about it, without building anything.
enum TextBytes {
  /// Whether the text may hold a scalar that a terminal might obey, or a quote or backslash.
  ///
  /// A cheap over-estimate by bytes: the lead bytes of every harmful scalar count as suspicious,
  /// so that plain ASCII and most other scripts are copied without a second look.
  static func needsCare(_ bytes: UnsafeBufferPointer<UInt8>, quotes: Bool) -> Bool {
    for byte in bytes {
      if byte < 0x20 || byte == 0x7f { return true }
      if quotes, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
      if byte == 0xc2 || byte == 0xe2 || byte == 0xef || byte == 0xf3 { return true }
    }
    return false
  }
}
