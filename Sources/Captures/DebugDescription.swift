import EarshotViewTree
import EarshotVocabulary

/// The text of `XCUIElement.debugDescription`: `po app`, or a failed test's log (spec formats.md 3).
struct DebugDescription {
  private let input: CaptureInput
  private var captured = CapturedNodes(.automation)
  /// The indentation of every node that is open.
  private var indents: [Int] = []
  private var sawEnd = false

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var reader = DebugDescription(input)
    return [try reader.screen()]
  }

  private init(_ input: CaptureInput) { self.input = input }

  /// Whether a text holds lines of this form.
  static func looksLike(_ text: some StringProtocol) -> Bool {
    if text.contains("Element subtree:") { return true }
    for line in text.split(separator: "\n").prefix(400) where DebugLine(Substring(line)) != nil {
      return true
    }
    return false
  }

  private mutating func screen() throws(InputError) -> CapturedScreen {
    var number = 0
    var isInSubtree = false
    var hasHeading = false
    try input.bytes.withLines { line throws(InputError) in
      number += 1
      let text = Substring(line)
      if text.contains("Element subtree:") {
        isInSubtree = true
        hasHeading = true
        return true
      }
      if text.contains("Path to element:") || text.contains("Query chain:") {
        sawEnd = true
        return false
      }
      if text.contains("Attributes: "), !isInSubtree { return true }
      try take(text, at: number, isInSubtree || !hasHeading)
      return true
    }
    captured.end(downTo: 0)
    warn()
    return AutomationScreen.make(captured, input)
  }

  private mutating func take(
    _ text: Substring, at number: Int, _ isInSubtree: Bool
  ) throws(InputError) {
    guard isInSubtree else { return }
    guard let line = DebugLine(text) else { return try takeRest(text, number) }
    let place = SourceLocation(file: input.file, line: number, column: line.indent + 1)
    guard captured.nodes.count < input.nodeLimit else {
      throw input.fault(place, "more than \(input.nodeLimit) elements")
    }
    while let last = indents.last, last >= line.indent {
      indents.removeLast()
      captured.end()
    }
    guard indents.count < input.bounds.nesting else {
      throw input.fault(place, "nested deeper than \(input.bounds.nesting) levels")
    }
    if line.hasBrokenFrame { throw input.fault(place, "the frame holds no numbers") }
    indents.append(line.indent)
    captured.begin(line.node(at: place))
  }

  /// A label with line breaks goes on in the next line.
  private mutating func takeRest(_ text: Substring, _ number: Int) throws(InputError) {
    guard let last = captured.nodes.indices.last, !text.allSatisfy(\.isWhitespace) else { return }
    guard let label = captured.nodes[last].label, label.utf8.count < input.bounds.textLength else { return }
    var rest = text
    let isEnd = rest.last == "'"
    if isEnd { rest = rest.dropLast() }
    captured.nodes[last].label = label + "\n" + rest
  }

  private mutating func warn() {
    let place = captured.nodes.first?.location ?? SourceLocation(file: input.file, line: 1, column: 1)
    if captured.nodes.isEmpty {
      captured.notices.append(
        Notice(
          .warning, .input, at: place,
          "the capture is empty: XCTest could not resolve the app, so that there is only the query"))
      return
    }
    if !sawEnd {
      captured.notices.append(
        Notice(
          .warning, .input, at: captured.nodes.last?.location ?? place,
          "the capture looks truncated: it ends without \"Path to element\" or \"Query chain\""))
    }
    captured.notices.append(
      Notice(
        .note, .input, at: place,
        "debug descriptions hold no traits, hints or actions: traits follow from the types; "
          + "headings, links and hints can't be known"))
  }
}

/// One line of a debug description.
struct DebugLine {
  var indent: Int
  private var type: Substring
  private var rest: Substring
  private var frameText: Substring?

  /// nil where the line is no element.
  init?(_ line: Substring) {
    var text = line
    var indent = 0
    while let first = text.first,
      first == " " || first == "\t" || first == "→" || first == "#" || first == "/"
    {
      // The root's arrow stands where two spaces would.
      indent += first == "→" ? 1 : 1
      text = text.dropFirst()
    }
    guard let comma = text.firstIndex(of: ",") else { return nil }
    var type = text[..<comma]
    if type.hasSuffix(" (Main)") { type = type.dropLast(7) }
    guard let first = type.first, first.isUppercase, type.allSatisfy({ $0.isLetter }) else { return nil }
    let after = text[comma...].dropFirst()
    guard after.hasPrefix(" 0x") else { return nil }
    var rest = after.drop { $0 == " " }
    let address = rest.prefix { $0 != "," && $0 != " " }
    guard address.count > 2, address.dropFirst(2).allSatisfy(\.isHexDigit) else { return nil }
    rest = rest.dropFirst(address.count)
    self.indent = indent
    self.type = type
    self.rest = rest
    takeFrame()
  }

