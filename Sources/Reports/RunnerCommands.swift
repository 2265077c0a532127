/// Text that GitHub's runner would take for a command, made text again.
///
/// The runner obeys a line of any step's output that begins, after blanks, with `::name`, and `##[name]` anywhere
/// in a line. An invisible U+200B behind the first colon, or before the bracket, is enough: people read and hear
/// the same. Source: github.com/actions/runner, ActionCommand.cs.
public enum RunnerCommands {
  private static let invisible: [UInt8] = [0xe2, 0x80, 0x8b]

  /// The lines with every command in them broken; the same bytes where there is none.
  public static func broken(in bytes: [UInt8]) -> [UInt8] {
    guard mayHold(bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var index = 0
    var isLineStart = true
    while index < bytes.count {
      let byte = bytes[index]
      if isLineStart, byte == UInt8(ascii: ":"), bytes[index...].starts(with: "::".utf8) {
        result += [byte] + invisible
        index += 1
        isLineStart = false
        continue
      }
      if byte == UInt8(ascii: "["), result.suffix(2).elementsEqual("##".utf8) { result += invisible }
      if byte == 0x0a || byte == 0x0d {
        isLineStart = true
      } else if isLineStart {
        let blank = blankLength(bytes[index...])
        if blank > 1 {
          result += bytes[index..<index + blank]
          index += blank
          continue
        }
        isLineStart = blank == 1
      }
      result.append(byte)
      index += 1
    }
    return result
  }

  /// The same in the middle of a line.
  static func broken(inside text: String) -> String {
    text.contains("##[") ? text.replacing("##[", with: "##\u{200b}[") : text
  }

  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }

  /// Bytes of what the runner trims from the beginning of a line: Unicode's white space.
  private static func blankLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if first < 0x80 { return first == 0x20 || (0x09...0x0d).contains(first) ? 1 : 0 }
    let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    let scalar = String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isWhitespace == true ? length : 0
  }
}
