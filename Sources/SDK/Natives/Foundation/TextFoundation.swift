import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What Foundation adds to texts: Foundation itself does it.
extension Natives {
  mutating func addFoundationTexts() {
    addTextProperties()
    addTextPadding()
    addTextLocales()
    addTextComparisons()
    addTextComponents()
    addTextReplacing()
    addTextSearches()
    addTextEnumerations()
    addTextEncodings()
    addTextFormats()
    addCharacterSets()
    addObjectTexts()
    addTextTransforms()
    open("UserDefaults._named(_:)") { arguments, _ in .text(try arguments[1].words) }
  }

  private mutating func addTextProperties() {
    let properties: [(String, (String) -> String)] = [
      ("capitalized", \.capitalized), ("localizedCapitalized", \.localizedCapitalized),
      ("localizedLowercase", \.localizedLowercase), ("localizedUppercase", \.localizedUppercase),
      ("decomposedStringWithCanonicalMapping", \.decomposedStringWithCanonicalMapping),
      ("decomposedStringWithCompatibilityMapping", \.decomposedStringWithCompatibilityMapping),
      ("precomposedStringWithCanonicalMapping", \.precomposedStringWithCanonicalMapping),
      ("precomposedStringWithCompatibilityMapping", \.precomposedStringWithCompatibilityMapping),
    ]
    for (name, read) in properties {
      self["StringProtocol.\(name)"] = { arguments, _ in .text(read(try arguments[0].string)) }
    }
    handOnParts(properties.map { "StringProtocol.\($0.0)" })
    self["StringProtocol.hash"] = { arguments, _ in .integer(try arguments[0].string.hash) }
    self["StringProtocol.removingPercentEncoding"] = { arguments, _ in
      .init(optional: try arguments[0].string.removingPercentEncoding.map { .text($0) })
    }
    self["StringProtocol.addingPercentEncoding(withAllowedCharacters:)"] = { arguments, _ in
      let allowed = try arguments[1].hosted(CharacterSet.self)
      let text = try arguments[0].string.addingPercentEncoding(withAllowedCharacters: allowed)
      return .init(optional: try text.map { try .grown($0) })
    }
  }

  private mutating func addTextPadding() {
    self["StringProtocol.appending(_:)"] = { arguments, _ in
      .text(try arguments[0].string.joined(with: arguments[1].string))
    }
    self["StringProtocol.trimmingCharacters(in:)"] = { arguments, _ in
      .text(try arguments[0].string.trimmingCharacters(in: arguments[1].hosted()))
    }
    handOnParts(["StringProtocol.appending(_:)", "StringProtocol.trimmingCharacters(in:)"])
    self["StringProtocol.padding(toLength:withPad:startingAt:)"] = { arguments, call in
      let (length, pad, start) = (try arguments[1].int, try arguments[2].string, try arguments[3].int)
      let text = try arguments[0].string
      let isFilled = length > text.utf16.count
      guard length >= 0, !isFilled || (0..<pad.utf16.count).contains(start) else {
        throw Interruption.trap("Fatal error: a text is padded with a text that has no such place")
      }
      try call.machine.check(size: length)
      return .text(text.padding(toLength: length, withPad: pad, startingAt: start))
    }
    self["StringProtocol.folding(options:locale:)"] = { arguments, _ in
      .text(
        try arguments[0].string.folding(
          options: arguments[1].compareOptions, locale: arguments[2].optionalLocale))
    }
  }

  private mutating func addTextLocales() {
    self["StringProtocol.capitalized(with:)"] = { arguments, _ in
      .text(try arguments[0].string.capitalized(with: arguments[1].optionalLocale))
    }
    self["StringProtocol.lowercased(with:)"] = { arguments, _ in
      .text(try arguments[0].string.lowercased(with: arguments[1].optionalLocale))
    }
    self["StringProtocol.uppercased(with:)"] = { arguments, _ in
      .text(try arguments[0].string.uppercased(with: arguments[1].optionalLocale))
    }
    handOnParts(["capitalized", "lowercased", "uppercased"].map { "StringProtocol.\($0)(with:)" })
  }
}

extension RuntimeValue {
  /// The number of a value of an option set, which is kept as a struct with a `rawValue`.
  var optionBits: UInt {
    get throws {
      if case .fields(let fields) = self, let first = fields.first { return UInt(bitPattern: try first.int) }
      throw Interruption.unknown("options")
    }
  }

  var compareOptions: String.CompareOptions {
    get throws { String.CompareOptions(rawValue: try optionBits) }
  }

  var optionalLocale: Locale? {
    get throws { try unwrapped.map { try $0.hosted(Locale.self) } }
  }

  /// A `Range<String.Index>?`
  var optionalPlaceRange: Range<String.Index>? {
    get throws { try unwrapped.map { try $0.placeRange } }
  }

  static func comparison(_ result: ComparisonResult) -> RuntimeValue { .enumCase(result.rawValue + 1, []) }

  init(optional range: Range<String.Index>?) { self = .init(optional: range.map { .range($0) }) }
}

extension NativeCall {
  /// The range that a range expression stands for in a text.
  /// - Parameter type: that of the expression.
  func range(_ expression: RuntimeValue, _ type: Type, in text: RuntimeValue) throws -> Range<String.Index> {
    guard let relative = machine.member("relative", of: "RangeExpression") else {
      throw Interruption.unknown("a range of a text")
    }
    let owner = try self.type("Self")
    var arguments: ContiguousArray = [expression, text]
    return try text.substring.checked(
      machine.call(requirement: relative, on: type, own: [owner], &arguments).placeRange)
  }
}
