import EarshotViewTree
import EarshotVocabulary

/// The text of `XCUIElement.debugDescription`: `po app`, or a failed test's log (spec formats.md 3).
struct DebugDescription {
  private let input: CaptureInput
  private var captured: CapturedNodes
  /// The indentation of every node that is open.
  private var indents: [Int] = []
  private var sawEnd = false
  /// What a log wrote before the first line, and likely before every other.
  private var logPrefix: [UInt8] = []
  /// Bytes of the line that a log wrote.
  private var prefix = 0
  /// The field that the last line left open: its text goes on in the next one.
  private var openField: DebugLine.Key?

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var reader = DebugDescription(input)
    try reader.readLines()
    reader.warn()
    return [AutomationScreen.make(reader.captured, input)]
  }

  private init(_ input: CaptureInput) {
    self.input = input
    captured = CapturedNodes(.automation, file: input.file)
    // Lines are hardly shorter; growing a list of large nodes step by step copies it each time.
    captured.nodes.reserveCapacity(min(input.bytes.count / 80, input.nodeLimit))
  }

  private mutating func readLines() throws(InputError) {
    var number = 0
    var isInSubtree = false
    // Without its heading, a dump begins with its first line.
    let hasHeading = input.bytes[...].holds("Element subtree:")
    var isPrefixKnown = false
    try input.bytes.withByteLines { whole throws(InputError) in
      number += 1
      if !isPrefixKnown, let length = DebugDescription.prefix(of: whole, hasHeading: hasHeading) {
        logPrefix = Array(whole[..<length])
        isPrefixKnown = true
      }
      prefix = hasLogPrefix(whole) ? logPrefix.count : 0
      let line = UnsafeBufferPointer(rebasing: whole[prefix...])
      if isInSubtree || !hasHeading, let element = DebugLine(line) {
        try take(element, at: number)
        return true
      }
      if line.holds("Element subtree:") {
        isInSubtree = true
        openField = nil
        return true
      }
      if line.holds("Path to element:") || line.holds("Query chain:") {
        sawEnd = true
        return false
      }
      takeRest(line)
      return true
    }
    captured.end(downTo: 0)
  }

  /// What a log writes before every line, such as the time: as long as it is before the first
  /// line of the tree. nil: that line is yet to come.
  private static func prefix(of line: UnsafeBufferPointer<UInt8>, hasHeading: Bool) -> Int? {
    guard let text = line.index(of: hasHeading ? "Element subtree:" : ", 0x") else { return nil }
    if hasHeading { return line[..<text].contains { $0 > 0x40 || (0x30...0x39).contains($0) } ? text : 0 }
    // The type before the address, its arrow and the space before that.
    var start = text
    while start > 0, (0x41...0x5a).contains(line[start - 1]) || (0x61...0x7a).contains(line[start - 1]) {
      start -= 1
    }
    let type = start
    while start > 0, line[start - 1] >= 0x80 { start -= 1 }
    if start < type, start > 0, line[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start > 0 && line[..<start].contains { (0x30...0x39).contains($0) } ? start : 0
  }

  /// Whether a line begins as the first one did, but for the digits of its time.
  private func hasLogPrefix(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !logPrefix.isEmpty, line.count >= logPrefix.count else { return false }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return logPrefix.indices.allSatisfy { index in
      line[index] == logPrefix[index] || (isDigit(line[index]) && isDigit(logPrefix[index]))
    }
  }

  private mutating func take(_ line: DebugLine, at number: Int) throws(InputError) {
    func place() -> SourceLocation {
      SourceLocation(file: input.file, line: number, column: prefix + line.indent + 1)
    }
    guard captured.nodes.count < input.nodeLimit else {
      throw input.fault(place(), "more than \(input.nodeLimit) elements")
    }
    while let last = indents.last, last >= line.indent {
      indents.removeLast()
      captured.end()
    }
    guard indents.count < input.bounds.nesting else {
      throw input.fault(place(), "nested deeper than \(input.bounds.nesting) levels")
    }
    guard let node = line.node(at: number, after: prefix, leavesOpen: &openField) else {
      throw input.fault(place(), "the frame holds no numbers")
    }
    indents.append(line.indent)
    captured.begin(node)
  }

  /// A text with line breaks goes on in the next line.
  private mutating func takeRest(_ line: UnsafeBufferPointer<UInt8>) {
    guard let field = openField, let last = captured.nodes.indices.last,
      captured.nodes[last].length(of: field) < input.bounds.textLength
    else { return }
    openField = DebugLine.resume(line, field, &captured.nodes[last])
  }

  private mutating func warn() {
    if captured.nodes.isEmpty {
      captured.notices.append(
        Notice(
          .warning, .input, at: captured.start,
          "the capture is empty: XCTest could not resolve the app, so that there is only the query"))
      return
    }
    if !sawEnd {
      captured.notices.append(
        Notice(
          .warning, .input, at: captured.location(captured.nodes.count - 1),
          "the capture looks truncated: it ends without \"Path to element\" or \"Query chain\""))
    }
    captured.notices.append(
      Notice(
        .note, .input, at: captured.start,
        "debug descriptions hold no traits, hints or actions: traits follow from the types; "
          + "headings, links and hints can't be known"))
  }
}

