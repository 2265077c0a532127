/// What a file declares and what it mentions, by one pass over its bytes: enough to tell which
/// other files an input needs, without parsing them all.
struct FileOutline: Sendable {
  /// Types declared at any depth, and top-level functions, variables and aliases.
  private(set) var declared: Set<String> = []
  /// Members that extensions add, by the last part of the extended type's name.
  private(set) var extended: [String: Set<String>] = [:]
  /// Every identifier in the file.
  private(set) var words: Set<String> = []

  init(_ bytes: [UInt8]) {
    var scanner = OutlineScanner(bytes)
    scanner.scan()
    declared = scanner.declared
    extended = scanner.extended
    words = scanner.words
  }
}

private struct OutlineScanner {
  let bytes: [UInt8]
  var declared: Set<String> = []
  var extended: [String: Set<String>] = [:]
  var words: Set<String> = []
  private var index = 0
  private var depth = 0
  private var keyword = ""
  private var extensionName: String?
  private var extensionDepth = 0

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
  private static let valueKeywords: Set<String> = ["func", "var", "let", "typealias", "macro"]
  private static let modifiers: Set<String> = ["static", "final", "func", "var", "class"]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"):
        depth += 1
        index += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if extensionName != nil, depth <= extensionDepth { extensionName = nil }
        index += 1
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""): skipString()
      case _ where OutlineScanner.isWordStart(byte): word()
      default: index += 1
      }
    }
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F || byte >= 0x80
  }

  private mutating func word() {
    let start = index
    while index < bytes.count,
      OutlineScanner.isWordStart(bytes[index]) || (0x30...0x39).contains(bytes[index])
    {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    note(text)
    if OutlineScanner.typeKeywords.contains(text) || OutlineScanner.valueKeywords.contains(text)
      || text == "extension"
    {
      keyword = text
    } else if !OutlineScanner.modifiers.contains(text) {
      keyword = ""
    }
  }

  private mutating func note(_ text: String) {
    if keyword == "extension" {
      extensionName = lastPart(of: text)
      extensionDepth = depth
      extended[extensionName ?? text, default: []].formUnion([])
    } else if OutlineScanner.typeKeywords.contains(keyword), !OutlineScanner.valueKeywords.contains(text) {
      declared.insert(text)
      if let extensionName { extended[extensionName, default: []].insert(text) }
    } else if OutlineScanner.valueKeywords.contains(keyword) {
      if depth == 0 { declared.insert(text) }
      if let extensionName, depth == extensionDepth + 1 { extended[extensionName, default: []].insert(text) }
    } else if text == "init", let extensionName, depth == extensionDepth + 1 {
      extended[extensionName, default: []].insert("init")
    }
    words.insert(text)
  }

  /// `Outer.Inner` is extended under the name `Inner`.
  private mutating func lastPart(of first: String) -> String {
    var last = first
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."),
      OutlineScanner.isWordStart(bytes[index + 1])
    {
      let start = index + 1
      index = start
      while index < bytes.count,
        OutlineScanner.isWordStart(bytes[index]) || (0x30...0x39).contains(bytes[index])
      {
        index += 1
      }
      last = String(decoding: bytes[start..<index], as: UTF8.self)
      words.insert(last)
    }
    return last
  }

  private mutating func skipComment() {
    guard index + 1 < bytes.count else {
      index += 1
      return
    }
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    } else if bytes[index + 1] == UInt8(ascii: "*") {
      index += 2
      while index + 1 < bytes.count,
        !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
      {
        index += 1
      }
      index += 2
    } else {
      index += 1
    }
  }

  /// Words inside interpolations count too: only the quotes are passed over, and braces in plain
  /// text are taken out by ending a literal with its line.
  private mutating func skipString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "\\") {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
          index += 2
          interpolation()
          continue
        }
        index += 1
      }
      index += 1
    }
    index += 1
  }

  private mutating func interpolation() {
    var level = 1
    while index < bytes.count, level > 0, bytes[index] != 0x0A {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") { level += 1 }
      if byte == UInt8(ascii: ")") { level -= 1 }
      if OutlineScanner.isWordStart(byte) {
        let start = index
        while index < bytes.count,
          OutlineScanner.isWordStart(bytes[index]) || (0x30...0x39).contains(bytes[index])
        {
          index += 1
        }
        words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        index += 1
      }
    }
  }
}
