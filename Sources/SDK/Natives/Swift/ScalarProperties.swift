import EarshotSwiftRuntime

/// What `Unicode.Scalar.Properties` says. The properties are kept as their scalar.
extension Natives {
  mutating func addScalarProperties() {
    addScalarTruths()
    addScalarKinds()
    let texts: [(String, (Unicode.Scalar.Properties) -> String)] = [
      ("lowercaseMapping", \.lowercaseMapping), ("titlecaseMapping", \.titlecaseMapping),
      ("uppercaseMapping", \.uppercaseMapping),
    ]
    for (name, read) in texts {
      self["Unicode.Scalar.Properties.\(name)"] = { arguments, _ in
        .text(read(try arguments[0].scalar.properties))
      }
    }
    self["Unicode.Scalar.Properties.name"] = { arguments, _ in
      .init(optional: try arguments[0].scalar.properties.name.map { .text($0) })
    }
    self["Unicode.Scalar.Properties.nameAlias"] = { arguments, _ in
      .init(optional: try arguments[0].scalar.properties.nameAlias.map { .text($0) })
    }
    self["Unicode.Scalar.Properties.age"] = { arguments, _ in
      .init(
        optional: try arguments[0].scalar.properties.age.map {
          .tuple(.integer($0.major), .integer($0.minor))
        })
    }
    self["Unicode.Scalar.Properties.numericValue"] = { arguments, _ in
      .init(optional: try arguments[0].scalar.properties.numericValue.map { .floating($0) })
    }
  }

  private mutating func addScalarKinds() {
    self["Unicode.Scalar.Properties.generalCategory"] = { arguments, _ in
      let category = try arguments[0].scalar.properties.generalCategory
      guard let index = generalCategories.firstIndex(of: category) else {
        throw Interruption.unknown("the category of a scalar")
      }
      return .enumCase(index, [])
    }
    self["Unicode.Scalar.Properties.numericType"] = { arguments, _ in
      let types: [Unicode.NumericType] = [.decimal, .digit, .numeric]
      let index = try arguments[0].scalar.properties.numericType.flatMap { types.firstIndex(of: $0) }
      return .init(optional: index.map { .enumCase($0, []) })
    }
    self["Unicode.Scalar.Properties.canonicalCombiningClass"] = { arguments, _ in
      .tuple(.integer(Int(try arguments[0].scalar.properties.canonicalCombiningClass.rawValue)))
    }
  }

  private mutating func addScalarTruths() {
    for (name, read) in scalarTruths {
      self["Unicode.Scalar.Properties.\(name)"] = { arguments, _ in
        .boolean(read(try arguments[0].scalar.properties))
      }
    }
  }
}

/// In the order of their declaration.
private let generalCategories: [Unicode.GeneralCategory] = [
  .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
  .spacingMark,
  .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
  .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
  .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator,
  .control,
  .format, .surrogate, .privateUse, .unassigned,
]

private let scalarTruths: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
  ("isAlphabetic", { $0.isAlphabetic }),
  ("isASCIIHexDigit", { $0.isASCIIHexDigit }),
  ("isBidiControl", { $0.isBidiControl }),
  ("isBidiMirrored", { $0.isBidiMirrored }),
  ("isDash", { $0.isDash }),
  ("isDefaultIgnorableCodePoint", { $0.isDefaultIgnorableCodePoint }),
  ("isDeprecated", { $0.isDeprecated }),
  ("isDiacritic", { $0.isDiacritic }),
  ("isExtender", { $0.isExtender }),
  ("isFullCompositionExclusion", { $0.isFullCompositionExclusion }),
  ("isGraphemeBase", { $0.isGraphemeBase }),
  ("isGraphemeExtend", { $0.isGraphemeExtend }),
  ("isHexDigit", { $0.isHexDigit }),
  ("isIDContinue", { $0.isIDContinue }),
  ("isIDStart", { $0.isIDStart }),
  ("isIdeographic", { $0.isIdeographic }),
  ("isIDSBinaryOperator", { $0.isIDSBinaryOperator }),
  ("isIDSTrinaryOperator", { $0.isIDSTrinaryOperator }),
  ("isJoinControl", { $0.isJoinControl }),
  ("isLogicalOrderException", { $0.isLogicalOrderException }),
  ("isLowercase", { $0.isLowercase }),
  ("isMath", { $0.isMath }),
  ("isNoncharacterCodePoint", { $0.isNoncharacterCodePoint }),
  ("isQuotationMark", { $0.isQuotationMark }),
  ("isRadical", { $0.isRadical }),
  ("isSoftDotted", { $0.isSoftDotted }),
  ("isTerminalPunctuation", { $0.isTerminalPunctuation }),
  ("isUnifiedIdeograph", { $0.isUnifiedIdeograph }),
  ("isUppercase", { $0.isUppercase }),
  ("isWhitespace", { $0.isWhitespace }),
  ("isXIDContinue", { $0.isXIDContinue }),
  ("isXIDStart", { $0.isXIDStart }),
  ("isSentenceTerminal", { $0.isSentenceTerminal }),
  ("isVariationSelector", { $0.isVariationSelector }),
  ("isPatternSyntax", { $0.isPatternSyntax }),
  ("isPatternWhitespace", { $0.isPatternWhitespace }),
  ("isCased", { $0.isCased }),
  ("isCaseIgnorable", { $0.isCaseIgnorable }),
  ("changesWhenLowercased", { $0.changesWhenLowercased }),
  ("changesWhenUppercased", { $0.changesWhenUppercased }),
  ("changesWhenTitlecased", { $0.changesWhenTitlecased }),
  ("changesWhenCaseFolded", { $0.changesWhenCaseFolded }),
  ("changesWhenCaseMapped", { $0.changesWhenCaseMapped }),
  ("changesWhenNFKCCaseFolded", { $0.changesWhenNFKCCaseFolded }),
  ("isEmoji", { $0.isEmoji }),
  ("isEmojiPresentation", { $0.isEmojiPresentation }),
  ("isEmojiModifier", { $0.isEmojiModifier }),
  ("isEmojiModifierBase", { $0.isEmojiModifierBase }),
]
