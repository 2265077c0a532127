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
