/// Escapes in the texts of JavaScript: ECMAScript, "String Literals".
struct ScriptEscape {
  /// The characters that are meant, in UTF-8: none for a line that goes on.
  var bytes: [UInt8]
  /// How many bytes the escape takes, with its backslash.
  var length: Int

  /// The escape whose backslash is the first of these bytes; one that is malformed stands for the
  /// character behind the backslash.
  init(_ source: ArraySlice<UInt8>) {
    let rest = source.dropFirst()
    guard let letter = rest.first else {
      (bytes, length) = (Array(source), source.count)
      return
    }
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "u"):
      if let scalar = ScriptEscape.scalar(rest) {
        bytes = Array(String(scalar.value).utf8)
        length = 1 + scalar.length
      } else {
        (bytes, length) = ([letter], 2)
      }
    case 0x0a: (bytes, length) = ([], 2)
    case 0x0d: (bytes, length) = ([], rest.dropFirst().first == 0x0a ? 3 : 2)
    default: (bytes, length) = ([ScriptEscape.letters[letter] ?? letter], 2)
    }
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0a, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0d, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0c, UInt8(ascii: "v"): 0x0b, UInt8(ascii: "0"): 0x00,
  ]

  /// `xE9`, `u00E9`, `u{1F600}`, and the two halves `uD83D\uDE00`; a half alone is U+FFFD.
  private static func scalar(
    _ source: ArraySlice<UInt8>
  ) -> (value: Unicode.Scalar, length: Int)? {
    let digits = source.dropFirst()
    if source.first == UInt8(ascii: "x") {
      return number(digits.prefix(2), of: 2).flatMap(Unicode.Scalar.init).map { ($0, 3) }
    }
    if digits.first == UInt8(ascii: "{") {
      let inner = digits.dropFirst().prefix(32).prefix { $0 != UInt8(ascii: "}") }
      guard inner.endIndex < source.endIndex, source[inner.endIndex] == UInt8(ascii: "}"),
        let value = number(inner, of: inner.count)
      else { return nil }
      return Unicode.Scalar(value).map { ($0, inner.count + 3) }
    }
    guard let first = number(digits.prefix(4), of: 4) else { return nil }
    if let whole = Unicode.Scalar(first) { return (whole, 5) }
    let behind = digits.dropFirst(4)
    if (0xD800..<0xDC00).contains(first), behind.starts(with: Array("\\u".utf8)),
      let second = number(behind.dropFirst(2).prefix(4), of: 4), (0xDC00..<0xE000).contains(second),
      let pair = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      return (pair, 11)
    }
    return ("\u{FFFD}", 5)
  }

  private static func number(_ digits: ArraySlice<UInt8>, of count: Int) -> UInt32? {
    guard digits.count == count, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
