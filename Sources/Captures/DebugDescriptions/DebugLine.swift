import EarshotViewTree
import EarshotVocabulary

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
  mutating func add(_ text: String, to key: DebugLine.Key) {
    switch key {
    case .label: label = label.map { $0 + text } ?? text
    case .identifier: identifier = identifier.map { $0 + text } ?? text
    case .placeholder: placeholder = placeholder.map { $0 + text } ?? text
    case .value: value = value.map { $0 + text } ?? text
    case .title: keep("title", shortened(text, to: 120))
    }
  }

  func length(of key: DebugLine.Key) -> Int {
    switch key {
    case .label: label?.utf8.count ?? 0
    case .identifier: identifier?.utf8.count ?? 0
    case .placeholder: placeholder?.utf8.count ?? 0
    case .value: value?.utf8.count ?? 0
    case .title: 0
    }
  }
}
