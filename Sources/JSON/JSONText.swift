/// JSON's escapes in texts.
package enum JSONText {
  /// The text that escaped bytes stand for. The reader has checked the escapes already.
  package static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        result.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      if escape == UInt8(ascii: "u") {
        result += Array(String(scalar(of: bytes, at: &index)).utf8)
      } else {
        result.append(simple(escape) ?? escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The byte that `\n` and its kin stand for; nil for what JSON does not know.
  package static func simple(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Four hexadecimal digits `offset` bytes in; nil where they are not there.
  package static func hexadecimal(
    _ bytes: some RandomAccessCollection<UInt8>, at offset: Int
  ) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes.dropFirst(offset).prefix(4) {
      guard let digit = digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }

  private static func scalar(of bytes: ArraySlice<UInt8>, at index: inout Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let high = unit(of: bytes, at: &index) else { return replacement }
    guard high >= 0xd800, high < 0xdc00 else { return Unicode.Scalar(high) ?? replacement }
    index += 2
    guard let low = unit(of: bytes, at: &index), low >= 0xdc00, low < 0xe000 else {
      return replacement
    }
    return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)) ?? replacement
  }

  private static func unit(of bytes: ArraySlice<UInt8>, at index: inout Int) -> UInt32? {
    defer { index += 4 }
    return hexadecimal(bytes, at: index - bytes.startIndex)
  }
}
