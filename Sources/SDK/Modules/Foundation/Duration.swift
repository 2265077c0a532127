// Foundation: the declarations of Duration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Duration {
  struct TimeFormatStyle: Sendable, DiscreteFormatStyle {
    typealias FormatOutput = String
    typealias FormatInput = Duration
    struct Pattern: Hashable, Decodable, Encodable, Sendable {
      static var hourMinute: Duration.TimeFormatStyle.Pattern { get }
      static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { get }
      static var minuteSecond: Duration.TimeFormatStyle.Pattern { get }
      init(from decoder: any Decoder) throws
      static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven)
        -> Duration.TimeFormatStyle.Pattern
      static func hourMinuteSecond(
        padHourToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Duration.TimeFormatStyle.Pattern
      static func minuteSecond(
        padMinuteToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Duration.TimeFormatStyle.Pattern
    }
    @dynamicMemberLookup struct Attributed: Sendable, DiscreteFormatStyle {
      typealias FormatOutput = AttributedString
      typealias FormatInput = Duration
      init(from decoder: any Decoder) throws
      subscript<T>(dynamicMember key: KeyPath<Duration.TimeFormatStyle, T>) -> T { get }
      subscript<T>(dynamicMember key: WritableKeyPath<Duration.TimeFormatStyle, T>) -> T { get set }
      func locale(_ locale: Locale) -> Duration.TimeFormatStyle.Attributed
      func format(_ value: Duration) -> AttributedString
      func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping)
        -> Duration.TimeFormatStyle.Attributed
      func discreteInput(before input: Duration) -> Duration?
      func discreteInput(after input: Duration) -> Duration?
    }
    var locale: Locale { get set }
    var pattern: Duration.TimeFormatStyle.Pattern { get set }
    var attributed: Duration.TimeFormatStyle.Attributed { get }
    var grouping: NumberFormatStyleConfiguration.Grouping { get set }
    init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .autoupdatingCurrent)
    init(from decoder: any Decoder) throws
    func format(_ value: Duration) -> String
    func locale(_ locale: Locale) -> Duration.TimeFormatStyle
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Duration.TimeFormatStyle
    func discreteInput(before input: Duration) -> Duration?
    func discreteInput(after input: Duration) -> Duration?
  }
  struct UnitsFormatStyle: Sendable, DiscreteFormatStyle {
    typealias FormatOutput = String
    typealias FormatInput = Duration
    struct UnitWidth: Decodable, Encodable, Hashable, Sendable {
      static var wide: Duration.UnitsFormatStyle.UnitWidth { get }
      static var abbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
      static var condensedAbbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
      static var narrow: Duration.UnitsFormatStyle.UnitWidth { get }
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      func hash(into hasher: inout Hasher)
    }
    struct Unit: Decodable, Encodable, Hashable, Sendable {
      static var weeks: Duration.UnitsFormatStyle.Unit { get }
      static var days: Duration.UnitsFormatStyle.Unit { get }
      static var hours: Duration.UnitsFormatStyle.Unit { get }
      static var minutes: Duration.UnitsFormatStyle.Unit { get }
      static var seconds: Duration.UnitsFormatStyle.Unit { get }
      static var milliseconds: Duration.UnitsFormatStyle.Unit { get }
      static var microseconds: Duration.UnitsFormatStyle.Unit { get }
      static var nanoseconds: Duration.UnitsFormatStyle.Unit { get }
      init(from decoder: any Decoder) throws
    }
    struct ZeroValueUnitsDisplayStrategy: Decodable, Encodable, Hashable, Sendable {
      static var hide: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { get }
      init(from decoder: any Decoder) throws
      static func show(length: Int) -> Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
    }
    struct FractionalPartDisplayStrategy: Decodable, Encodable, Hashable, Sendable {
      static var hide: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy { get }
      var minimumLength: Int { get set }
      var maximumLength: Int { get set }
      var roundingRule: FloatingPointRoundingRule { get set }
      var roundingIncrement: Double? { get set }
      init<Range>(
        lengthLimits: Range, roundingRule: FloatingPointRoundingRule = .toNearestOrEven,
        roundingIncrement: Double? = nil) where Range: RangeExpression, Range.Bound == Int
      init(from decoder: any Decoder) throws
      static func show(
        length: Int, rounded rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
      ) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
      static func hide(rounded: FloatingPointRoundingRule = .toNearestOrEven)
        -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
    }
    @dynamicMemberLookup struct Attributed: Sendable, DiscreteFormatStyle {
      typealias FormatOutput = AttributedString
      typealias FormatInput = Duration
      init(from decoder: any Decoder) throws
      subscript<T>(dynamicMember key: KeyPath<Duration.UnitsFormatStyle, T>) -> T { get }
      subscript<T>(dynamicMember key: WritableKeyPath<Duration.UnitsFormatStyle, T>) -> T { get set }
      func format(_ duration: Duration) -> AttributedString
      func locale(_ locale: Locale) -> Duration.UnitsFormatStyle.Attributed
      func discreteInput(before input: Duration) -> Duration?
      func discreteInput(after input: Duration) -> Duration?
    }
    var locale: Locale { get set }
    var allowedUnits: Set<Duration.UnitsFormatStyle.Unit> { get set }
    var unitWidth: Duration.UnitsFormatStyle.UnitWidth { get set }
    var maximumUnitCount: Int? { get set }
    var zeroValueUnitsDisplay: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { get set }
    var fractionalPartDisplay: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy { get set }
    var valueLengthLimits: Range<Int>? { get set }
    var attributed: Duration.UnitsFormatStyle.Attributed { get }
    init(
      allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth,
      maximumUnitCount: Int? = nil,
      zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide,
      valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
    )
    init<ValueRange>(
      allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth,
      maximumUnitCount: Int? = nil,
      zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide,
      valueLengthLimits: ValueRange,
      fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide)
    where ValueRange: RangeExpression, ValueRange.Bound == Int
    init(from decoder: any Decoder) throws
    func format(_ duration: Duration) -> String
    func locale(_ locale: Locale) -> Duration.UnitsFormatStyle
    func discreteInput(before input: Duration) -> Duration?
    func discreteInput(after input: Duration) -> Duration?
  }
}

extension Duration {
  func formatted<S>(_ v: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Duration {
    v.format(self)
  }
  func formatted() -> String { Duration.TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }
}
