/// What one scalar of a text is to a voice.
enum SpokenUnit: Hashable {
  /// Dropped without a trace: joiners, soft hyphens, variation selectors.
  case nothing
  case space
  case letter(Unicode.Scalar, Script)
  /// A decimal digit, as the voice is given it.
  case digit(Unicode.Scalar)
  case mark(Unicode.Scalar)
  /// Punctuation and symbols that the voice gets as they are.
  case neutral(String)
  case dash
  /// English words that stand for a symbol.
  case words(String)

  init(_ scalar: Unicode.Scalar, for voice: Voice) {
    let scalar = Composition.singleton(scalar)
    self =
      scalar.isASCII
      ? SpokenUnit(ascii: scalar)
      : SpokenUnit(beyondASCII: scalar, for: voice)
  }

  var isLetter: Bool {
    if case .letter = self { true } else { false }
  }

  var isDigit: Bool {
    if case .digit = self { true } else { false }
  }

  private init(ascii scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter(scalar, .latin)
    case "0"..."9": self = .digit(scalar)
    case "-": self = .dash
    // A control in plain text is a command to the library: U+0001 and "300S" sets the rate of
    // everything after it, others crash it (speech.md 1).
    case "\u{0}"..." ", "\u{7f}": self = .space
    default: self = .neutral(String(scalar))
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar, for voice: Voice) {
    if let plain = Symbols.plain[scalar] {
      self = .neutral(plain)
    } else if Symbols.passed.contains(scalar) {
      self = .neutral(String(scalar))
    } else if let ascii = SpokenUnit.halfWidth(scalar) {
      self = SpokenUnit(ascii: ascii)
    } else if (0x2800...0x28ff).contains(scalar.value) {
      // Braille patterns abort the Arabic voice (speech.md 0).
      self = .space
    } else {
      self = SpokenUnit(category: scalar.properties.generalCategory, of: scalar, for: voice)
    }
  }

  /// U+FF01 to U+FF5E repeat ASCII in the width of a Chinese character.
  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    (0xff01...0xff5e).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xfee0) : nil
  }

  private init(
    category: Unicode.GeneralCategory, of scalar: Unicode.Scalar, for voice: Voice
  ) {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      self = SpokenUnit(letter: scalar)
    case .nonspacingMark, .spacingMark, .enclosingMark:
      self = .mark(scalar)
    case .decimalNumber:
      self = SpokenUnit(digit: scalar, for: voice)
    case .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol:
      self = scalar.value == 0x2212 ? .dash : SpokenUnit(symbol: scalar)
    case .dashPunctuation:
      self = .dash
    case .format:
      self = .nothing
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation:
      let isOwn = Script(scalar).map(voice.scripts.contains) ?? false
      self = isOwn ? .neutral(String(scalar)) : .space
    default:
      // Controls, private use, noncharacters, what Unicode has not assigned, modifier symbols
      // (U+00AF before a dash is one of the texts that crash every voice).
      self = .space
    }
  }

  private init(letter scalar: Unicode.Scalar) {
    if let name = scalar.properties.name, name.hasPrefix("MATHEMATICAL "),
      let letter = Symbols.name(of: scalar)
    {
      self =
        letter.unicodeScalars.count == 1
        ? letter.unicodeScalars.first.map { .letter($0, .latin) } ?? .space
        : .words(letter)
      return
    }
    self = .letter(scalar, Script(scalar) ?? .other)
  }

  private init(digit scalar: Unicode.Scalar, for voice: Voice) {
    if let script = Script(scalar), voice.scripts.contains(script) {
      self = .digit(scalar)
      return
    }
    let value = scalar.properties.numericValue.flatMap { Int(exactly: $0) } ?? 0
    self = .digit(Unicode.Scalar(UInt8(48 + min(max(value, 0), 9))))
  }

  private init(symbol scalar: Unicode.Scalar) {
    if (0x1f1e6...0x1f1ff).contains(scalar.value) {
      // Two of these letters make a flag; they are said as letters.
      self = .words(String(UnicodeScalar(UInt8(65 + scalar.value - 0x1f1e6))))
    } else {
      self = Symbols.name(of: scalar).map { .words($0) } ?? .space
    }
  }
}
