/// Goes through the text of a file of declarations.
struct Scanner {
  let bytes: [UInt8]
  var position = 0
  /// Behind the last byte that belongs to what was read, without the white space behind.
  private(set) var lastEnd = 0

  struct Failure: Error {
    var offset: Int
    var expected: String
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ ahead: Int = 0) -> UInt8 {
    let place = position + ahead
    return place < bytes.count ? bytes[place] : 0
  }

  func failure(_ expected: String) -> Failure { Failure(offset: position, expected: expected) }

  /// Over white space and comments; gives whether a line ended.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var hasLineEnd = false
    while position < bytes.count {
      switch byte() {
      case 0x0A:
        hasLineEnd = true
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count, byte() != 0x0A { position += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      default: return hasLineEnd
      }
    }
    return hasLineEnd
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position >= bytes.count
    }
  }

  /// Whether signs come next; they may be the first of more.
  mutating func comes(_ signs: StaticString) -> Bool {
    skipSpace()
    for index in 0..<signs.utf8CodeUnitCount where byte(index) != signs.utf8Start[index] { return false }
    return true
  }

  mutating func take(_ signs: StaticString) -> Bool {
    guard comes(signs) else { return false }
    advance(signs.utf8CodeUnitCount)
    return true
  }

  mutating func expect(_ signs: StaticString) throws {
    if !take(signs) { throw failure("\(signs)") }
  }

  mutating func advance(_ count: Int) {
    position += count
    lastEnd = position
  }

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  // MARK: Words

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The word that comes next, without taking it; empty where none does.
  mutating func nextWord() -> String {
    skipSpace()
    return text(position, wordEnd(from: position))
  }

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Scanner.isWordByte(bytes[end]) { end += 1 }
    return end
  }

  mutating func comesWord(_ word: StaticString) -> Bool {
    comes(word) && !Scanner.isWordByte(byte(word.utf8CodeUnitCount))
  }

  mutating func takeWord(_ word: StaticString) -> Bool {
    guard comesWord(word) else { return false }
    advance(word.utf8CodeUnitCount)
    return true
  }

  /// Whether a name comes next.
  mutating func comesName() -> Bool {
    skipSpace()
    return Scanner.isWordByte(byte()) || byte() == UInt8(ascii: "`")
  }

  /// A name as it is meant, without backticks, and its place.
  mutating func name() throws -> (text: String, span: Span) {
    skipSpace()
    let start = position
    if byte() == UInt8(ascii: "`") {
      var end = position + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "`") { end += 1 }
      advance(end + 1 - position)
      return (text(start + 1, end), Span(start, end + 1))
    }
    let end = wordEnd(from: start)
    guard end > start else { throw failure("a name") }
    advance(end - start)
    return (text(start, end), Span(start, end))
  }

  /// The signs of an operator.
  mutating func operatorName() throws -> (text: String, span: Span) {
    skipSpace()
    let start = position
    while "/=-+!*%<>&|^~?.".utf8.contains(byte()) { advance(1) }
    guard position > start else { throw failure("an operator") }
    return (text(start, position), Span(start, position))
  }

  // MARK: What is not read

  /// Over something in brackets, from the opening one to the closing one.
  mutating func skipBrackets() throws {
    skipSpace()
    let opening = byte()
    guard "([{".utf8.contains(opening) else { throw failure("a bracket") }
    advance(1)
    while true {
      skipSpace()
      guard position < bytes.count else { throw failure("a closing bracket") }
      if ")]}".utf8.contains(byte()) { return advance(1) }
      try skipPiece()
    }
  }

  /// Over a word, a literal, something in brackets or a sign.
  mutating func skipPiece() throws {
    switch byte() {
    case UInt8(ascii: "\""): try skipString(pounds: 0)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try skipBrackets()
    case UInt8(ascii: "#"):
      var pounds = 0
      while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
      if byte(pounds) == UInt8(ascii: "\"") {
        advance(pounds)
        try skipString(pounds: pounds)
      } else {
        advance(pounds)
      }
    case let byte where Scanner.isWordByte(byte):
      advance(wordEnd(from: position) - position)
      if let end = argumentsEnd() { advance(end - position) }
    default: advance(1)
    }
  }

  /// Where the generic arguments end that stand right behind a word: `<Tide, Int>` in front of a bracket, a dot or
  /// the end of a line. nil where `<` compares.
  private func argumentsEnd() -> Int? {
    guard byte() == UInt8(ascii: "<") else { return nil }
    var depth = 0
    var place = position
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where bytes[place - 1] != UInt8(ascii: "-"):
        depth -= 1
        guard depth == 0 else { break }
        let next = place + 1 < bytes.count ? bytes[place + 1] : UInt8(ascii: "\n")
        return "(.)]},{?!\n".utf8.contains(next) ? place + 1 : nil
      case let byte where Scanner.isWordByte(byte) || " ,.:?[]()->&".utf8.contains(byte): break
      default: return nil
      }
      place += 1
    }
    return nil
  }

  private mutating func skipString(pounds: Int) throws {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    advance(isLong ? 3 : 1)
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), (0..<pounds).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
        advance(1 + pounds)
        if byte() == UInt8(ascii: "(") { try skipBrackets() } else { advance(1) }
      } else if byte() == UInt8(ascii: "\""), ends(isLong, pounds) {
        return advance((isLong ? 3 : 1) + pounds)
      } else {
        advance(1)
      }
    }
    throw failure("the end of a text")
  }

  private func ends(_ isLong: Bool, _ pounds: Int) -> Bool {
    if isLong, byte(1) != UInt8(ascii: "\"") || byte(2) != UInt8(ascii: "\"") { return false }
    return (0..<pounds).allSatisfy { byte((isLong ? 3 : 1) + $0) == UInt8(ascii: "#") }
  }

  /// Over an expression, to where a list or a line ends; gives its place.
  mutating func skipExpression() throws -> Span {
    skipSpace()
    let start = position
    while position < bytes.count {
      if ",)]}".utf8.contains(byte()) || comesObservers() { break }
      try skipPiece()
      let end = position
      if skipSpace(), !continuesLine() {
        position = end
        break
      }
    }
    return Span(start, lastEnd)
  }

  /// Whether `willSet` and `didSet` come next, which are no closure behind a value.
  private func comesObservers() -> Bool {
    guard byte() == UInt8(ascii: "{") else { return false }
    var inner = self
    inner.position += 1
    return inner.comesWord("willSet") || inner.comesWord("didSet")
  }

  /// Whether what begins a line belongs to the expression before.
  private func continuesLine() -> Bool { ".?:&|+-*/<>=!%^~".utf8.contains(byte()) }
}
