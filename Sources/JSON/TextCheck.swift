/// Whether bytes are a text at all.
package enum TextCheck {
  /// The bytes before the text: a UTF-8 byte order mark.
  package static func markLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf ? 3 : 0
  }

  /// Throws where the bytes are empty, binary or not UTF-8, with the place.
  package static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(DataFault) {
    guard !bytes.isEmpty else { throw DataFault(0, "the file is empty") }
    if bytes.count >= 2, (bytes[0] == 0xff && bytes[1] == 0xfe) || (bytes[0] == 0xfe && bytes[1] == 0xff) {
      throw DataFault(0, "the text is UTF-16; save it as UTF-8")
    }
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count, isPlain(bytes, at: index) {
        index += 8
        continue
      }
      guard bytes[index] != 0 else {
        throw DataFault(index, "a zero byte: the file is binary, not a text")
      }
      let length = sequenceLength(bytes, at: index)
      guard length > 0 else {
        throw DataFault(index, "the byte \(hexadecimal(bytes[index])) is not UTF-8")
      }
      index += length
    }
  }

  /// Eight bytes of ASCII without a zero.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let high: UInt64 = 0x8080_8080_8080_8080
    let zeroes = (word &- 0x0101_0101_0101_0101) & ~word & high
    return word & high == 0 && zeroes == 0
  }

  /// The length of the character at `index`; 0 where there is none.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xbf
    switch first {
    case 0x00...0x7f: return 1
    case 0xc2...0xdf: length = 2
    case 0xe0:
      length = 3
      second = 0xa0...0xbf
    case 0xed:
      length = 3
      second = 0x80...0x9f
    case 0xe1...0xef: length = 3
    case 0xf0:
      length = 4
      second = 0x90...0xbf
    case 0xf1...0xf3: length = 4
    case 0xf4:
      length = 4
      second = 0x80...0x8f
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xc0 != 0x80 { return 0 }
    return length
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
