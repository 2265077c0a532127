/// What characters have in common, by Unicode.
enum RegexProperty {
  case digit
  case word
  case space
  case horizontalSpace
  case verticalSpace
  case lineEnd
  /// `\p{…}` in the words of Unicode.
  case category(Set<Unicode.GeneralCategory>)
  case flag(KeyPath<Unicode.Scalar.Properties, Bool> & Sendable)
  case ascii
  case any
  /// A property that only the standard library knows, asked of one scalar at a time.
  case named(Regex<AnyRegexOutput>)

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch self {
    case .digit:
      return scalar.isASCII ? ("0"..."9").contains(scalar) : properties.generalCategory == .decimalNumber
    case .word: return RegexProperty.isWord(scalar)
    case .space: return properties.isWhitespace
    case .horizontalSpace: return scalar == "\t" || properties.generalCategory == .spaceSeparator
    case .verticalSpace, .lineEnd: return RegexProperty.isLineEnd(scalar)
    case .category(let categories): return categories.contains(properties.generalCategory)
    case .flag(let path): return properties[keyPath: path]
    case .ascii: return scalar.isASCII
    case .any: return true
    case .named(let regex): return (try? regex.wholeMatch(in: String(scalar))) != nil
    }
  }

  /// What `\w` matches: letters, marks, decimal digits and connectors (UTS 18).
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == "_"
    }
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }

  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// `\p{name}`, and `[:name:]`.
  static func named(_ name: String) throws(RegexSyntaxError) -> RegexProperty {
    let plain = name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
    let value =
      ["generalcategory=", "gc="].first { plain.hasPrefix($0) }.map { String(plain.dropFirst($0.count)) }
      ?? plain
    if let categories = categories[value] { return .category(categories) }
    if let path = flags[value] { return .flag(path) }
    switch value {
    case "any": return .any
    case "ascii": return .ascii
    case "word": return .word
    case "space", "whitespace": return .space
    case "blank": return .horizontalSpace
    default: break
    }
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " _-=".contains($0)) }),
      let regex = try? Regex("\\p{\(name)}")
    else { throw RegexSyntaxError(message: "'\\p{\(name)}' is no property of characters") }
    return .named(regex)
  }

  private static let flags: [String: KeyPath<Unicode.Scalar.Properties, Bool> & Sendable] = [
    "alphabetic": \.isAlphabetic, "alpha": \.isAlphabetic, "uppercase": \.isUppercase, "upper": \.isUppercase,
    "lowercase": \.isLowercase, "lower": \.isLowercase, "emoji": \.isEmoji,
    "emojipresentation": \.isEmojiPresentation, "emojimodifier": \.isEmojiModifier, "math": \.isMath,
    "ideographic": \.isIdeographic, "xdigit": \.isASCIIHexDigit, "hexdigit": \.isHexDigit,
    "asciihexdigit": \.isASCIIHexDigit,
  ]

  private static let categories: [String: Set<Unicode.GeneralCategory>] = {
    let letters: Set<Unicode.GeneralCategory> = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]
    let numbers: Set<Unicode.GeneralCategory> = [.decimalNumber, .letterNumber, .otherNumber]
    let punctuation: Set<Unicode.GeneralCategory> = [
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation,
    ]
    let symbols: Set<Unicode.GeneralCategory> = [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]
    let separators: Set<Unicode.GeneralCategory> = [.spaceSeparator, .lineSeparator, .paragraphSeparator]
    return [
      "l": letters, "letter": letters, "m": marks, "mark": marks, "n": numbers, "number": numbers,
      "p": punctuation, "punctuation": punctuation, "punct": punctuation, "s": symbols, "symbol": symbols,
      "z": separators, "separator": separators, "lu": [.uppercaseLetter],
      "uppercaseletter": [.uppercaseLetter],
      "ll": [.lowercaseLetter], "lowercaseletter": [.lowercaseLetter], "lt": [.titlecaseLetter],
      "lm": [.modifierLetter], "lo": [.otherLetter], "mn": [.nonspacingMark], "mc": [.spacingMark],
      "me": [.enclosingMark], "nd": [.decimalNumber], "decimalnumber": [.decimalNumber],
      "digit": [.decimalNumber], "nl": [.letterNumber], "no": [.otherNumber], "pc": [.connectorPunctuation],
      "pd": [.dashPunctuation], "ps": [.openPunctuation], "pe": [.closePunctuation],
      "pi": [.initialPunctuation], "pf": [.finalPunctuation], "po": [.otherPunctuation],
      "sm": [.mathSymbol], "sc": [.currencySymbol], "currencysymbol": [.currencySymbol],
      "sk": [.modifierSymbol], "so": [.otherSymbol], "zs": [.spaceSeparator], "zl": [.lineSeparator],
      "zp": [.paragraphSeparator], "cc": [.control], "control": [.control], "cntrl": [.control],
      "cf": [.format], "co": [.privateUse], "cn": [.unassigned],
      "alnum": letters.union(marks).union([.decimalNumber]),
    ]
  }()
}

extension RegexSet {
  /// - Parameter ignoresCase: whether upper and lower case of characters and ranges make no difference;
  ///   of properties they do.
  func contains(_ character: Character, ignoresCase: Bool) -> Bool {
    switch self {
    case .character(let other):
      return character == other || (ignoresCase && character.folded == other.folded)
    case .range(let range):
      if RegexSet.range(range, contains: character) { return true }
      return ignoresCase && character.inOtherCases.contains { RegexSet.range(range, contains: $0) }
    case .property(let property):
      guard let first = character.unicodeScalars.first else { return false }
      return property.contains(first)
    case .union(let sets): return sets.contains { $0.contains(character, ignoresCase: ignoresCase) }
    case .intersection(let a, let b):
      return a.contains(character, ignoresCase: ignoresCase)
        && b.contains(character, ignoresCase: ignoresCase)
    case .subtraction(let a, let b):
      return a.contains(character, ignoresCase: ignoresCase)
        && !b.contains(character, ignoresCase: ignoresCase)
    case .difference(let a, let b):
      return a.contains(character, ignoresCase: ignoresCase)
        != b.contains(character, ignoresCase: ignoresCase)
    case .inverted(let set): return !set.contains(character, ignoresCase: ignoresCase)
    }
  }

  private static func range(_ range: ClosedRange<Unicode.Scalar>, contains character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if scalars.dropFirst().isEmpty { return range.contains(first) }
    // A character of several scalars is in a range where it can be written as one: `é`.
    guard let composed = character.composed else { return false }
    return range.contains(composed)
  }
}

extension Character {
  /// The one scalar that it can be written as; nil where there is none.
  fileprivate var composed: Unicode.Scalar? {
    let letters: ClosedRange<UInt32> = 0xC0...0x24F
    return letters.lazy.compactMap { Unicode.Scalar($0) }.first { Character($0) == self }
  }

  var inOtherCases: [Character] {
    [lowercased(), uppercased()].compactMap { $0.count == 1 ? $0.first : nil }.filter { $0 != self }
  }

  /// What stands for it where case makes no difference.
  var folded: Character {
    let text = lowercased()
    return text.count == 1 ? text.first ?? self : self
  }
}
