// Foundation: the declarations of ParseStrategy.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol ParseStrategy: Decodable, Encodable, Hashable {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput
}

extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  @_disfavoredOverload static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension ParseStrategy where Self == DateComponents.ISO8601FormatStyle {
  @_disfavoredOverload static var iso8601: DateComponents.ISO8601FormatStyle {
    DateComponents.ISO8601FormatStyle()
  }
}

extension ParseStrategy where Self == Date.FormatStyle {
  @_disfavoredOverload static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}

extension ParseStrategy {
  static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = nil) -> Self
  where Self == Date.ParseStrategy {
    Date.ParseStrategy(format: format, locale: locale, timeZone: timeZone)
  }
}