/// One line of a debug description. Dumps are large, so that it is read as bytes.
struct DebugLine {
  enum Key {
    case identifier, label, title, placeholder, value
  }

  private(set) var indent = 0
  private let bytes: UnsafeBufferPointer<UInt8>
  private let type: Range<Int>
  /// Where the frame or the fields begin.
  private var rest: Int

  /// nil where the line is no element.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    bytes = line
    var cursor = ByteCursor(line, at: 0)
    // The root's arrow stands where two spaces would; a log or a comment may stand before all.
    while true {
      if cursor.skip(UInt8(ascii: " ")) || cursor.skip(UInt8(ascii: "\t"))
        || cursor.skip(UInt8(ascii: "#")) || cursor.skip(UInt8(ascii: "/")) || cursor.skip("→")
      {
        indent += 1
      } else {
        break
      }
    }
    let first = cursor.position
    guard let initial = cursor.byte, (0x41...0x5a).contains(initial) else { return nil }
    while let byte = cursor.byte, (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) {
      cursor.position += 1
    }
    type = first..<cursor.position
    _ = cursor.skip(" (Main)")
    guard cursor.skip(",") else { return nil }
    guard cursor.byte == UInt8(ascii: " ") else { return nil }
    while cursor.skip(UInt8(ascii: " ")) {}
    guard cursor.skip("0x") else { return nil }
    let address = cursor.position
    while let byte = cursor.byte, DebugLine.isHexadecimal(byte) { cursor.position += 1 }
    guard cursor.position > address,
      cursor.byte == nil || cursor.byte == UInt8(ascii: ",") || cursor.byte == UInt8(ascii: " ")
    else { return nil }
    rest = cursor.position
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
  }

  /// nil where the frame is none.
  ///
  /// - Parameters:
  ///   - prefix: the bytes of the line before the indentation.
  ///   - leavesOpen: the field whose text the line did not end.
  func node(at line: Int, after prefix: Int, leavesOpen open: inout Key?) -> CapturedNode? {
    var node = CapturedNode(
      type: String(decoding: bytes[type], as: UTF8.self), line: line, column: prefix + indent + 1)
    var cursor = ByteCursor(bytes, at: rest)
    if cursor.skip(", pid: ") {
      while let byte = cursor.byte, (0x30...0x39).contains(byte) { cursor.position += 1 }
    }
    if cursor.starts(with: ", {{") {
      let first = cursor.position + 2
      cursor.position = first
      var depth = 0
      while let byte = cursor.byte {
        cursor.position += 1
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if depth == 0 { break }
      }
      guard let numbers = FrameText.numbers(bytes[first..<cursor.position]) else { return nil }
      node.frame = FrameText.rect(numbers)
    }
    open = DebugLine.takeFields(&cursor, &node)
    return node
  }

  // MARK: Fields

  /// Takes the fields up to the end of the line; returns the one whose text is not ended.
  private static func takeFields(_ cursor: inout ByteCursor, _ node: inout CapturedNode) -> Key? {
    var last: Key?
    while cursor.skip(", ") {
      guard let key = key(&cursor) else {
        takeFlag(&cursor, &node)
        continue
      }
      if key == .value {
        node.add(raw(&cursor), to: key)
        last = cursor.byte == nil ? .value : nil
      } else {
        let (text, isEnded) = quoted(&cursor)
        node.add(text, to: key)
        if !isEnded { return key }
        last = nil
      }
    }
    return cursor.byte == nil ? last : nil
  }

  /// Goes on with a field that an earlier line left open.
  static func resume(
    _ line: UnsafeBufferPointer<UInt8>, _ key: Key, _ node: inout CapturedNode
  ) -> Key? {
    var cursor = ByteCursor(line, at: 0)
    if key == .value {
      guard line.contains(where: { $0 > 0x20 }) else { return key }
      node.add("\n" + raw(&cursor), to: key)
    } else {
      let (text, isEnded) = quoted(&cursor)
      node.add("\n" + text, to: key)
      if !isEnded { return key }
    }
    return takeFields(&cursor, &node) ?? (key == .value && cursor.byte == nil ? .value : nil)
  }

  private static func key(_ cursor: inout ByteCursor) -> Key? {
    if cursor.skip("identifier: '") { return .identifier }
    if cursor.skip("label: '") { return .label }
    if cursor.skip("title: '") { return .title }
    if cursor.skip("placeholderValue: '") { return .placeholder }
    if cursor.skip("value: ") { return .value }
    return nil
  }

  private static func takeFlag(_ cursor: inout ByteCursor, _ node: inout CapturedNode) {
    let first = cursor.position
    while let byte = cursor.byte, byte != UInt8(ascii: ",") { cursor.position += 1 }
    switch cursor.text(from: first, to: cursor.position) {
    case "Selected": node.isSelected = true
    case "Disabled": node.isEnabled = false
    case "Focused", "Keyboard Focused", "": break
    case let flag: node.keep("flag", shortened(flag, to: 120))
    }
  }

  /// Text is not escaped: it ends at the last quote before a known field, a flag or the end.
  private static func quoted(_ cursor: inout ByteCursor) -> (text: String, isEnded: Bool) {
    let first = cursor.position
    while let byte = cursor.byte {
      cursor.position += 1
      if byte == UInt8(ascii: "'"), cursor.standsAtEnd {
        return (cursor.text(from: first, to: cursor.position - 1), true)
      }
    }
    return (cursor.text(from: first, to: cursor.position), false)
  }

  /// Unquoted, up to flags at the end of the line.
  private static func raw(_ cursor: inout ByteCursor) -> String {
    let first = cursor.position
    let end = cursor.endBeforeFlags(from: first)
    cursor.position = end
    return cursor.text(from: first, to: end)
  }
}

