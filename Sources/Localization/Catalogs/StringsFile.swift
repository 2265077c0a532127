/// A `.strings` file (spec formats.md 9.2): an old-style property list of texts, or one in XML.
enum StringsFile {
  /// - Parameter bytes: UTF-8.
  static func read(_ bytes: [UInt8]) -> TextTable {
    if bytes.starts(with: "bplist".utf8) {
      var table = TextTable()
      table.fault = CatalogFault(0, "this is a compiled property list; the source of the texts is needed")
      return table
    }
    if PropertyListReader.looksLikeXML(bytes) { return readXML(bytes) }
    var reader = StringsReader(bytes)
    return reader.read()
  }

  private static func readXML(_ bytes: [UInt8]) -> TextTable {
    var table = TextTable()
    do throws(CatalogFault) {
      guard case .dictionary(let members) = try PropertyListReader.read(bytes) else { return table }
      for member in members {
        guard case .text(let text) = member.value else { continue }
        table.add(member.key, Translation(.text(text)), at: member.offset)
      }
    } catch {
      table.fault = error
    }
    return table
  }
}

/// Reads `"key" = "value";` and what may stand between.
private struct StringsReader {
  private let bytes: [UInt8]
  private var index = 0
  private var table = TextTable()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All entries; at a fault, which is kept, it goes on after the next semicolon.
  mutating func read() -> TextTable {
    while true {
      do throws(CatalogFault) {
        guard let first = try peek() else { return table }
        // A whole property list stands in braces.
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "}") || first == UInt8(ascii: ";") {
          index += 1
        } else {
          try entry()
        }
      } catch {
        if table.fault == nil { table.fault = error }
        skipStatement()
      }
    }
  }

  private mutating func entry() throws(CatalogFault) {
    let start = index
    let key = try text("a key")
    // `key;` stands for `key = key;`.
    var value = key
    if try peek() == UInt8(ascii: "=") {
      index += 1
      _ = try peek()
      value = try text("a text")
    }
    table.add(key, Translation(.text(value)), at: start)
    let end = index
    if try peek() == UInt8(ascii: ";") {
      index += 1
    } else if table.fault == nil {
      // What comes next is most likely the next entry.
      table.fault = CatalogFault(end, "a semicolon is missing here")
    }
  }

  /// What follows the fault up to a semicolon outside quotes, or the end.
  private mutating func skipStatement() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ";") { return }
      if byte == UInt8(ascii: "\n") {
        // A line that begins with a quote is taken for the next entry.
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return }
      }
    }
  }

  /// The next byte after white space and comments; nil at the end.
  private mutating func peek() throws(CatalogFault) -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      let following = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        try skipComment()
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte <= 0x20 {
        index += 1
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func skipComment() throws(CatalogFault) {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = bytes.count
    throw CatalogFault(start, "the comment that begins here has no end")
  }

  private mutating func text(_ what: String) throws(CatalogFault) -> String {
    guard index < bytes.count else { throw CatalogFault(index, "the file ends where \(what) is missing") }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let start = index
    while index < bytes.count, StringsReader.isPlain(bytes[index]) { index += 1 }
    guard index > start else { throw CatalogFault(start, "\(what) is missing here") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(CatalogFault) -> String {
    let start = index
    index += 1
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        escape(into: &content)
      } else {
        content.append(byte)
      }
    }
    throw CatalogFault(start, "the text that begins here has no end")
  }

  private mutating func escape(into content: inout [UInt8]) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0a)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0d)
    case UInt8(ascii: "a"): content.append(0x07)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0c)
    case UInt8(ascii: "v"): content.append(0x0b)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): content += Array(String(scalar()).utf8)
    default: content.append(byte)
    }
  }

  /// Up to four hexadecimal digits, and a second `\U` where they are half a pair.
  private mutating func scalar() -> Unicode.Scalar {
    let high = hexadecimal()
    if (0xd800..<0xdc00).contains(high), bytes[index...].starts(with: "\\U".utf8) {
      let before = index
      index += 2
      let low = hexadecimal()
      if (0xdc00..<0xe000).contains(low) {
        return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{FFFD}"
      }
      index = before
    }
    return Unicode.Scalar(high) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt32 {
    var value: UInt32 = 0
    let end = min(index + 4, bytes.count)
    while index < end, let digit = HexDigit.value(bytes[index]) {
      value = value << 4 | digit
      index += 1
    }
    return value
  }
}
