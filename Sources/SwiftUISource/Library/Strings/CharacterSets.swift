extension Machine {
  /// Whether a character belongs to what stands for a `CharacterSet` or a predicate.
  func characterSet(_ value: Value) -> ((Character) -> Bool)? {
    switch value {
    case .symbol(let symbol): return Library.characterSet(symbol.name)
    case .record(let record) where record.type == "CharacterSet":
      if let text = string(record["charactersIn"]) {
        let members = Set(text)
        return { members.contains($0) }
      }
      if let inverted = record["inverted"], let set = characterSet(inverted) { return { !set($0) } }
      if case .array(let parts)? = record["anyOf"] {
        let sets = parts.compactMap { characterSet($0) }
        guard sets.count == parts.count else { return nil }
        return { character in sets.contains { $0(character) } }
      }
      return combinedSet(record)
    case .array(let characters):
      let members = Set(characters.compactMap { string($0)?.first })
      return members.count == characters.count ? { members.contains($0) } : nil
    case .keyPath(let path):
      let name = path.name
      return { [self] in characterPredicate(name, $0) }
    case .string(let text):
      let members = Set(text)
      return { members.contains($0) }
    default: return nil
    }
  }

  /// A set that is made of two others, or of the scalars of a sequence: `CharacterSet([".", ","])`.
  private func combinedSet(_ record: RecordValue) -> ((Character) -> Bool)? {
    if let base = record["base"].flatMap({ characterSet($0) }) {
      if let other = record["without"].flatMap({ characterSet($0) }) { return { base($0) && !other($0) } }
      if let other = record["within"].flatMap({ characterSet($0) }) { return { base($0) && other($0) } }
      if let other = record["eitherOr"].flatMap({ characterSet($0) }) {
        return { base($0) != other($0) }
      }
      return nil
    }
    if record.fields.isEmpty { return { _ in false } }
    guard record.fields.count == 1, record.fields[0].label == nil else { return nil }
    return characterSet(record.fields[0].value)
  }

  /// What a method of a `CharacterSet` makes of the set and another one; nil where it makes none.
  func combined(_ set: Value, _ method: String, _ other: Value) -> Value? {
    switch method {
    case "union", "formUnion", "insert": .record("CharacterSet", ["anyOf": .array([set, other])])
    case "subtracting", "subtract", "remove": .record("CharacterSet", ["base": set, "without": other])
    case "intersection", "formIntersection": .record("CharacterSet", ["base": set, "within": other])
    case "symmetricDifference", "formSymmetricDifference":
      .record("CharacterSet", ["base": set, "eitherOr": other])
    default: nil
    }
  }

  private func characterPredicate(_ name: String, _ character: Character) -> Bool {
    stringProperty(name, String(character))?.boolValue ?? false
  }
}

extension Library {
  static func characterSet(_ name: String) -> ((Character) -> Bool)? {
    switch name {
    case "whitespaces": { $0.isWhitespace && !$0.isNewline }
    case "whitespacesAndNewlines": { $0.isWhitespace }
    case "newlines": { $0.isNewline }
    case "letters": { $0.isLetter }
    case "uppercaseLetters": { $0.isUppercase }
    case "lowercaseLetters": { $0.isLowercase }
    case "decimalDigits": { $0.isNumber && $0.wholeNumberValue != nil }
    case "alphanumerics": { $0.isLetter || $0.isNumber }
    case "punctuationCharacters": { $0.isPunctuation }
    case "symbols": { $0.isSymbol }
    case "controlCharacters":
      { $0.unicodeScalars.allSatisfy { $0.value < 32 || (127...159).contains($0.value) } }
    case "urlQueryAllowed", "urlPathAllowed", "urlHostAllowed", "urlFragmentAllowed", "urlUserAllowed":
      { PercentEncoding.isAllowed($0, in: name) }
    default: nil
    }
  }
}

/// Percent encoding of URLs.
enum PercentEncoding {
  static func isAllowed(_ character: Character, in set: String) -> Bool {
    guard character.isASCII else { return false }
    if character.isLetter || character.isNumber || "-._~!$&'()*+,;=:@".contains(character) { return true }
    return set == "urlQueryAllowed" || set == "urlFragmentAllowed"
      ? "/?".contains(character) : set == "urlPathAllowed" && character == "/"
  }

  static func encoded(_ text: String, keeping set: String?) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for character in text {
      if set == "alphanumerics"
        ? character.isASCII && (character.isLetter || character.isNumber)
        : isAllowed(character, in: set ?? "urlQueryAllowed")
      {
        result.append(character)
      } else {
        for byte in String(character).utf8 { result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])" }
      }
    }
    return result
  }

  static func decoded(_ text: String) -> String? {
    guard text.contains("%") else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