  /// `, pid: 12` and `, {{0.0, 0.0}, {1.0, 1.0}}`.
  private mutating func takeFrame() {
    if rest.hasPrefix(", pid: ") {
      rest = rest.dropFirst(7)
      rest = rest.drop { $0.isNumber }
    }
    guard rest.hasPrefix(", {{") else { return }
    let text = rest.dropFirst(2)
    var depth = 0
    var end = text.startIndex
    while end < text.endIndex {
      if text[end] == "{" { depth += 1 }
      if text[end] == "}" { depth -= 1 }
      end = text.index(after: end)
      if depth == 0 { break }
    }
    frameText = text[..<end]
    rest = text[end...]
  }

  var hasBrokenFrame: Bool { frameText.map { FrameText.numbers($0) == nil } ?? false }

  func node(at place: SourceLocation) -> CapturedNode {
    var node = CapturedNode(type: String(type), location: place)
    node.frame = frameText.flatMap { FrameText.numbers($0) }.flatMap { FrameText.rect($0) }
    var rest = rest
    while rest.hasPrefix(", ") {
      rest = rest.dropFirst(2)
      guard let key = DebugLine.keys.first(where: { rest.hasPrefix($0) }) else {
        takeFlag(&rest, &node)
        continue
      }
      rest = rest.dropFirst(key.count)
      let value = key == "value: " ? DebugLine.raw(&rest) : DebugLine.quoted(&rest)
      switch key {
      case "label: '": node.label = value
      case "identifier: '": node.identifier = value
      case "placeholderValue: '": node.placeholder = value
      case "value: ": node.value = value
      default: node.extras.append(ExtraField(String(key.prefix { $0 != ":" }), value))
      }
    }
    return node
  }

  private func takeFlag(_ rest: inout Substring, _ node: inout CapturedNode) {
    let flag = rest.prefix { $0 != "," }
    rest = rest.dropFirst(flag.count)
    switch flag {
    case "Selected": node.isSelected = true
    case "Disabled": node.isEnabled = false
    case "Focused", "Keyboard Focused", "": break
    default: node.extras.append(ExtraField("flag", String(flag)))
    }
  }

  private static let keys = [
    "identifier: '", "label: '", "title: '", "placeholderValue: '", "value: ",
  ]
  private static let flags = ["Selected", "Disabled", "Focused", "Keyboard Focused"]

  /// Text is not escaped: it ends at the last quote before a known field, a flag or the end.
  private static func quoted(_ rest: inout Substring) -> String {
    var search = rest.startIndex
    while let quote = rest[search...].firstIndex(of: "'") {
      let after = rest.index(after: quote)
      if isEnd(rest[after...]) {
        let text = String(rest[..<quote])
        rest = rest[after...]
        return text
      }
      search = after
    }
    defer { rest = rest[rest.endIndex...] }
    return String(rest)
  }

  /// Unquoted, up to a flag at the end of the line.
  private static func raw(_ rest: inout Substring) -> String {
    var end = rest.endIndex
    var isFlag = true
    while isFlag {
      isFlag = false
      for flag in flags where rest[..<end].hasSuffix(", " + flag) {
        end = rest.index(end, offsetBy: -(flag.count + 2))
        isFlag = true
      }
    }
    let text = String(rest[..<end])
    rest = rest[end...]
    return text
  }

  private static func isEnd(_ rest: Substring) -> Bool {
    if rest.isEmpty { return true }
    guard rest.hasPrefix(", ") else { return false }
    let next = rest.dropFirst(2)
    return keys.contains { next.hasPrefix($0) }
      || flags.contains { flag in
        guard next.hasPrefix(flag) else { return false }
        let after = next.dropFirst(flag.count)
        return after.isEmpty || after.hasPrefix(", ")
      }
  }
}

extension [UInt8] {
  /// Hands over line after line until one asks for no more.
  func withLines(_ body: (String) throws(InputError) -> Bool) throws(InputError) {
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
      var line = self[start..<end]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      guard try body(String(decoding: line, as: UTF8.self)) else { return }
      start = end + 1
    }
  }
}
