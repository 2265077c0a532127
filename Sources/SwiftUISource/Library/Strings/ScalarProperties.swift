extension Machine {
  /// What Unicode says of a scalar: `scalar.properties.isEmoji`.
  func scalarProperty(_ name: String, _ properties: RecordValue) -> Value? {
    guard let scalar = properties["scalar"]?.stringValue?.unicodeScalars.first else { return nil }
    let known = scalar.properties
    if let test = Machine.scalarTests[name] { return .bool(known[keyPath: test]) }
    switch name {
    case "generalCategory":
      return .symbol(SymbolValue(type: "Unicode.GeneralCategory", name: "\(known.generalCategory)"))
    case "name": return known.name.map { .string($0) } ?? Value.none
    case "nameAlias": return known.nameAlias.map { .string($0) } ?? Value.none
    case "numericValue": return known.numericValue.map { .double($0) } ?? Value.none
    case "uppercaseMapping": return .string(known.uppercaseMapping)
    case "lowercaseMapping": return .string(known.lowercaseMapping)
    case "titlecaseMapping": return .string(known.titlecaseMapping)
    default: return nil
    }
  }

  private static let scalarTests: [String: KeyPath<Unicode.Scalar.Properties, Bool> & Sendable] = [
    "isEmoji": \.isEmoji, "isEmojiPresentation": \.isEmojiPresentation, "isEmojiModifier": \.isEmojiModifier,
    "isEmojiModifierBase": \.isEmojiModifierBase, "isJoinControl": \.isJoinControl,
    "isVariationSelector": \.isVariationSelector, "isAlphabetic": \.isAlphabetic,
    "isWhitespace": \.isWhitespace, "isUppercase": \.isUppercase, "isLowercase": \.isLowercase,
    "isCased": \.isCased, "isMath": \.isMath, "isDash": \.isDash, "isDiacritic": \.isDiacritic,
    "isIdeographic": \.isIdeographic, "isHexDigit": \.isHexDigit, "isASCIIHexDigit": \.isASCIIHexDigit,
    "isQuotationMark": \.isQuotationMark, "isDefaultIgnorableCodePoint": \.isDefaultIgnorableCodePoint,
    "isPatternWhitespace": \.isPatternWhitespace, "isIDStart": \.isIDStart, "isIDContinue": \.isIDContinue,
    "isXIDStart": \.isXIDStart, "isXIDContinue": \.isXIDContinue, "isExtender": \.isExtender,
    "isUnifiedIdeograph": \.isUnifiedIdeograph, "isSentenceTerminal": \.isSentenceTerminal,
    "isNoncharacterCodePoint": \.isNoncharacterCodePoint, "isDeprecated": \.isDeprecated,
  ]
}
