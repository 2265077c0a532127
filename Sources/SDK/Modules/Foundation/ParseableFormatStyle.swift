// Foundation: the declarations of ParseableFormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy
  where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
  var parseStrategy: Self.Strategy { get }
}

extension ParseableFormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension ParseableFormatStyle where Self == DateComponents.ISO8601FormatStyle {
  static var iso8601: DateComponents.ISO8601FormatStyle { DateComponents.ISO8601FormatStyle() }
}

extension ParseableFormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}

extension ParseableFormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
}

extension ParseableFormatStyle where Self == Decimal.FormatStyle.Percent {
  static var percent: Decimal.FormatStyle.Percent { Decimal.FormatStyle.Percent() }
}

extension ParseableFormatStyle where Self == Decimal.FormatStyle.Currency {
  static func currency(code: String) -> Self { Decimal.FormatStyle.Currency(code: code) }
}
