import EarshotViewTree

extension Machine {
  func stringProperty(_ name: String, _ text: String) -> Value? {
    switch name {
    case "count": .int(text.count)
    case "isEmpty": .bool(text.isEmpty)
    case "first": text.first.map { .string(String($0)) } ?? Value.none
    case "last": text.last.map { .string(String($0)) } ?? Value.none
    case "capitalized", "localizedCapitalized": .string(Machine.capitalized(text))
    case "localizedUppercase": .string(text.uppercased())
    case "localizedLowercase": .string(text.lowercased())
    case "uppercased", "lowercased": .closure(ClosureValue(body: .member(.string(text), name), scope: nil))
    case "description", "string", "base", "localizedDescription", "stringLiteral": .string(text)
    case "debugDescription": .string("\"\(text)\"")
    case "utf8": Machine.bytes(text)
    case "utf16": .array(text.utf16.map { .int(Int($0)) })
    case "unicodeScalars": .array(text.unicodeScalars.map { .string(String($0)) })
    case "characters", "lazy": .array(text.map { .string(String($0)) })
    case "startIndex": stringIndex(0)
    case "endIndex": stringIndex(text.count)
    case "indices": .array(text.indices.enumerated().map { stringIndex($0.offset) })
    case "length": .int(text.utf16.count)
    case "utf8CodeUnitCount": .int(text.utf8.count)
    case "isContiguousUTF8": .bool(true)
    // Swift's texts are equal whichever way their characters are composed.
    case "precomposedStringWithCanonicalMapping", "decomposedStringWithCanonicalMapping": .string(text)
    case "rawValue", "id", "key", "wrappedValue": name == "rawValue" ? .string(text) : nil
    default: pathProperty(name, text) ?? valueProperty(name, text) ?? characterProperty(name, text)
    }
  }

  /// A text's bytes in UTF-8.
  static func bytes(_ text: String) -> Value { .array(text.utf8.map { .int(Int($0)) }) }

  private func pathProperty(_ name: String, _ text: String) -> Value? {
    switch name {
    case "lastPathComponent", "pathExtension", "deletingPathExtension", "deletingLastPathComponent",
      "pathComponents":
      urlProperty(name, text)
    case "removingPercentEncoding": PercentEncoding.decoded(text).map { .string($0) } ?? Value.none
    default: nil
    }
  }

  /// The numbers that Objective-C's strings read.
  private func valueProperty(_ name: String, _ text: String) -> Value? {
    switch name {
    case "integerValue", "intValue": .int(Int(text.prefix { $0.isASCIIDigit || $0 == "-" }) ?? 0)
    case "doubleValue", "floatValue": .double(Double(text) ?? 0)
    case "boolValue": .bool(["1", "t", "y"].contains(text.lowercased().prefix(1)))
    default: nil
    }
  }

  /// Properties of a character, which is a text of one.
  private func characterProperty(_ name: String, _ text: String) -> Value? {
    guard text.count == 1, let character = text.first else { return nil }
    switch name {
    case "isLetter": return .bool(character.isLetter)
    case "isNumber": return .bool(character.isNumber)
    case "isWholeNumber": return .bool(character.isWholeNumber)
    case "wholeNumberValue": return character.wholeNumberValue.map { .int($0) } ?? Value.none
    case "hexDigitValue": return character.hexDigitValue.map { .int($0) } ?? Value.none
    case "isHexDigit": return .bool(character.isHexDigit)
    case "isUppercase": return .bool(character.isUppercase)
    case "isLowercase": return .bool(character.isLowercase)
    case "isWhitespace": return .bool(character.isWhitespace)
    case "isNewline": return .bool(character.isNewline)
    case "isPunctuation": return .bool(character.isPunctuation)
    case "isSymbol": return .bool(character.isSymbol)
    case "isMathSymbol": return .bool(character.isMathSymbol)
    case "isCurrencySymbol": return .bool(character.isCurrencySymbol)
    case "isASCII": return .bool(character.isASCII)
    case "isCased": return .bool(character.isCased)
    case "asciiValue": return character.asciiValue.map { .int(Int($0)) } ?? Value.none
    case "value": return character.unicodeScalars.first.map { .int(Int($0.value)) }
    case "properties" where character.unicodeScalars.count == 1:
      return .record("Unicode.Scalar.Properties", ["scalar": .string(text)])
    default: return nil
    }
  }

  func localizedProperty(_ name: String, _ text: LocalizedText) -> Value? {
    switch name {
    case "key": .string(text.key)
    case "table": text.table.map { .string($0) } ?? Value.none
    case "stringKey", "localizedStringResource": .localized(text)
    default: stringProperty(name, resolve(text).string)
    }
  }
}
