import EarshotVocabulary

/// Lines of text for people, as bytes: what comes from an input is made harmless on the way.
public struct TextWriter: Sendable {
  /// How a piece of text stands out on a terminal with colors.
  public enum Look: String, Sendable {
    case strong = "\u{1b}[1m"
    case faint = "\u{1b}[2m"
    case red = "\u{1b}[31m"
    case yellow = "\u{1b}[33m"
  }

  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let isColored: Bool

  /// A writer with nothing written.
  public init(isColored: Bool = false) { self.isColored = isColored }

  /// Words of our own: written as they are.
  public mutating func own(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Text that may hold anything: harmless for the terminal, and on one line.
  public mutating func text(_ value: String) {
    var value = value
    let isHarmless = value.withUTF8 { TextBytes.isHarmless($0) }
    bytes.append(contentsOf: (isHarmless ? value : value.harmlessForTerminal).utf8)
  }

  /// A text in one look, harmless for a terminal.
  public mutating func text(_ value: String, _ look: Look) {
    if isColored { bytes.append(contentsOf: look.rawValue.utf8) }
    text(value)
    if isColored { bytes.append(contentsOf: "\u{1b}[0m".utf8) }
  }

  /// A whole number.
  public mutating func number(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

  /// So many spaces.
  public mutating func spaces(_ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  /// A line feed.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// A text on a line of its own, harmless for a terminal.
  public mutating func line(_ value: String) {
    text(value)
    endLine()
  }

  /// Takes the bytes out: what follows starts anew.
  public mutating func take() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: true)
    return taken
  }
}
