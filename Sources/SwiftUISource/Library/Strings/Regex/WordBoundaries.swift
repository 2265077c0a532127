/// Where words begin and end by Unicode (UAX 29), as Swift's `\b` asks for: `don't` and `3.14` are one
/// word each.
enum WordBoundaries {
  private enum Kind {
    case letter
    case number
    case katakana
    /// `_` and what else connects.
    case connector
    /// `.` and `'` stand inside words and inside numbers.
    case middle
    /// `:` stands inside words.
    case middleOfWord
    /// `,` and `;` stand inside numbers.
    case middleOfNumber
    case space
    case other
  }

  static func isBoundary(_ position: Int, _ elements: [Character]) -> Bool {
    guard position > 0, position < elements.count else { return true }
    let (before, after) = (kind(elements[position - 1]), kind(elements[position]))
    switch (before, after) {
    case (.letter, .letter), (.letter, .number), (.number, .letter), (.number, .number),
      (.katakana, .katakana), (.space, .space), (.connector, .connector),
      (.letter, .connector), (.number, .connector), (.katakana, .connector),
      (.connector, .letter), (.connector, .number), (.connector, .katakana):
      return false
    case (.letter, .middle), (.letter, .middleOfWord):
      return position + 1 >= elements.count || kind(elements[position + 1]) != .letter
    case (.middle, .letter), (.middleOfWord, .letter):
      return position < 2 || kind(elements[position - 2]) != .letter
    case (.number, .middle), (.number, .middleOfNumber):
      return position + 1 >= elements.count || kind(elements[position + 1]) != .number
    case (.middle, .number), (.middleOfNumber, .number):
      return position < 2 || kind(elements[position - 2]) != .number
    default: return true
    }
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar {
    case ".", "'", "\u{2018}", "\u{2019}", "\u{2024}", "\u{FE52}", "\u{FF07}", "\u{FF0E}": return .middle
    case ":", "\u{00B7}", "\u{0387}", "\u{2027}", "\u{FE13}", "\u{FE55}", "\u{FF1A}": return .middleOfWord
    case ",", ";", "\u{037E}", "\u{0589}", "\u{060C}", "\u{2044}", "\u{FE10}", "\u{FE14}", "\u{FF0C}",
      "\u{FF1B}":
      return .middleOfNumber
    case "\u{30A1}"..."\u{30FA}", "\u{30FC}"..."\u{30FF}", "\u{31F0}"..."\u{31FF}", "\u{FF66}"..."\u{FF9D}":
      return .katakana
    // Kana and ideographs have no words that spaces tell apart, and neither has Thai.
    case "\u{3041}"..."\u{309F}", "\u{0E01}"..."\u{0EFF}": return .other
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .spaceSeparator: return scalar == "\u{A0}" ? .other : .space
    case .connectorPunctuation: return .connector
    case .decimalNumber: return .number
    default: break
    }
    return properties.isAlphabetic && !properties.isIdeographic ? .letter : .other
  }
}