extension CapturedNode {
  fileprivate mutating func add(_ text: String, to key: DebugLine.Key) {
    switch key {
    case .label: label = label.map { $0 + text } ?? text
    case .identifier: identifier = identifier.map { $0 + text } ?? text
    case .placeholder: placeholder = placeholder.map { $0 + text } ?? text
    case .value: value = value.map { $0 + text } ?? text
    case .title: keep("title", shortened(text, to: 120))
    }
  }

  fileprivate func length(of key: DebugLine.Key) -> Int {
    switch key {
    case .label: label?.utf8.count ?? 0
    case .identifier: identifier?.utf8.count ?? 0
    case .placeholder: placeholder?.utf8.count ?? 0
    case .value: value?.utf8.count ?? 0
    case .title: 0
    }
  }
}

/// A place in the bytes of a line.
private struct ByteCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  func text(from first: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<end]), as: UTF8.self)
  }

  func starts(with text: StaticString) -> Bool { starts(with: text, at: position) }

  private func starts(with text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place >= 0, place + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    position += 1
    return true
  }

  private static let flags: [StaticString] = [
    ", Selected", ", Disabled", ", Focused", ", Keyboard Focused",
  ]
  private static let keys: [StaticString] = [
    ", identifier: '", ", label: '", ", title: '", ", placeholderValue: '", ", value: ",
  ]

  /// Whether a text may end here: before a field, a flag or the end of the line.
  var standsAtEnd: Bool {
    guard position < bytes.count else { return true }
    guard bytes[position] == UInt8(ascii: ",") else { return false }
    if ByteCursor.keys.contains(where: { starts(with: $0) }) { return true }
    return ByteCursor.flags.contains { flag in
      guard starts(with: flag) else { return false }
      let after = position + flag.utf8CodeUnitCount
      return after == bytes.count || starts(with: ", ", at: after)
    }
  }

  /// The end of the line without the flags that stand there.
  func endBeforeFlags(from first: Int) -> Int {
    var end = bytes.count
    while let flag = ByteCursor.flags.first(where: { flag in
      let start = end - flag.utf8CodeUnitCount
      return start >= first && starts(with: flag, at: start)
    }) {
      end -= flag.utf8CodeUnitCount
    }
    return end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes hold a text.
  func holds(_ text: StaticString) -> Bool { index(of: text) != nil }

  /// Where a text stands first.
  func index(of text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0, count >= length else { return nil }
    let first = text.utf8Start[0]
    for start in 0...(count - length) where self[start] == first {
      var offset = 1
      while offset < length, self[start + offset] == text.utf8Start[offset] { offset += 1 }
      if offset == length { return start }
    }
    return nil
  }
}

extension [UInt8] {
  /// Hands over line after line until one asks for no more.
  func withByteLines(
    _ body: (UnsafeBufferPointer<UInt8>) throws(InputError) -> Bool
  ) throws(InputError) {
    try withUnsafeBufferPointer { bytes throws(InputError) in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let last = end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
        guard try body(UnsafeBufferPointer(rebasing: bytes[start..<last])) else { return }
        start = end + 1
      }
    }
  }

  /// The same as texts.
  func withLines(_ body: (String) throws(InputError) -> Bool) throws(InputError) {
    try withByteLines { line throws(InputError) in try body(String(decoding: line, as: UTF8.self)) }
  }
}
