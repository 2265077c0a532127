import EarshotVocabulary

/// JSON as bytes, in exactly the order in which it is written.
///
/// Every scalar that a terminal might obey is written as an escape, so the output can be shown
/// as it is. Nothing is kept but the bytes: time and memory are linear in the output.
public struct JSONWriter: Sendable {
  /// How the separators look.
  public enum Spacing: Sendable {
    /// `{"a":1,"b":2}`
    case compact
    /// `{"a": 1, "b": 2}`
    case readable
  }

  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let spacing: Spacing
  private var needsComma = false

  /// A writer with nothing written.
  public init(spacing: Spacing = .compact) { self.spacing = spacing }

  /// Makes room for so many bytes.
  public mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Takes the bytes out: what follows goes on where they ended.
  public mutating func take() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: true)
    return taken
  }

  // MARK: Structure

  /// An object; the closure writes keys and values in turn.
  public mutating func object(_ content: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    content(&self)
    close(UInt8(ascii: "}"))
  }

  /// A list; the closure writes its values.
  public mutating func array(_ content: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    content(&self)
    close(UInt8(ascii: "]"))
  }

  /// An object whose members are written one after the other, up to `endObject`.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes what `beginObject` opened.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// A list whose values are written one after the other, up to `endArray`.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Closes what `beginArray` opened.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// An array with every member on a line of its own, so that a difference shows where it is.
  public mutating func lines<Members: Collection>(
    _ members: Members, indent: Int, _ write: (inout JSONWriter, Members.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for member in members {
      breakLine(indent)
      write(&self, member)
    }
    if !members.isEmpty { breakLineBeforeEnd(max(0, indent - 2)) }
    close(UInt8(ascii: "]"))
  }

  /// The name of the next value of an object.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    if spacing == .readable { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
  }

  /// Ends a line; the next member starts after `indent` spaces.
  public mutating func breakLine(_ indent: Int) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
  }

  /// Ends a line before the bracket that closes what is open.
  public mutating func breakLineBeforeEnd(_ indent: Int = 0) {
    needsComma = false
    breakLine(indent)
  }

  /// Ends the text with a line feed.
  public mutating func endText() {
    needsComma = false
    breakLine(0)
  }

  // MARK: Values

  /// `null`.
  public mutating func null() { literal("null") }

  /// `true` or `false`.
  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// A whole number.
  public mutating func int(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
    needsComma = true
  }

  /// A whole number, or `null`.
  public mutating func int(_ value: Int?) {
    if let value { int(value) } else { null() }
  }

  /// A number to hundredths, whole ones without a point. What is not a number is null.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: JSONWriter.text(of: value).utf8)
    needsComma = true
  }

  /// Seconds to thousandths, whole ones without a point. What is not a number is null.
  public mutating func milliseconds(_ seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return null() }
    separate()
    let thousandths = Int((seconds * 1000).rounded())
    let text =
      thousandths % 1000 == 0
      ? String(thousandths / 1000) : (Double(thousandths) / 1000).description
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  /// A number, or `null`.
  public mutating func number(_ value: Double?) {
    if let value { number(value) } else { null() }
  }

  /// A text, escaped.
  public mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// A text, escaped, or `null`.
  public mutating func string(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  /// A list of texts.
  public mutating func strings(_ values: [String]) {
    array { writer in
      for value in values { writer.string(value) }
    }
  }

  // MARK: The parts

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func separate() {
    guard needsComma else { return }
    bytes.append(UInt8(ascii: ","))
    if spacing == .readable { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
  }

  /// Copies what is harmless in long runs; the rest goes out as escapes.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      let isMark =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || JSONWriter.isRunnerMark(text, index)
      let length = isMark ? 1 : TextBytes.harmfulLength(text, at: index)
      if length > 0 {
        bytes.append(contentsOf: text[start..<index])
        escape(text[index..<min(index + length, text.count)])
        start = index + length
      }
      index += max(1, length)
    }
    if start < text.count { bytes.append(contentsOf: text[start...]) }
  }

  /// The bracket of `##[`, which is a command to GitHub's runner wherever it stands: escaped, the value is the same.
  private static func isRunnerMark(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    text[index] == UInt8(ascii: "[") && index > 1 && text[index - 1] == UInt8(ascii: "#")
      && text[index - 2] == UInt8(ascii: "#")
  }

  private mutating func escape(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) {
    switch scalar.first {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case 0x0a: bytes.append(contentsOf: "\\n".utf8)
    case 0x0d: bytes.append(contentsOf: "\\r".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    default:
      for unit in String(decoding: scalar, as: UTF8.self).utf16 { appendEscape(of: unit) }
    }
  }

  private mutating func appendEscape(of unit: UInt16) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] as [UInt16] {
      bytes.append(digits[Int((unit >> shift) & 0xf)])
    }
  }

  private static func text(of value: Double) -> String {
    if let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
    let rounded = (value * 100).rounded() / 100
    guard rounded.isFinite else { return value.description }
    if let whole = Int(exactly: rounded), abs(rounded) < 1e15 { return String(whole) }
    return rounded.description
  }
}
