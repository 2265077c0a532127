import SwiftSyntax

extension FileReader {
  /// A literal without interpolations is exactly one text, were it empty; one with them has no empty texts.
  ///
  /// The parser has already taken off the indentation of literals of several lines, the line break before the
  /// closing quotes, and line breaks behind a backslash: they are white space to it.
  func parts(_ node: StringLiteralExprSyntax) -> [StringPart] {
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    var result: [StringPart] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): text += unescaped(segment.content.text, pounds: pounds)
      case .expressionSegment(let segment):
        if !text.isEmpty { result.append(.text(text)) }
        text = ""
        result.append(.interpolation(arguments(segment.expressions), span(segment)))
      }
    }
    if !text.isEmpty || result.isEmpty { result.append(.text(text)) }
    return result
  }

  func parts(_ node: SimpleStringLiteralExprSyntax) -> [StringPart] {
    [.text(node.segments.map { unescaped($0.content.text, pounds: 0) }.joined())]
  }
}

/// What a text of a literal says, with the escapes that count with so many `#` around it.
func unescaped(_ text: String, pounds: Int) -> String {
  let backslash = UInt8(ascii: "\\")
  let carriageReturn = UInt8(ascii: "\r")
  guard text.utf8.contains(where: { $0 == backslash || $0 == carriageReturn }) else { return text }
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    if byte == carriageReturn {
      // Lines end with a line feed, whatever the file ends them with.
      result.append(UInt8(ascii: "\n"))
      if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    } else if byte == backslash, isEscape(bytes, at: index, pounds: pounds) {
      index += pounds
      append(escape: bytes, at: &index, to: &result)
    } else {
      result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}

private func isEscape(_ bytes: [UInt8], at index: Int, pounds: Int) -> Bool {
  index + pounds < bytes.count && bytes[index..<index + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
}

private func append(escape bytes: [UInt8], at index: inout Int, to result: inout [UInt8]) {
  let letter = bytes[index]
  index += 1
  switch letter {
  case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
  case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
  case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
  case UInt8(ascii: "0"): result.append(0)
  case UInt8(ascii: "u"):
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{"),
      let close = bytes[index...].firstIndex(of: UInt8(ascii: "}"))
    else { return }
    let digits = String(decoding: bytes[index + 1..<close], as: UTF8.self)
    index = close + 1
    if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
      result.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
  default: result.append(letter)
  }
}
