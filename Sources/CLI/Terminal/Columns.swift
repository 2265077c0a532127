import EarshotKit

/// Text by the columns that a terminal gives it.
enum Columns {
  /// Combining marks take none, East Asian characters and emoji two.
  static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{fe0f}") { return 2 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
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
