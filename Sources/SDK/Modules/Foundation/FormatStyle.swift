// Foundation: the declarations of FormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: Self.FormatInput) -> Self.FormatOutput
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { get }
}

extension FormatStyle where Self == DateComponents.ISO8601FormatStyle {
  static var iso8601: DateComponents.ISO8601FormatStyle { get }
}

extension FormatStyle where Self == Date.IntervalFormatStyle {
  static var interval: Date.IntervalFormatStyle { get }
}

extension FormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { get }
}

extension FormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { get }
}

extension FormatStyle where Self == Decimal.FormatStyle.Percent {
  static var percent: Decimal.FormatStyle.Percent { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  static var number: FloatingPointFormatStyle<Double> { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  static var number: FloatingPointFormatStyle<Float> { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  static var percent: FloatingPointFormatStyle<Double>.Percent { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  static var percent: FloatingPointFormatStyle<Float>.Percent { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float16> {
  static var number: FloatingPointFormatStyle<Float16> { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float16>.Percent {
  static var percent: FloatingPointFormatStyle<Float16>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  static var number: IntegerFormatStyle<Int> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16> {
  static var number: IntegerFormatStyle<Int16> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32> {
  static var number: IntegerFormatStyle<Int32> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64> {
  static var number: IntegerFormatStyle<Int64> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8> {
  static var number: IntegerFormatStyle<Int8> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt> {
  static var number: IntegerFormatStyle<UInt> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
  static var number: IntegerFormatStyle<UInt16> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
  static var number: IntegerFormatStyle<UInt32> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
  static var number: IntegerFormatStyle<UInt64> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
  static var number: IntegerFormatStyle<UInt8> { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  static var percent: IntegerFormatStyle<Int>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
  static var percent: IntegerFormatStyle<Int16>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
  static var percent: IntegerFormatStyle<Int32>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
  static var percent: IntegerFormatStyle<Int64>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
  static var percent: IntegerFormatStyle<Int8>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
  static var percent: IntegerFormatStyle<UInt>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
  static var percent: IntegerFormatStyle<UInt16>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
  static var percent: IntegerFormatStyle<UInt32>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
  static var percent: IntegerFormatStyle<UInt64>.Percent { get }
}

extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
  static var percent: IntegerFormatStyle<UInt8>.Percent { get }
}

extension FormatStyle where Self == Date.RelativeFormatStyle {
  static func relative(
    presentation: Date.RelativeFormatStyle.Presentation,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Self
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
  static func verbatim(
    _ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar
  ) -> Date.VerbatimFormatStyle
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static func currency(code: String) -> Self
}

extension FormatStyle {
  static func currency<Value>(code: String) -> Self
  where Self == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint
  static func currency<V>(code: String) -> Self where Self == IntegerFormatStyle<V>.Currency, V: BinaryInteger
  static func list<MemberStyle, Base>(
    memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
    width: ListFormatStyle<MemberStyle, Base>.Width = .standard
  ) -> Self
  where
    Self == ListFormatStyle<MemberStyle, Base>, MemberStyle: FormatStyle, Base: Sequence,
    MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String
  static func list<Base>(
    type: ListFormatStyle<StringStyle, Base>.ListType,
    width: ListFormatStyle<StringStyle, Base>.Width = .standard
  ) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base: Sequence, Base.Element == String
}

extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
  static func units(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil,
    fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
  ) -> Self
  static func units<ValueRange>(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide,
    valueLengthLimits: ValueRange,
    fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
  ) -> Self where ValueRange: RangeExpression, ValueRange.Bound == Int
}
