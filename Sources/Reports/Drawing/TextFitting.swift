/// Text in a box: how large its letters are, and where its lines end.
///
/// The widths are those of an average Latin letter. The frames come from a layout that knows the
/// letters; here it is enough that the text stays in its box and can be read.
struct TextFitting {
  /// An average letter's width and a line's height, in parts of the letters' size.
  private static let letter = 0.56
  private static let lineHeight = 1.2

  let lines: [String]
  /// The letters' size, in points.
  let size: Double

  /// The largest letters, up to `largest`, with which the text fits into the box. Where not even
  /// the smallest legible ones do, the text is cut.
  init(_ text: String, width: Double, height: Double, largest: Double) {
    let smallest = 6.0
    var size = min(largest, max(smallest, height / TextFitting.lineHeight))
    var lines = TextFitting.wrapped(text, letters: TextFitting.letters(width, size))
    while size > smallest, Double(lines.count) * size * TextFitting.lineHeight > height + 1 {
      size = max(smallest, size * 0.9)
      lines = TextFitting.wrapped(text, letters: TextFitting.letters(width, size))
    }
    let room = max(1, Int(((height + 1) / (size * TextFitting.lineHeight)).rounded(.down)))
    self.size = size
    self.lines = Array(lines.prefix(room))
  }

  private static func letters(_ width: Double, _ size: Double) -> Int {
    max(1, Int((width / (size * letter)).rounded()))
  }

  /// Lines of at most that many characters, broken between words where a word fits.
  static func wrapped(_ text: String, letters: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      var rest = word
      if !line.isEmpty, line.count + 1 + rest.count <= letters {
        line += " " + rest
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while rest.count > letters {
        lines.append(String(rest.prefix(letters)))
        rest = rest.dropFirst(letters)
      }
      line = String(rest)
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
