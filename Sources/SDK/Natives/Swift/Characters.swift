import EarshotSwiftRuntime

/// What `Character` says of itself.
extension Natives {
  mutating func addCharacters() {
    let truths: [(String, (Character) -> Bool)] = [
      ("isASCII", \.isASCII), ("isWhitespace", \.isWhitespace), ("isNewline", \.isNewline),
      ("isNumber", \.isNumber),
      ("isWholeNumber", \.isWholeNumber), ("isHexDigit", \.isHexDigit), ("isLetter", \.isLetter),
      ("isUppercase", \.isUppercase), ("isLowercase", \.isLowercase), ("isCased", \.isCased),
      ("isSymbol", \.isSymbol), ("isMathSymbol", \.isMathSymbol), ("isCurrencySymbol", \.isCurrencySymbol),
      ("isPunctuation", \.isPunctuation),
    ]
    for (name, read) in truths {
      self["Character.\(name)"] = { arguments, _ in .boolean(read(try arguments[0].character)) }
    }
    self["Character.asciiValue"] = { arguments, _ in
      .init(optional: try arguments[0].character.asciiValue.map { .integer(Int($0)) })
    }
    self["Character.wholeNumberValue"] = { arguments, _ in
      .init(optional: try arguments[0].character.wholeNumberValue.map { .integer($0) })
    }
    self["Character.hexDigitValue"] = { arguments, _ in
      .init(optional: try arguments[0].character.hexDigitValue.map { .integer($0) })
    }
  }
}
