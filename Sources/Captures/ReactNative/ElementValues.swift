import EarshotVocabulary

/// Values of props: what is written out is read, code stays code.
extension ElementParser {
  /// The value in the braces that begin at the position.
  mutating func braced(_ depth: Int) throws(InputError) -> RenderValue {
    let start = position
    position += 1
    skipSpace()
    let inner = position
    if starts(with: "...") { position += 3 }
    if let value = try literal(depth: depth + 1) {
      skipSpace()
      if byte == UInt8(ascii: "}") {
        position += 1
        return value
      }
    }
    position = inner
    try skipBalanced(until: UInt8(ascii: "}"), from: start)
    let code = String(decoding: bytes[inner..<position], as: UTF8.self).trimmed
    position += 1
    return ElementParser.isFunction(code) ? .function : .other(code)
  }

  private static func isFunction(_ code: String) -> Bool {
    let hasElement = code.contains("<") && (code.contains("/>") || code.contains("</"))
    return !hasElement && (code.hasPrefix("function") || code.hasPrefix("async ") || code.contains("=>"))
  }

  /// A value that is written out; nil where it is code. The position is then anywhere.
  mutating func literal(depth: Int) throws(InputError) -> RenderValue? {
    guard depth < 512 else { throw fault(position, "nested deeper than 512 levels") }
    skipSpace()
    guard let byte else { return nil }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return try text()
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "-"), 0x30...0x39: return number()
    case UInt8(ascii: "<"): return nil
    default: return try word(depth)
    }
  }

  /// A text; a template with something put in is code.
  private mutating func text() throws(InputError) -> RenderValue? {
    let start = position
    let quote = bytes[position]
    position += 1
    var content: [UInt8] = []
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
        let escape = ScriptEscape(bytes[position...])
        content += escape.bytes
        position += escape.length
        continue
      }
      if quote == UInt8(ascii: "`"), byte == UInt8(ascii: "$"), self.byte(ahead: 1) == UInt8(ascii: "{") {
        return nil
      }
      content.append(byte)
      position += 1
    }
    guard byte == quote else { throw fault(start, "the text that begins here is not closed") }
    position += 1
    return .text(String(decoding: content, as: UTF8.self))
  }

  private mutating func number() -> RenderValue? {
    let start = position
    while let byte, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { position += 1 }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
  }

  private mutating func object(_ depth: Int) throws(InputError) -> RenderValue? {
    position += 1
    var members: [RenderProp] = []
    while true {
      skipSpace()
      if byte == UInt8(ascii: "}") {
        position += 1
        return .object(members)
      }
      guard let name = try memberName() else { return nil }
      skipSpace()
      guard byte == UInt8(ascii: ":") else { return nil }
      position += 1
      guard let value = try innerValue(depth) else { return nil }
      members.append(RenderProp(name: name, value: value))
      skipSpace()
      if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: "}") { return nil }
    }
  }

  private mutating func memberName() throws(InputError) -> String? {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try text()?.text }
    let name = takeWord()
    return name.isEmpty ? nil : name
  }

  private mutating func innerValue(_ depth: Int) throws(InputError) -> RenderValue? {
    if let value = try literal(depth: depth + 1) { return value }
    return try codeValue()
  }

  /// Code in the place of a member's value: up to the comma or brace that ends it.
  private mutating func codeValue() throws(InputError) -> RenderValue? {
    let start = position
    while let byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") {
      if "([{\"'`".utf8.contains(byte) { return nil }
      position += 1
    }
    let code = String(decoding: bytes[start..<position], as: UTF8.self).trimmed
    return code.isEmpty ? nil : .other(code)
  }

  /// `[Function onPress]` of a print, or a list.
  private mutating func list(_ depth: Int) throws(InputError) -> RenderValue? {
    if dialect == .print, let next = byte(ahead: 1), (0x41...0x5a).contains(next) {
      let start = position
      try skipBalanced(until: UInt8(ascii: "]"), from: start, past: 1)
      position += 1
      let token = String(decoding: bytes[start..<position], as: UTF8.self)
      return token.contains("Function") ? .function : .other(token)
    }
    position += 1
    var values: [RenderValue] = []
    while true {
      skipSpace()
      if byte == UInt8(ascii: "]") {
        position += 1
        return .list(values)
      }
      if dialect == .print, byte == UInt8(ascii: "<") {
        values.append(.other("<\(try element(depth: depth + 1).type)>"))
      } else if let value = try innerValue(depth) {
        values.append(value)
      } else {
        return nil
      }
      skipSpace()
      if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: "]") { return nil }
    }
  }

  private mutating func takeWord() -> String {
    let start = position
    while let byte, ElementParser.isNameByte(byte), byte != UInt8(ascii: ":"), byte != UInt8(ascii: "-") {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// true, undefined, NaN, and the class before a print's object: `Object {`, `Array [`.
  private mutating func word(_ depth: Int) throws(InputError) -> RenderValue? {
    let name = takeWord()
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null", "undefined": return RenderValue.none
    case "NaN", "Infinity": return .other(name)
    case "": return nil
    default: break
    }
    guard dialect == .print else { return nil }
    skipSpace()
    if byte == UInt8(ascii: "{") { return try object(depth) }
    if byte == UInt8(ascii: "[") { return try list(depth) }
    guard byte == UInt8(ascii: "(") else { return .other(name) }
    let start = position
    try skipBalanced(until: UInt8(ascii: ")"), from: start, past: 1)
    position += 1
    return .other(name)
  }

  /// Moves to the closing mark that belongs to the one at `start`; texts and brackets in between
  /// are passed over.
  mutating func skipBalanced(until end: UInt8, from start: Int, past: Int = 0) throws(InputError) {
    position += past
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): skipQuoted(byte)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0, byte == end { return }
        depth -= 1
      default: break
      }
      position += 1
    }
    throw fault(start, "what begins here is not closed")
  }

  /// Leaves the position at the closing quote. An apostrophe in a text of JSX has none on its line.
  private mutating func skipQuoted(_ quote: UInt8) {
    var index = position + 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\n"), quote != UInt8(ascii: "`") { return }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index < bytes.count { position = index }
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
