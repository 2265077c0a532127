/// Symbols that have no sound of their own, in words.
enum Symbols {
  /// Typographic characters as the plain ones that every voice knows.
  static let plain: [Unicode.Scalar: String] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{201a}": ",", "\u{201b}": "'", "\u{201c}": "\"",
    "\u{201d}": "\"", "\u{201e}": "\"", "\u{2026}": "...", "\u{2032}": "'", "\u{2033}": "\"",
    "\u{3001}": ",", "\u{3002}": ".", "\u{30fb}": ",", "\u{b7}": ",", "\u{2044}": "/",
    "\u{ff01}": "!", "\u{ff0c}": ",", "\u{ff0e}": ".", "\u{ff1a}": ":", "\u{ff1b}": ";",
    "\u{ff1f}": "?", "\u{ff05}": "%", "\u{fdfc}": "rial",
  ]

  /// Symbols beyond ASCII that espeak-ng reads in its own words, and safely.
  static let passed: Set<Unicode.Scalar> = [
    "\u{a1}", "\u{a2}", "\u{a3}", "\u{a5}", "\u{a7}", "\u{a9}", "\u{ab}", "\u{ae}", "\u{b0}",
    "\u{b1}", "\u{b2}", "\u{b3}", "\u{b5}", "\u{b9}", "\u{bb}", "\u{bc}", "\u{bd}", "\u{be}",
    "\u{bf}", "\u{d7}", "\u{f7}", "\u{20ac}", "\u{2122}",
  ]

  /// Names that people use where Unicode's is another.
  private static let names: [Unicode.Scalar: String] = [
    "\u{2190}": "left arrow", "\u{2191}": "up arrow", "\u{2192}": "right arrow",
    "\u{2193}": "down arrow", "\u{2713}": "check mark", "\u{2714}": "check mark",
    "\u{2705}": "check mark", "\u{2717}": "cross mark", "\u{2605}": "star",
    "\u{2606}": "white star", "\u{2b50}": "star", "\u{2764}": "red heart",
    "\u{1f44d}": "thumbs up", "\u{1f44e}": "thumbs down", "\u{2248}": "approximately",
    "\u{2260}": "not equal to", "\u{2264}": "less than or equal to",
    "\u{2265}": "greater than or equal to", "\u{1f600}": "grinning face",
    "\u{fffd}": "unknown character",
  ]

  /// Names of marks that are silent within text but all there is in this one.
  private static let punctuation: [Unicode.Scalar: String] = [
    ".": "period", ",": "comma", "!": "exclamation mark", "?": "question mark", ":": "colon",
    ";": "semicolon", "-": "dash", "\u{2013}": "dash", "\u{2014}": "dash", "\u{2212}": "minus",
    "'": "apostrophe", "\"": "quotation mark", "(": "left paren", ")": "right paren",
    "[": "left bracket", "]": "right bracket", "{": "left brace", "}": "right brace",
    "/": "slash", "\\": "backslash", "_": "underscore", "*": "asterisk", "#": "hash",
    "|": "vertical bar", "~": "tilde", "^": "caret", "`": "backtick", "<": "less than",
    ">": "greater than", "\u{2026}": "ellipsis", "\u{b7}": "middle dot",
  ]

  /// What the English voice says for a symbol inside the text of a delicate voice; nil: a break.
  static func inWords(_ text: String) -> String? { words[text] }

  private static let words: [String: String] = [
    "%": "percent", "$": "dollars", "\u{20ac}": "euros", "\u{a3}": "pounds", "\u{a5}": "yen",
    "\u{a2}": "cents", "+": "plus", "=": "equals", "&": "and", "@": "at", "#": "number",
    "*": "star", "\u{a9}": "copyright", "\u{ae}": "registered", "\u{2122}": "trademark",
    "\u{b0}": "degrees", "\u{b1}": "plus or minus", "\u{d7}": "times", "\u{f7}": "divided by",
    "\u{bc}": "one quarter", "\u{bd}": "one half", "\u{be}": "three quarters",
    "\u{b5}": "micro", "\u{b2}": "squared", "\u{b3}": "cubed", "\u{a7}": "section",
    "_": "underscore", "\\": "backslash", "/": "slash",
  ]

  /// The English name of a symbol or an emoji, in lower case without hyphens; nil where it
  /// has none that is worth saying.
  static func name(of scalar: Unicode.Scalar) -> String? {
    if let name = names[scalar] { return name }
    // Lines that boxes are drawn with, braille patterns.
    if (0x2500...0x259f).contains(scalar.value) || (0x2800...0x28ff).contains(scalar.value) {
      return nil
    }
    guard let name = scalar.properties.name else { return nil }
    // A letter in costume, such as MATHEMATICAL BOLD CAPITAL A.
    if name.hasPrefix("MATHEMATICAL "), let last = name.split(separator: " ").last,
      last.unicodeScalars.count == 1
    {
      return name.contains(" SMALL ") ? last.lowercased() : String(last)
    }
    return String(name.lowercased().map { $0 == "-" ? " " : $0 })
  }

  /// Names of at most three marks, for a text that holds nothing else.
  static func names(ofMarksIn text: String) -> String {
    var words: [String] = []
    for scalar in text.unicodeScalars.lazy.filter({ $0.value > 0x20 }).prefix(3) {
      let symbol = String(scalar)
      if let word = punctuation[scalar] ?? Symbols.passedName(scalar) ?? Symbols.words[symbol] {
        words.append(word)
      }
    }
    return words.joined(separator: " ")
  }

  private static func passedName(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol, .otherPunctuation, .openPunctuation,
      .closePunctuation, .dashPunctuation, .initialPunctuation, .finalPunctuation,
      .connectorPunctuation, .modifierSymbol:
      name(of: scalar)
    default: nil
    }
  }

  /// What a minus sign before a number is called; nil where the English voice says it.
  static func minus(in voice: Voice) -> String? {
    switch voice.name.prefix(2) {
    case "fr": "moins"
    case "es", "pt": "menos"
    case "it": "meno"
    case "ca": "menys"
    case "pl": "minus"
    case "ru", "bg": "минус"
    case "uk": "мінус"
    case "ja": "マイナス"
    case "ko": "마이너스"
    case "el": "μείον"
    case _ where voice.scripts == [.latin]: "minus"
    default: nil
    }
  }
}
