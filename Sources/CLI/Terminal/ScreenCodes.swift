/// The few control sequences that full-screen navigation needs, as every terminal of today knows
/// them (ECMA-48, and xterm's alternate screen). Each has one meaning and no answer.
enum ScreenCodes {
  /// A screen of our own; what was on the terminal comes back with `leave`.
  static let enter = "\u{1b}[?1049h\u{1b}[2J"
  static let leave = "\u{1b}[?1049l"
  static let clear = "\u{1b}[2J"
  static let clearToEnd = "\u{1b}[K"
  static let strong = "\u{1b}[1m"
  static let reversed = "\u{1b}[7m"
  static let plain = "\u{1b}[0m"

  /// Both from 0.
  static func move(row: Int, column: Int) -> String { "\u{1b}[\(row + 1);\(column + 1)H" }
}
