import EarshotJSON

/// A capture as a text inside a tool's JSON answer: WebDriver's `{"value": "<?xml ..."}`, as
/// `curl .../source` gives it (spec formats.md 2.2), or the result of a tool that an MCP server
/// called, `{"content": [{"type": "text", "text": "..."}]}`.
public enum CaptureEnvelope {
  /// The text inside; nil where the bytes are no such answer, or what is inside is no capture.
  public static func content(of bytes: [UInt8]) -> [UInt8]? {
    var scanner = EnvelopeScanner(bytes)
    for place in scanner.candidates() {
      guard let text = scanner.text(at: place) else { continue }
      let inner = Array(text.utf8)
      if let format = CaptureFormat.recognize(inner, file: ""), format != .jsx { return inner }
    }
    return nil
  }
}

/// Looks for the texts that may hold a capture, without reading all of the document.
private struct EnvelopeScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// Names, numbers and identifiers beside the capture are short.
  private static let besideLimit = 4_096
  /// Parts of an answer that are looked at.
  private static let partLimit = 16

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where texts that may hold a capture begin: the places of their quotes.
  mutating func candidates() -> [Int] {
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""): return [index]
    case UInt8(ascii: "{"): return members()
    default: return []
    }
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte, byte <= 0x20 { index += 1 }
  }

  /// The text between quotes; nil where it has no end.
  func text(at quote: Int) -> String? {
    guard let end = end(ofText: quote, limit: bytes.count) else { return nil }
    return JSONText.unescaped(bytes[(quote + 1)..<end])
  }

  /// Where the closing quote of a text is.
  private func end(ofText quote: Int, limit: Int) -> Int? {
    var index = quote + 1
    while index < min(bytes.count, limit) {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func key() -> String? {
    skipSpace()
    guard byte == UInt8(ascii: "\""), let end = end(ofText: index, limit: index + 128) else { return nil }
    let name = JSONText.unescaped(bytes[(index + 1)..<end])
    index = end + 1
    skipSpace()
    guard byte == UInt8(ascii: ":") else { return nil }
    index += 1
    skipSpace()
    return name
  }

  /// The candidates among the members of the object that begins here.
  private mutating func members() -> [Int] {
    index += 1
    while let name = key() {
      switch (name, byte) {
      case ("value", UInt8(ascii: "\"")): return [index]
      case ("result", UInt8(ascii: "{")): return members()
      case ("content", UInt8(ascii: "[")): return parts()
      default: guard skipShortValue() else { return [] }
      }
      skipSpace()
      guard byte == UInt8(ascii: ",") else { return [] }
      index += 1
    }
    return []
  }

  /// Passes over a text, number or word; false at anything that holds more.
  private mutating func skipShortValue() -> Bool {
    switch byte {
    case UInt8(ascii: "\""):
      guard let end = end(ofText: index, limit: index + EnvelopeScanner.besideLimit) else { return false }
      index = end + 1
    case UInt8(ascii: "{"), UInt8(ascii: "["), nil: return false
    default:
      while let byte, byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}") { index += 1 }
    }
    return true
  }

  /// The texts of the parts in a tool's answer.
  private mutating func parts() -> [Int] {
    var found: [Int] = []
    while found.count < EnvelopeScanner.partLimit, let next = nextText() {
      found.append(next)
      guard let end = end(ofText: next, limit: bytes.count) else { break }
      index = end + 1
    }
    return found
  }

  /// The next text that is the value of `text`.
  private mutating func nextText() -> Int? {
    while index < bytes.count {
      guard byte == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      guard let end = end(ofText: index, limit: bytes.count) else { return nil }
      let isText = bytes[(index + 1)..<end].elementsEqual("text".utf8)
      index = end + 1
      guard isText else { continue }
      skipSpace()
      guard byte == UInt8(ascii: ":") else { continue }
      index += 1
      skipSpace()
      if byte == UInt8(ascii: "\"") { return index }
    }
    return nil
  }
}
