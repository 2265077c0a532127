/// What a file declares and what it mentions, by one pass over its bytes: enough to tell which
/// other files an input needs, without parsing them all.
package struct FileOutline: Sendable {
  /// Types declared at any depth, and top-level functions, variables and aliases.
  private(set) var declared: Set<String> = []
  /// Those of `declared` that stand at the top of the file.
  private(set) var declaredAtTop: Set<String> = []
  /// Members that extensions add, by the last part of the extended type's name.
  private(set) var extended: [String: Set<String>] = [:]
  /// Every identifier in the file.
  private(set) var words: Set<String> = []
  /// What is declared at the top of the file or by its extensions (`Int.berth`) for other files of its module.
  package private(set) var shared: Set<String> = []
  /// Types that an extension adds a subscript, an operator or a conformance to: no name tells who uses it.
  private(set) var extendedSilently: Set<String> = []
  /// Whether an operator function stands at the top of the file.
  private(set) var declaresOperators = false

  package init(_ bytes: [UInt8]) {
    var scanner = OutlineScanner(bytes)
    scanner.scan()
    declared = scanner.declared
    declaredAtTop = scanner.declaredAtTop
    extended = scanner.extended
    words = scanner.words
    shared = scanner.shared
    extendedSilently = scanner.extendedSilently
    declaresOperators = scanner.declaresOperators
  }
}

private struct OutlineScanner {
  let bytes: [UInt8]
  var declared: Set<String> = []
  var declaredAtTop: Set<String> = []
  var extended: [String: Set<String>] = [:]
  var words: Set<String> = []
  var shared: Set<String> = []
  var extendedSilently: Set<String> = []
  var declaresOperators = false
  /// Whether what is declared next is seen in the file alone.
  private var isPrivate = false
  private var index = 0
  private var depth = 0
  private var keyword = ""
  private var extensionName: String?
  private var extensionDepth = 0

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
  private static let valueKeywords: Set<String> = ["func", "var", "let", "typealias", "macro"]
  private static let modifiers: Set<String> = ["static", "final", "func", "var", "class"]

  private static let operatorBytes = Set("!%&*+-/<=>?^|~".utf8)

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
      case UInt8(ascii: "/") where keyword != "func" || isComment: skipComment()
      case UInt8(ascii: "\""): skipString()
      case _ where OutlineScanner.isWordStart(byte): word()
      case _ where keyword == "func" && OutlineScanner.operatorBytes.contains(byte):
        noteOperator()
        index += 1
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
    let isNamed = !keyword.isEmpty
    note(text)
    if text == "private" || text == "fileprivate" { isPrivate = true } else if isNamed { isPrivate = false }
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
      if let extensionName, isFollowedByColon { extendedSilently.insert(extensionName) }
    } else if OutlineScanner.typeKeywords.contains(keyword), !OutlineScanner.valueKeywords.contains(text) {
      declare(text)
      if let extensionName { extended[extensionName, default: []].insert(text) }
    } else if OutlineScanner.valueKeywords.contains(keyword) {
      if depth == 0 { declare(text) }
      if let extensionName, depth == extensionDepth + 1 {
        extended[extensionName, default: []].insert(text)
        if !isPrivate { shared.insert("\(extensionName).\(text)") }
      }
    } else if text == "init", let extensionName, depth == extensionDepth + 1 {
      extended[extensionName, default: []].insert("init")
      if !isPrivate { shared.insert("\(extensionName).init") }
    } else if text == "subscript", let extensionName, depth == extensionDepth + 1 {
      extendedSilently.insert(extensionName)
    }
    words.insert(text)
  }

  private mutating func declare(_ name: String) {
    declared.insert(name)
    guard depth == 0 else { return }
    declaredAtTop.insert(name)
    if !isPrivate { shared.insert(name) }
  }

  private mutating func noteOperator() {
    keyword = ""
    if depth == 0 { declaresOperators = true }
    if let extensionName, depth == extensionDepth + 1 { extendedSilently.insert(extensionName) }
  }

  /// Whether a `:` comes next, as before the conformances of an extension.
  private var isFollowedByColon: Bool {
    bytes[index...].first { $0 != UInt8(ascii: " ") && $0 != 0x0A } == UInt8(ascii: ":")
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

  private var isComment: Bool {
    index + 1 < bytes.count
      && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
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
