// Foundation: the declarations of Decimal.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Decimal: Sendable, CustomStringConvertible, ExpressibleByFloatLiteral, Hashable, Decodable, Encodable,
  SignedNumeric, Strideable
{
  typealias Stride = Decimal
  typealias Magnitude = Decimal
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  enum RoundingMode: UInt, Sendable {
    typealias RawValue = UInt
    case plain
    case down
    case up
    case bankers
    init?(rawValue: UInt)
  }
  enum CalculationError: UInt, Sendable {
    typealias RawValue = UInt
    case noError
    case lossOfPrecision
    case overflow
    case underflow
    case divideByZero
    init?(rawValue: UInt)
  }
  struct FormatStyle: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent {
    typealias Strategy = Decimal.ParseStrategy<Decimal.FormatStyle>
    typealias FormatOutput = String
    typealias FormatInput = Decimal
    typealias Configuration = NumberFormatStyleConfiguration
    typealias RegexOutput = Decimal
    struct Percent: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent {
      typealias Strategy = Decimal.ParseStrategy<Decimal.FormatStyle.Percent>
      typealias FormatOutput = String
      typealias FormatInput = Decimal
      typealias Configuration = NumberFormatStyleConfiguration
      typealias RegexOutput = Decimal
      var locale: Locale { get set }
      var attributed: Decimal.FormatStyle.Attributed { get }
      var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Percent> { get }
      init(locale: Locale = .autoupdatingCurrent)
      init(from decoder: any Decoder) throws
      func grouping(_ group: Decimal.FormatStyle.Percent.Configuration.Grouping)
        -> Decimal.FormatStyle.Percent
      func precision(_ p: Decimal.FormatStyle.Percent.Configuration.Precision) -> Decimal.FormatStyle.Percent
      func sign(strategy: Decimal.FormatStyle.Percent.Configuration.SignDisplayStrategy)
        -> Decimal.FormatStyle.Percent
      func decimalSeparator(
        strategy: Decimal.FormatStyle.Percent.Configuration.DecimalSeparatorDisplayStrategy
      ) -> Decimal.FormatStyle.Percent
      func rounded(
        rule: Decimal.FormatStyle.Percent.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil
      ) -> Decimal.FormatStyle.Percent
      func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent
      func notation(_ notation: Decimal.FormatStyle.Percent.Configuration.Notation)
        -> Decimal.FormatStyle.Percent
      func format(_ value: Decimal) -> String
      func locale(_ locale: Locale) -> Decimal.FormatStyle.Percent
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
        -> (upperBound: String.Index, output: Decimal)?
    }
    struct Currency: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent {
      typealias Strategy = Decimal.ParseStrategy<Decimal.FormatStyle.Currency>
      typealias FormatOutput = String
      typealias FormatInput = Decimal
      typealias Configuration = CurrencyFormatStyleConfiguration
      typealias RegexOutput = Decimal
      var locale: Locale { get set }
      var currencyCode: String { get set }
      var attributed: Decimal.FormatStyle.Attributed { get }
      var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Currency> { get }
      init(code: String, locale: Locale = .autoupdatingCurrent)
      init(from decoder: any Decoder) throws
      func grouping(_ group: Decimal.FormatStyle.Currency.Configuration.Grouping)
        -> Decimal.FormatStyle.Currency
      func precision(_ p: Decimal.FormatStyle.Currency.Configuration.Precision)
        -> Decimal.FormatStyle.Currency
      func sign(strategy: Decimal.FormatStyle.Currency.Configuration.SignDisplayStrategy)
        -> Decimal.FormatStyle.Currency
      func decimalSeparator(
        strategy: Decimal.FormatStyle.Currency.Configuration.DecimalSeparatorDisplayStrategy
      ) -> Decimal.FormatStyle.Currency
      func rounded(
        rule: Decimal.FormatStyle.Currency.Configuration.RoundingRule = .toNearestOrEven,
        increment: Int? = nil
      ) -> Decimal.FormatStyle.Currency
      func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency
      func presentation(_ p: Decimal.FormatStyle.Currency.Configuration.Presentation)
        -> Decimal.FormatStyle.Currency
      func notation(_ notation: Decimal.FormatStyle.Currency.Configuration.Notation)
        -> Decimal.FormatStyle.Currency
      func format(_ value: Decimal) -> String
      func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
        -> (upperBound: String.Index, output: Decimal)?
    }
    struct Attributed: Sendable, Foundation.FormatStyle {
      typealias FormatOutput = AttributedString
      typealias FormatInput = Decimal
      init(from decoder: any Decoder) throws
      func format(_ value: Decimal) -> AttributedString
      func locale(_ locale: Locale) -> Decimal.FormatStyle.Attributed
    }
    var locale: Locale { get set }
    var attributed: Decimal.FormatStyle.Attributed { get }
    var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle> { get }
    init(locale: Locale = .autoupdatingCurrent)
    init(from decoder: any Decoder) throws
    func grouping(_ group: Decimal.FormatStyle.Configuration.Grouping) -> Decimal.FormatStyle
    func precision(_ p: Decimal.FormatStyle.Configuration.Precision) -> Decimal.FormatStyle
    func sign(strategy: Decimal.FormatStyle.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle
    func decimalSeparator(strategy: Decimal.FormatStyle.Configuration.DecimalSeparatorDisplayStrategy)
      -> Decimal.FormatStyle
    func rounded(
      rule: Decimal.FormatStyle.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil
    ) -> Decimal.FormatStyle
    func scale(_ multiplicand: Double) -> Decimal.FormatStyle
    func notation(_ notation: Decimal.FormatStyle.Configuration.Notation) -> Decimal.FormatStyle
    func format(_ value: Decimal) -> String
    func locale(_ locale: Locale) -> Decimal.FormatStyle
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Decimal)?
  }
  struct ParseStrategy<Format>: Foundation.ParseStrategy
  where Format: Foundation.FormatStyle, Format.FormatInput == Decimal {
    typealias ParseOutput = Decimal
    typealias ParseInput = String
    var formatStyle: Format { get set }
    var lenient: Bool { get set }
    init(from decoder: any Decoder) throws
    func parse(_ value: String) throws -> Format.FormatInput
  }
  static let leastFiniteMagnitude: Decimal
  static let greatestFiniteMagnitude: Decimal
  static let leastNormalMagnitude: Decimal
  static let leastNonzeroMagnitude: Decimal
  static let pi: Decimal
  static var quietNaN: Decimal { get }
  static var nan: Decimal { get }
  static var radix: Int { get }
  var description: String { get }
  var exponent: Int { get }
  var significand: Decimal { get }
  var sign: FloatingPointSign { get }
  var ulp: Decimal { get }
  var floatingPointClass: FloatingPointClassification { get }
  var isCanonical: Bool { get }
  var isSignMinus: Bool { get }
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  var isNormal: Bool { get }
  var isFinite: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var isSignaling: Bool { get }
  var isSignalingNaN: Bool { get }
  var nextUp: Decimal { get }
  var nextDown: Decimal { get }
  var magnitude: Decimal { get }
  init()
  init?(string: String, locale: Locale? = nil)
  init(_ value: UInt8)
  init(_ value: Int8)
  init(_ value: UInt16)
  init(_ value: Int16)
  init(_ value: UInt32)
  init(_ value: Int32)
  init(_ value: UInt64)
  init(_ value: Int64)
  init(_ value: UInt)
  init(_ value: Int)
  init(_ value: Double)
  init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
  init(signOf: Decimal, magnitudeOf magnitude: Decimal)
  init(floatLiteral value: Double)
  init(integerLiteral value: Int)
  init(from decoder: any Decoder) throws
  init?<T>(exactly source: T) where T: BinaryInteger
  init<S>(_ value: S.ParseInput, strategy: S) throws
  where S: Foundation.ParseStrategy, S.ParseOutput == Decimal {
    self = try strategy.parse(value)
  }
  init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws
  init(_ value: String, format: Decimal.FormatStyle.Percent, lenient: Bool = true) throws
  init(_ value: String, format: Decimal.FormatStyle.Currency, lenient: Bool = true) throws
  func isEqual(to other: Decimal) -> Bool
  func isLess(than other: Decimal) -> Bool
  func isLessThanOrEqualTo(_ other: Decimal) -> Bool
  func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool
  func hash(into hasher: inout Hasher)
  func encode(to encoder: any Encoder) throws
  mutating func negate()
  func distance(to other: Decimal) -> Decimal
  func advanced(by n: Decimal) -> Decimal
  func formatted() -> String { Decimal.FormatStyle().format(self) }
  func formatted<S>(_ format: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Decimal {
    format.format(self)
  }
  static func == (lhs: Decimal, rhs: Decimal) -> Bool
  static func < (lhs: Decimal, rhs: Decimal) -> Bool
  static func += (lhs: inout Decimal, rhs: Decimal)
  static func -= (lhs: inout Decimal, rhs: Decimal)
  static func *= (lhs: inout Decimal, rhs: Decimal)
  static func /= (lhs: inout Decimal, rhs: Decimal)
  static func + (lhs: Decimal, rhs: Decimal) -> Decimal
  static func - (lhs: Decimal, rhs: Decimal) -> Decimal
  static func * (lhs: Decimal, rhs: Decimal) -> Decimal
  static func / (lhs: Decimal, rhs: Decimal) -> Decimal
}

extension Decimal.ParseStrategy: Sendable where Format: Sendable {}

extension Decimal.ParseStrategy where Format == Decimal.FormatStyle {
  init(format: Format, lenient: Bool = true)
}

extension Decimal.ParseStrategy where Format == Decimal.FormatStyle.Percent {
  init(format: Format, lenient: Bool = true)
}

extension Decimal.ParseStrategy where Format == Decimal.FormatStyle.Currency {
  init(format: Format, lenient: Bool = true)
}

extension Decimal {
  func rounded(scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal
}
