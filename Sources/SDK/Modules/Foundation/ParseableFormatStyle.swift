// Foundation: the declarations of ParseableFormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy
  where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
  var parseStrategy: Self.Strategy { get }
}

extension ParseableFormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { get }
}

extension ParseableFormatStyle where Self == DateComponents.ISO8601FormatStyle {
  static var iso8601: DateComponents.ISO8601FormatStyle { get }
}

extension ParseableFormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { get }
}

extension ParseableFormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { get }
}

extension ParseableFormatStyle where Self == Decimal.FormatStyle.Percent {
  static var percent: Decimal.FormatStyle.Percent { get }
}

extension ParseableFormatStyle where Self == Decimal.FormatStyle.Currency {
  static func currency(code: String) -> Self
}
