// Foundation: the declarations of FormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: Self.FormatInput) -> Self.FormatOutput
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension FormatStyle where Self == DateComponents.ISO8601FormatStyle {
  static var iso8601: DateComponents.ISO8601FormatStyle { DateComponents.ISO8601FormatStyle() }
}

extension FormatStyle where Self == Date.IntervalFormatStyle {
  static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
}

extension FormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}

extension FormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
}

extension FormatStyle where Self == Decimal.FormatStyle.Percent {
  static var percent: Decimal.FormatStyle.Percent { Decimal.FormatStyle.Percent() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  static var percent: FloatingPointFormatStyle<Double>.Percent { FloatingPointFormatStyle<Double>.Percent() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  static var percent: FloatingPointFormatStyle<Float>.Percent { FloatingPointFormatStyle<Float>.Percent() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float16> {
  static var number: FloatingPointFormatStyle<Float16> { FloatingPointFormatStyle<Float16>() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float16>.Percent {
  static var percent: FloatingPointFormatStyle<Float16>.Percent {
    FloatingPointFormatStyle<Float16>.Percent()
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16> {
  static var number: IntegerFormatStyle<Int16> { IntegerFormatStyle<Int16>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32> {
  static var number: IntegerFormatStyle<Int32> { IntegerFormatStyle<Int32>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64> {
  static var number: IntegerFormatStyle<Int64> { IntegerFormatStyle<Int64>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8> {
  static var number: IntegerFormatStyle<Int8> { IntegerFormatStyle<Int8>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt> {
  static var number: IntegerFormatStyle<UInt> { IntegerFormatStyle<UInt>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
  static var number: IntegerFormatStyle<UInt16> { IntegerFormatStyle<UInt16>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
  static var number: IntegerFormatStyle<UInt32> { IntegerFormatStyle<UInt32>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
  static var number: IntegerFormatStyle<UInt64> { IntegerFormatStyle<UInt64>() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
  static var number: IntegerFormatStyle<UInt8> { IntegerFormatStyle<UInt8>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  static var percent: IntegerFormatStyle<Int>.Percent { IntegerFormatStyle<Int>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
  static var percent: IntegerFormatStyle<Int16>.Percent { IntegerFormatStyle<Int16>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
  static var percent: IntegerFormatStyle<Int32>.Percent { IntegerFormatStyle<Int32>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
  static var percent: IntegerFormatStyle<Int64>.Percent { IntegerFormatStyle<Int64>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
  static var percent: IntegerFormatStyle<Int8>.Percent { IntegerFormatStyle<Int8>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
  static var percent: IntegerFormatStyle<UInt>.Percent { IntegerFormatStyle<UInt>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
  static var percent: IntegerFormatStyle<UInt16>.Percent { IntegerFormatStyle<UInt16>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
  static var percent: IntegerFormatStyle<UInt32>.Percent { IntegerFormatStyle<UInt32>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
  static var percent: IntegerFormatStyle<UInt64>.Percent { IntegerFormatStyle<UInt64>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
  static var percent: IntegerFormatStyle<UInt8>.Percent { IntegerFormatStyle<UInt8>.Percent() }
}

extension FormatStyle where Self == Date.RelativeFormatStyle {
  static func relative(
    presentation: Date.RelativeFormatStyle.Presentation,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Self { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
  static func verbatim(
    _ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar
  ) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar)
  }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static func currency(code: String) -> Self { Decimal.FormatStyle.Currency(code: code) }
}

extension FormatStyle {
  static func currency<Value>(code: String) -> Self
  where Self == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint {
    FloatingPointFormatStyle<Value>.Currency(code: code)
  }
  static func currency<V>(code: String) -> Self
  where Self == IntegerFormatStyle<V>.Currency, V: BinaryInteger {
    IntegerFormatStyle<V>.Currency(code: code)
  }
  static func list<MemberStyle, Base>(
    memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
    width: ListFormatStyle<MemberStyle, Base>.Width = .standard
  ) -> Self
  where
    Self == ListFormatStyle<MemberStyle, Base>, MemberStyle: FormatStyle, Base: Sequence,
    MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String
  {
    var style = ListFormatStyle<MemberStyle, Base>(memberStyle: memberStyle)
    style.listType = type
    style.width = width
    return style
  }
  static func list<Base>(
    type: ListFormatStyle<StringStyle, Base>.ListType,
    width: ListFormatStyle<StringStyle, Base>.Width = .standard
  ) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base: Sequence, Base.Element == String {
    var style = ListFormatStyle<StringStyle, Base>(memberStyle: StringStyle())
    style.listType = type
    style.width = width
    return style
  }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self {
    Duration.TimeFormatStyle(pattern: pattern)
  }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
  static func units(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
    fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
  ) -> Self {
    Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
      valueLength: valueLength, fractionalPart: fractionalPart)
  }
  static func units<ValueRange>(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide,
    valueLengthLimits: ValueRange,
    fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
  ) -> Self where ValueRange: RangeExpression, ValueRange.Bound == Int {
    Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
      valueLengthLimits: valueLengthLimits, fractionalPart: fractionalPart)
  }
}
