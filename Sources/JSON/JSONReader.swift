/// Reads JSON (RFC 8259, strictly) into a tape: one pass, a loop, a stated depth.
package struct JSONReader {
  private let source: UnsafeBufferPointer<UInt8>
  private let nesting: Int
  private let limit: Int
  private var position: Int
  private var keys: KeyTable
  package private(set) var entries: [DataTape.Entry] = []
  /// The tape indices of the containers that are open.
  private var open: [Int] = []
  /// The keys of the open objects, and where those of each begin.
  private var seenKeys: [UInt32] = []
  private var seenStarts: [Int] = []

  /// Whether text may follow the document: a log goes on, a fence closes.
  package var allowsMoreText = false

  /// The byte after the last one that was read.
  package var end: Int { position }

  package var keyNames: [String] { keys.names }

  /// - Parameters:
  ///   - nesting: levels of containers that may be open at once.
  ///   - limit: values that there may be in all.
  package init(_ source: UnsafeBufferPointer<UInt8>, from first: Int, nesting: Int, limit: Int) {
    self.source = source
    self.position = first
    self.nesting = nesting
    self.limit = limit
    self.keys = KeyTable()
    entries.reserveCapacity(source.count / 12)
  }

  package mutating func read() throws(DataFault) {
    try readValue()
    while let container = open.last {
      let isObject = entries[container].kind == .object
      let byte = nextByte()
      if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        position += 1
        try close(container)
      } else if entries.count == container + 1 {
        try readMember(isObject)
      } else if byte == UInt8(ascii: ",") {
        position += 1
        try readMember(isObject)
      } else {
        throw missing(isObject ? "a comma or }" : "a comma or ]", in: container)
      }
    }
    if !allowsMoreText, nextByte() != nil {
      throw DataFault(position, "there is more text after the end of the document")
    }
  }

  private mutating func readMember(_ isObject: Bool) throws(DataFault) {
    if isObject { try readKey() }
    try readValue()
  }

  /// The next byte that is no white space; nil at the end.
  private mutating func nextByte() -> UInt8? {
    while position < source.count {
      let byte = source[position]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  private mutating func readKey() throws(DataFault) {
    guard nextByte() == UInt8(ascii: "\"") else {
      throw missing("a field name in quotes", in: open.last)
    }
    let start = position
    let isEscaped = try skipString()
    let content = start + 1..<position - 1
    let id = keys.id(of: content, in: source, isEscaped: isEscaped)
    try append(.init(start: UInt32(start), payload: id, kind: .key))
    seenKeys.append(id)
    guard nextByte() == UInt8(ascii: ":") else {
      throw missing("a colon after the field name", in: open.last)
    }
    position += 1
  }

  private mutating func readValue() throws(DataFault) {
    guard let byte = nextByte() else { throw missing("a value", in: open.last) }
    let start = UInt32(position)
    switch byte {
    case UInt8(ascii: "\""):
      let first = position + 1
      let isEscaped = try skipString()
      try append(
        .init(
          start: start, payload: UInt32(position - 1 - first), kind: .string,
          storage: isEscaped ? .escaped : .source))
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "t"): try readWord("true", .true)
    case UInt8(ascii: "f"): try readWord("false", .false)
    case UInt8(ascii: "n"): try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try skipNumber()
      try append(.init(start: start, payload: UInt32(position) - start, kind: .number))
    default:
      throw missing("a value", in: open.last)
    }
  }

  private mutating func append(_ entry: DataTape.Entry) throws(DataFault) {
    guard entries.count < limit else {
      throw DataFault(Int(entry.start), "more than \(limit) values")
    }
    entries.append(entry)
  }

  private mutating func openContainer(_ kind: DataTape.Kind) throws(DataFault) {
    guard open.count < nesting else {
      throw DataFault(position, "nested deeper than \(nesting) levels")
    }
    open.append(entries.count)
    seenStarts.append(seenKeys.count)
    try append(.init(start: UInt32(position), payload: 0, kind: kind))
    position += 1
  }

  private mutating func close(_ container: Int) throws(DataFault) {
    entries[container].payload = UInt32(entries.count - container - 1)
    open.removeLast()
    let first = seenStarts.removeLast()
    if let duplicate = DuplicateKeys.first(in: seenKeys[first...]) {
      throw duplicateFault(of: duplicate, in: container)
    }
    seenKeys.removeSubrange(first...)
  }

  private func duplicateFault(of key: UInt32, in container: Int) -> DataFault {
    // The second one is pointed at; only an error pays for this walk.
    var seen = 0
    var index = container + 1
    while index < entries.count {
      if entries[index].payload == key {
        seen += 1
        if seen == 2 { break }
      }
      let value = entries[index + 1]
      let inside = value.kind == .array || value.kind == .object ? Int(value.payload) : 0
      index += 2 + inside
    }
    let offset = index < entries.count ? Int(entries[index].start) : position
    return DataFault(offset, "the field \(quoted(keys.names[Int(key)])) is there twice")
  }

  private mutating func readWord(
    _ word: StaticString, _ kind: DataTape.Kind
  ) throws(DataFault) {
    let start = position
    let length = word.utf8CodeUnitCount
    guard start + length <= source.count else { throw missing("a value", in: open.last) }
    for offset in 0..<length where source[start + offset] != word.utf8Start[offset] {
      throw missing("a value", in: open.last)
    }
    position += length
    try append(.init(start: UInt32(start), payload: 0, kind: kind))
  }

  private mutating func skipNumber() throws(DataFault) {
    let start = position
    if source[position] == UInt8(ascii: "-") { position += 1 }
    let leading = position
    let whole = skipDigits()
    guard whole > 0, whole == 1 || source[leading] != UInt8(ascii: "0") else {
      throw DataFault(start, "this is not a number as JSON writes them")
    }
    if position < source.count, source[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else {
        throw DataFault(start, "there are no digits after the decimal point")
      }
    }
    guard position < source.count, source[position] | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if position < source.count,
      source[position] == UInt8(ascii: "+") || source[position] == UInt8(ascii: "-")
    {
      position += 1
    }
    guard skipDigits() > 0 else { throw DataFault(start, "there are no digits in the exponent") }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < source.count, source[position] >= 0x30, source[position] <= 0x39 {
      position += 1
    }
    return position - start
  }

  /// Moves past a string in quotes and tells whether it has escapes.
  private mutating func skipString() throws(DataFault) -> Bool {
    let start = position
    var isEscaped = false
    position += 1
    while true {
      skipPlainText()
      guard position < source.count else {
        throw DataFault(start, "the text that begins here is not closed")
      }
      let byte = source[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return isEscaped
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try skipEscape()
      } else if byte < 0x20 {
        throw DataFault(
          position, "a line break or control character must be escaped within a text")
      } else {
        position += 1
      }
    }
  }

  /// Moves on while eight bytes at once hold no quote, backslash or control character.
  private mutating func skipPlainText() {
    let raw = UnsafeRawBufferPointer(source)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= source.count {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let quote = word ^ (ones &* 0x22)
      let slash = word ^ (ones &* 0x5c)
      let control = (word &- ones &* 0x20) & ~word
      let found = ((quote &- ones) & ~quote | (slash &- ones) & ~slash | control) & high
      guard found == 0 else { return }
      position += 8
    }
  }

  private mutating func skipEscape() throws(DataFault) {
    let start = position
    guard start + 1 < source.count else { throw DataFault(start, "the escape is not complete") }
    let escape = source[start + 1]
    guard escape == UInt8(ascii: "u") else {
      guard JSONText.simple(escape) != nil else {
        throw DataFault(start, "JSON has no such escape")
      }
      position += 2
      return
    }
    guard let unit = JSONText.hexadecimal(source, at: start + 2) else {
      throw DataFault(start, "\\u wants four hexadecimal digits")
    }
    position += 6
    guard unit >= 0xd800, unit < 0xe000 else { return }
    let hasPartner =
      unit < 0xdc00 && position + 1 < source.count && source[position] == UInt8(ascii: "\\")
      && source[position + 1] == UInt8(ascii: "u")
    guard hasPartner, let low = JSONText.hexadecimal(source, at: position + 2), low >= 0xdc00,
      low < 0xe000
    else { throw DataFault(start, "half of a surrogate pair stands alone") }
    position += 6
  }

  private func missing(_ what: String, in container: Int?) -> DataFault {
    guard position >= source.count else { return DataFault(position, "expected \(what)") }
    guard let container else { return DataFault(max(0, position - 1), "the document is empty") }
    let name = entries[container].kind == .object ? "object" : "list"
    return DataFault(
      Int(entries[container].start), "the text ends before the \(name) that begins here does")
  }
}
