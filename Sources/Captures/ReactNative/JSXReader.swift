import EarshotVocabulary

/// JSX source: every outermost element is a screen. Nothing is evaluated; what is written out is
/// read, and code shows by its source.
struct JSXReader {
  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var screens: [CapturedScreen] = []
    let start = SourceLocation(file: input.file, line: 1, column: 1)
    // A debug print has no code around it.
    let isPrint = input.bytes.first { $0 > 0x20 } == UInt8(ascii: "<") && isPrinted(input.bytes)
    var parser = ElementParser(
      input.bytes, isPrint ? .print : .source, at: start, nesting: input.bounds.nesting,
      limit: input.nodeLimit)
    var finder = ElementFinder(bytes: input.bytes)
    while let found = finder.next() {
      parser.position = found.position
      let node = try parser.element()
      finder.position = parser.position
      let name = found.name ?? (screens.isEmpty ? input.fileName : "\(input.fileName) \(screens.count + 1)")
      screens.append(
        ReactNativeScreen.make(
          [.node(node)], name: name, at: node.location, input, isFirst: screens.isEmpty,
          lacksFunctions: false))
    }
    return screens.isEmpty ? [ReactNativeScreen.empty(input, "there is no element in the file")] : screens
  }

  /// Texts on lines of their own with braces or quotes around values tell a print from source.
  private static func isPrinted(_ bytes: [UInt8]) -> Bool {
    bytes[...].prefix(65_536).holds("[Function") || bytes[...].prefix(65_536).holds("[MockFunction")
  }
}

/// Finds elements among code.
struct ElementFinder {
  let bytes: [UInt8]
  var position = 0
  /// The function or constant that was declared last.
  private var name: String?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next outermost element, with the component that it is in.
  mutating func next() -> (position: Int, name: String?)? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): skipQuoted()
      case UInt8(ascii: "/") where isComment: skipComment()
      case UInt8(ascii: "<") where ElementFinder.isElement(bytes, at: position, after: -1):
        return (position, name)
      case UInt8(ascii: "f"), UInt8(ascii: "c"): takeDeclaration()
      default: position += 1
      }
    }
    return nil
  }

  /// `<` and a name, where an expression may begin: not a comparison, not a type's argument.
  static func isElement(_ bytes: [UInt8], at position: Int, after start: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count else { return false }
    let next = bytes[position + 1]
    guard (0x41...0x5a).contains(next) || (0x61...0x7a).contains(next) || next == UInt8(ascii: ">") else {
      return false
    }
    var before = position - 1
    while before > start, bytes[before] <= 0x20 { before -= 1 }
    guard before > start, before >= 0 else { return true }
    let last = bytes[before]
    if "(=>?:&|{,[;".utf8.contains(last) { return true }
    // `return <View/>`; an identifier before it makes it a type's argument.
    let word = Array("return".utf8)
    return before >= word.count - 1 && Array(bytes[(before - word.count + 1)...before]) == word
  }

  private var isComment: Bool {
    position + 1 < bytes.count
      && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
  }

  private mutating func skipComment() {
    if bytes[position + 1] == UInt8(ascii: "/") {
      position = bytes[position...].firstIndex(of: 0x0a) ?? bytes.count
      return
    }
    position += 2
    while position + 1 < bytes.count,
      !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/"))
    {
      position += 1
    }
    position += 2
  }

  private mutating func skipQuoted() {
    let quote = bytes[position]
    var index = position + 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == 0x0a, quote != UInt8(ascii: "`") { break }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = index + 1
  }

  /// `function Name`, `const Name`, `class Name`, where the name is a component's.
  private mutating func takeDeclaration() {
    let start = position
    while position < bytes.count, ElementParser.isNameByte(bytes[position]) { position += 1 }
    guard ["function", "const", "class"].contains(String(decoding: bytes[start..<position], as: UTF8.self))
    else {
      if position == start { position += 1 }
      return
    }
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    let first = position
    while position < bytes.count, ElementParser.isNameByte(bytes[position]),
      bytes[position] != UInt8(ascii: ":")
    { position += 1 }
    if first < position, (0x41...0x5a).contains(bytes[first]) {
      name = String(decoding: bytes[first..<position], as: UTF8.self)
    }
  }
}
