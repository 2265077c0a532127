import EarshotVocabulary

/// Reads elements as JSX writes them: source code, and the form in which Jest prints trees.
///
/// The two differ in texts: in a print a brace is a brace, in source it begins an expression.
struct ElementParser {
  enum Dialect {
    case print
    case source
  }

  let dialect: Dialect
  let bytes: [UInt8]
  /// Where the bytes begin in their file.
  private let base: SourceLocation
  private let nesting: Int
  private let limit: Int
  private var lineStarts: [Int]
  var position = 0
  var count = 0

  init(_ bytes: [UInt8], _ dialect: Dialect, at base: SourceLocation, nesting: Int, limit: Int) {
    self.bytes = bytes
    self.dialect = dialect
    self.base = base
    self.nesting = nesting
    self.limit = limit
    lineStarts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(index + 1)
    }
  }

  func location(_ offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(
      file: base.file, line: base.line + low,
      column: (low == 0 ? base.column : 1) + offset - lineStarts[low])
  }

  func fault(_ offset: Int, _ message: String) -> InputError {
    InputError(at: location(offset), message)
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  func byte(ahead: Int) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  mutating func skipSpace() {
    while let byte, byte <= 0x20 { position += 1 }
  }

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[position + offset] != text.utf8Start[offset] { return false }
    return true
  }

  // MARK: Elements

  /// The element whose `<` stands at the position.
  mutating func element(depth: Int = 0) throws(InputError) -> RenderNode {
    let start = position
    guard depth < nesting else { throw fault(start, "nested deeper than \(nesting) levels") }
    count += 1
    guard count <= limit else { throw fault(start, "more than \(limit) elements") }
    position += 1
    let name = takeName()
    var node = RenderNode(type: name, props: [], children: [], location: location(start))
    skipSpace()
    while let byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
      node.props.append(contentsOf: try attribute(start, depth))
      skipSpace()
    }
    if self.byte == UInt8(ascii: "/") {
      position += 1
      skipSpace()
      try expect(">", of: name, start)
      return node
    }
    try expect(">", of: name, start)
    node.children = try children(of: name, start, depth)
    return node
  }

  private mutating func expect(_ mark: Character, of name: String, _ start: Int) throws(InputError) {
    guard byte == mark.asciiValue else {
      if byte == nil {
        throw fault(start, "the text ends before <\(shortened(name))>, which begins here, does")
      }
      throw fault(position, "expected \(mark) to end the tag <\(shortened(name))>")
    }
    position += 1
  }

  mutating func takeName() -> String {
    let start = position
    while let byte, ElementParser.isNameByte(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: ":"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// One prop; a spread gives those of its object, where that is written out.
  private mutating func attribute(_ start: Int, _ depth: Int) throws(InputError) -> [RenderProp] {
    if byte == UInt8(ascii: "{") {
      let value = try braced(depth)
      if case .object(let members) = value { return members }
      return [RenderProp(name: "...", value: value)]
    }
    let place = position
    let name = takeName()
    guard !name.isEmpty else {
      if byte == nil { throw fault(start, "the text ends before the tag that begins here does") }
      throw fault(place, "expected the name of a prop")
    }
    skipSpace()
    guard byte == UInt8(ascii: "=") else { return [RenderProp(name: name, value: .bool(true))] }
    position += 1
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return [RenderProp(name: name, value: .text(try attributeText()))]
    case UInt8(ascii: "{"): return [RenderProp(name: name, value: try braced(depth))]
    default: throw fault(position, "expected a value of the prop '\(shortened(name))'")
    }
  }

  /// A text in quotes; JSX knows no escapes in it, but a print does.
  private mutating func attributeText() throws(InputError) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var content: [UInt8] = []
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\"), dialect == .print, let next = self.byte(ahead: 1),
        next == quote || next == byte
      {
        position += 1
        content.append(next)
      } else {
        content.append(byte)
      }
      position += 1
    }
    guard byte == quote else { throw fault(start, "the text that begins here is not closed") }
    position += 1
    return unescaped(String(decoding: content, as: UTF8.self))
  }

  /// A text with its entities as the characters that they stand for. A print writes few of them;
  /// source may write any.
  func unescaped(_ text: String) -> String {
    CharacterEntity.decoded(text, only: dialect == .print ? ElementParser.printed : nil)
  }

  private static let printed: Set<String> = ["lt", "gt", "amp", "quot", "apos", "#39", "#x27", "nbsp"]

  // MARK: Children

  private mutating func children(of name: String, _ start: Int, _ depth: Int) throws(InputError)
    -> [RenderChild]
  {
    var result: [RenderChild] = []
    while true {
      guard let byte else {
        throw fault(start, "the text ends before <\(shortened(name))>, which begins here, is closed")
      }
      if byte == UInt8(ascii: "<") {
        if self.byte(ahead: 1) == UInt8(ascii: "/") {
          try closeTag(name, start)
          return result
        }
        if self.byte(ahead: 1).map({ ElementParser.isNameByte($0) || $0 == UInt8(ascii: ">") }) == true {
          result.append(.node(try element(depth: depth + 1)))
          continue
        }
      }
      if byte == UInt8(ascii: "{"), dialect == .source {
        result += try expressionChildren(depth)
        continue
      }
      if dialect == .print {
        result += takePrintedTexts().map { .text($0) }
      } else if let text = takeText() {
        result.append(.text(text))
      }
    }
  }

  private mutating func closeTag(_ name: String, _ start: Int) throws(InputError) {
    let place = position
    position += 2
    let closing = takeName()
    guard closing == name else {
      throw fault(
        place, "</\(shortened(closing))> closes <\(shortened(name))> of line \(location(start).line)")
    }
    skipSpace()
    try expect(">", of: name, start)
  }

  /// A text up to the next tag or expression, without the white space of its layout.
  private mutating func takeText() -> String? {
    let start = position
    position += 1
    while let byte, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "{") { position += 1 }
    let lines = ElementParser.lines(of: bytes[start..<position])
    var kept: [Substring] = []
    for (index, line) in lines.enumerated() {
      var text = line
      // Only white space that has a line break beside it is layout.
      if index > 0 { text = text.drop { $0 == " " || $0 == "\t" } }
      if index < lines.count - 1 {
        while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
      }
      if !text.isEmpty { kept.append(text) }
    }
    guard !kept.isEmpty else { return nil }
    return unescaped(kept.joined(separator: " "))
  }

  static func lines(of bytes: ArraySlice<UInt8>) -> [Substring] {
    String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// What an expression among children shows: a text, elements inside code, or code.
  private mutating func expressionChildren(_ depth: Int) throws(InputError) -> [RenderChild] {
    let start = position
    let value = try braced(depth)
    switch value {
    case .none, .bool, .function, .object: return []
    case .text, .number: return value.text.map { [.text($0)] } ?? []
    case .list(let values): return values.compactMap { $0.text.map { .text($0) } }
    case .other(let code):
      let end = position
      var found: [RenderChild] = []
      position = start + 1
      while position < end {
        if ElementFinder.isElement(bytes, at: position, after: start) {
          found.append(.node(try element(depth: depth + 1)))
        } else {
          position += 1
        }
      }
      position = end
      return found.isEmpty && !code.hasPrefix("/*") ? [.code(code)] : found
    }
  }
}
