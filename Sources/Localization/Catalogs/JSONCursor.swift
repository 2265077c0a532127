/// Walks JSON text in place: what is not asked for is passed over and never becomes a value.
struct JSONCursor {
  private let source: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  /// Where the key of the member that is visited begins.
  private(set) var keyStart = 0

  /// Levels that may be open in a value that is passed over.
  private static let nesting = 512

  init(_ source: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.source = source
    self.position = position
  }

  /// The next byte that is no white space; nil at the end.
  mutating func peek() -> UInt8? {
    while position < source.count {
      let byte = source[position]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  private mutating func expect(_ byte: UInt8, _ name: String) throws(CatalogFault) {
    guard peek() == byte else { throw missing(name) }
    position += 1
  }

  private func missing(_ what: String) -> CatalogFault {
    let isEnd = position >= source.count
    return CatalogFault(
      position, isEnd ? "the file ends where \(what) is missing" : "\(what) is missing here")
  }

  /// Visits the members of an object. `visit` reads the value, which begins at the cursor.
  mutating func members(
    _ visit: (inout JSONCursor, String) throws(CatalogFault) -> Void
  ) throws(CatalogFault) {
    try expect(UInt8(ascii: "{"), "an object")
    if peek() == UInt8(ascii: "}") {
      position += 1
      return
    }
    while true {
      guard peek() != nil else { throw missing("a text in quotes") }
      keyStart = position
      let key = try string()
      try expect(UInt8(ascii: ":"), "a colon")
      guard peek() != nil else { throw missing("a value") }
      try visit(&self, key)
      if peek() == UInt8(ascii: "}") {
        position += 1
        return
      }
      try expect(UInt8(ascii: ","), "a comma or }")
    }
  }

  /// Whether an object begins here; anything else is passed over.
  mutating func beginsObject() throws(CatalogFault) -> Bool {
    if peek() == UInt8(ascii: "{") { return true }
    try skip()
    return false
  }

  /// A text; nil for a value of another kind, which is passed over.
  mutating func text() throws(CatalogFault) -> String? {
    if peek() == UInt8(ascii: "\"") { return try string() }
    try skip()
    return nil
  }

  /// A whole number, also one written as a text; nil for anything else.
  mutating func integer() throws(CatalogFault) -> Int? {
    guard let first = peek() else { throw missing("a value") }
    if first == UInt8(ascii: "\"") { return Int(try string()) }
    let start = position
    try skip()
    return Int(String(decoding: source[start..<position], as: UTF8.self))
  }

  /// Whether `false` stands here; any other value is passed over.
  mutating func isFalse() throws(CatalogFault) -> Bool {
    guard peek() != nil else { throw missing("a value") }
    let start = position
    try skip()
    return String(decoding: source[start..<position], as: UTF8.self) == "false"
  }

  // MARK: Texts

  private mutating func string() throws(CatalogFault) -> String {
    try expect(UInt8(ascii: "\""), "a text in quotes")
    let start = position
    let isEscaped = try skipText()
    let content = UnsafeBufferPointer(rebasing: source[start..<position - 1])
    return isEscaped ? JSONCursor.unescaped(content) : String(decoding: content, as: UTF8.self)
  }

  /// Passes over the rest of a text with its closing quote; tells whether it has escapes.
  private mutating func skipText() throws(CatalogFault) -> Bool {
    var isEscaped = false
    let start = position
    while position < source.count {
      let byte = source[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return isEscaped }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        position += 1
      }
    }
    position = source.count
    throw CatalogFault(start - 1, "the text that begins here has no end")
  }

  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        units.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "u"): units += Array(String(scalar(bytes, &index)).utf8)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0c)
      case UInt8(ascii: "n"): units.append(0x0a)
      case UInt8(ascii: "r"): units.append(0x0d)
      case UInt8(ascii: "t"): units.append(0x09)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard let high = unit(bytes, &index) else { return replacement }
    guard (0xd800..<0xdc00).contains(high) else { return Unicode.Scalar(high) ?? replacement }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return replacement }
    index += 2
    guard let low = unit(bytes, &index), (0xdc00..<0xe000).contains(low) else { return replacement }
    return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)) ?? replacement
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    var value: UInt32 = 0
    let end = index + 4
    while index < end {
      guard index < bytes.count, let digit = HexDigit.value(bytes[index]) else { return nil }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  // MARK: Passing over

  /// Passes over a value of any kind.
  mutating func skip() throws(CatalogFault) {
    guard let first = peek() else { throw missing("a value") }
    switch first {
    case UInt8(ascii: "\""):
      position += 1
      _ = try skipText()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
    default:
      let start = position
      while position < source.count, JSONCursor.isPlain(source[position]) { position += 1 }
      if position == start { throw missing("a value") }
    }
  }

  private mutating func skipContainer() throws(CatalogFault) {
    let start = position
    var depth = 0
    while position < source.count {
      let byte = source[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): _ = try skipText()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > JSONCursor.nesting {
          throw CatalogFault(position - 1, "nested deeper than \(JSONCursor.nesting) levels")
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
    throw CatalogFault(start, "the bracket that opens here is never closed")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

enum HexDigit {
  static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }
}
