#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Reading texts by a format style: `Double("1,5", format: .number)`, `try Date(text, strategy: .iso8601)`,
/// `style.parse(text)` (Apple: `ParseableFormatStyle`).
extension Machine {
  /// What a text is by a style; an error of the app's to catch where it is nothing of that style, and nil
  /// where the style is not one that is known to read.
  func parsed(_ text: String, by strategy: Value, _ expression: Expression) throws(Interrupt) -> Value? {
    guard let style = FormatStyleValue(strategy) else { return nil }
    guard let result = parsing(text, style) else { return nil }
    guard let value = result.value else { throw notParsed(text) }
    let isWhole = string(strategy.recordValue?["type"])?.hasPrefix("IntegerFormatStyle") == true
    return isWhole ? value.doubleValue.flatMap(Int.init(exactly:)).map { .int($0) } ?? value : value
  }

  /// `Int(text, format:)` and `Date(text, strategy:)`: the argument that says how to read the text.
  func strategy(in call: LibraryCall) -> Value? { call["strategy"] ?? call["format"] }

  private struct Parsing {
    var value: Value?
  }

  private func parsing(_ text: String, _ style: FormatStyleValue) -> Parsing? {
    let locale = Locale(identifier: stepLocale(style))
    switch style.root {
    case "iso8601":
      let plain = style.steps.isEmpty || style.step("time") != nil
      guard !plain || text.contains("T") else { return Parsing() }
      return Parsing(value: parsedISO8601(text).map { .date($0) })
    case "dateTime":
      let date = try? foundationStyle(style).parseStrategy.parse(text)
      return Parsing(value: date.map { .date($0.timeIntervalSince1970) })
    case "number":
      return Parsing(
        value: number(try? FloatingPointFormatStyle<Double>(locale: locale).parseStrategy.parse(text)))
    case "percent":
      let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      return Parsing(value: number(try? percent.parseStrategy.parse(text)))
    case "currency":
      let code = string(style["code"] ?? style.arguments.first?.value) ?? "USD"
      let currency = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      return Parsing(value: number(try? currency.parseStrategy.parse(text)))
    default: return nil
    }
  }

  private func number(_ number: Double?) -> Value? { number.map { .double($0) } }

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
