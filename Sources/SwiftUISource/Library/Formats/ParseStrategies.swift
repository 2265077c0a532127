import Foundation

/// Reading texts by a format style: `Double("1,5", format: .number)`, `try Date(text, strategy: .iso8601)`,
/// `style.parse(text)` (Apple: `ParseableFormatStyle`).
extension Machine {
  /// What a text is by a style; an error of the app's to catch where it is nothing of that style, and nil
  /// where the style is not one that is known to read.
  func parsed(_ text: String, by strategy: Value, _ expression: Expression) throws(Interrupt) -> Value? {
    guard let style = FormatStyleValue(strategy) else { return nil }
    let isWhole = style.type?.hasPrefix("IntegerFormatStyle") == true
    guard let result = parsing(text, style, isWhole: isWhole) else { return nil }
    guard let value = result.value else { throw notParsed(text) }
    return value
  }

  /// `Int(text, format:)` and `Date(text, strategy:)`: the argument that says how to read the text.
  func strategy(in call: LibraryCall) -> Value? { call["strategy"] ?? call["format"] }

  private struct Parsing {
    var value: Value?
  }

  private func parsing(_ text: String, _ style: FormatStyleValue, isWhole: Bool) -> Parsing? {
    switch style.root {
    case "iso8601":
      let date = try? iso8601Style(style).parse(text)
      return Parsing(value: date.map { .date($0.timeIntervalSince1970) })
    case "dateTime":
      let date = try? foundationStyle(style).parseStrategy.parse(text)
      return Parsing(value: date.map { .date($0.timeIntervalSince1970) })
    case "number", "percent", "currency":
      return Parsing(value: parsedNumber(text, style, isWhole: isWhole))
    default: return nil
    }
  }

  private func notParsed(_ text: String) -> Interrupt {
    .thrown(
      .record(
        "NSError",
        [
          "domain": .string("NSCocoaErrorDomain"), "code": .int(2_048),
          "localizedDescription": .string("Cannot parse \(text)."),
        ]))
  }
}
