import EarshotKit

/// Text by the columns that a terminal gives it.
enum Columns {
  /// Combining marks take none, East Asian characters and emoji two. Scalars count one by one, as
  /// in the tables that terminals have; only emoji are one whole.
  static func width(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{fe0f}") || scalars.first?.properties.isEmojiPresentation == true {
      return 2
    }
    return scalars.reduce(0) { $0 + width($1) }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    // The vowel and the end of a Hangul syllable stand in the square of its beginning.
    case 0x1160...0x11ff: return 0
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3,
      0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }

  static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

  /// The text in at most `columns`; what is cut ends with `…`.
  static func cut(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    guard width(text) > columns else { return text }
    var used = 0
    let kept = text.prefix { character in
      used += width(character)
      return used <= columns - 1
    }
    return kept + "…"
  }

  /// The text in lines of at most `columns`, broken at blanks where there are some.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      var needed = width(word)
      if !line.isEmpty, used + 1 + needed > columns {
        lines.append(line)
        (line, used) = ("", 0)
      }
      while needed > columns {
        let head = fitting(word, columns)
        lines.append(head)
        word = String(word.dropFirst(head.count))
        needed = width(word)
      }
      line += line.isEmpty ? word : " \(word)"
      used = width(line)
    }
    return lines + [line]
  }

  /// As many characters as fit; one at least, so that every text comes to its end.
  private static func fitting(_ word: String, _ columns: Int) -> String {
    var used = 0
    let kept = word.prefix { character in
      used += width(character)
      return used <= columns
    }
    return kept.isEmpty ? String(word.prefix(1)) : String(kept)
  }
}
