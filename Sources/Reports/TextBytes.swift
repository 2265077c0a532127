import EarshotVocabulary

/// Finds, in the bytes of a text, what must not be written as it is.
enum TextBytes {
  /// How many bytes at `index` make up one scalar that a terminal might obey; 0: it is harmless.
  ///
  /// The same scalars as `Unicode.Scalar.isHarmful`, told by their UTF-8, so that plain text of
  /// any script is copied without being decoded.
  static func harmfulLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    if first < 0x80 { return first < 0x20 || first == 0x7f ? 1 : 0 }
    guard first == 0xc2 || first == 0xe2 || first == 0xef || first == 0xf3 else { return 0 }
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch (first, byte(1), byte(2)) {
    case (0xc2, 0x80...0x9f, _): return 2
    case (0xe2, 0x80, 0xa8...0xae), (0xe2, 0x81, 0xa6...0xa9), (0xef, 0xbf, 0xb9...0xbb): return 3
    case (0xf3, 0xa0, 0x80...0x81): return 4
    default: return 0
    }
  }

  static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices where harmfulLength(bytes, at: index) > 0 { return false }
    return true
  }
}
