/// Bytes of a text file as UTF-8.
enum SourceText {
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
}
