import EarshotVocabulary

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes hold a text.
  func holds(_ text: StaticString) -> Bool { index(of: text) != nil }

  /// Where a text stands first.
  func index(of text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0, count >= length else { return nil }
    let first = text.utf8Start[0]
    for start in 0...(count - length) where self[start] == first {
      var offset = 1
      while offset < length, self[start + offset] == text.utf8Start[offset] { offset += 1 }
      if offset == length { return start }
    }
    return nil
  }
}

extension [UInt8] {
  /// Hands over line after line until one asks for no more.
  func withByteLines(
    _ body: (UnsafeBufferPointer<UInt8>) throws(InputError) -> Bool
  ) throws(InputError) {
    try withUnsafeBufferPointer { bytes throws(InputError) in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let last = end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
        guard try body(UnsafeBufferPointer(rebasing: bytes[start..<last])) else { return }
        start = end + 1
      }
    }
  }

  /// The same as texts.
  func withLines(_ body: (String) throws(InputError) -> Bool) throws(InputError) {
    try withByteLines { line throws(InputError) in try body(String(decoding: line, as: UTF8.self)) }
  }
}
