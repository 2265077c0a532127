// Foundation: the declarations of FloatingPointFormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct FloatingPointFormatStyle<Value>: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent,
  RegexComponent
where Value: BinaryFloatingPoint {
  typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>>
  typealias FormatOutput = String
  typealias FormatInput = Value
  typealias Configuration = NumberFormatStyleConfiguration
  typealias RegexOutput = Value
  struct Percent: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent {
    typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Percent>
    typealias FormatOutput = String
    typealias FormatInput = Value
    typealias Configuration = NumberFormatStyleConfiguration
    typealias RegexOutput = Value
    var locale: Locale { get set }
    var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Percent> { get }
    init(locale: Locale = .autoupdatingCurrent)
    init(from decoder: any Decoder) throws
    func grouping(_ group: FloatingPointFormatStyle<Value>.Percent.Configuration.Grouping)
      -> FloatingPointFormatStyle<Value>.Percent
    func precision(_ p: FloatingPointFormatStyle<Value>.Percent.Configuration.Precision)
      -> FloatingPointFormatStyle<Value>.Percent
    func sign(strategy: FloatingPointFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy)
      -> FloatingPointFormatStyle<Value>.Percent
    func decimalSeparator(
      strategy: FloatingPointFormatStyle<Value>.Percent.Configuration.DecimalSeparatorDisplayStrategy
    ) -> FloatingPointFormatStyle<Value>.Percent
    func rounded(
      rule: FloatingPointFormatStyle<Value>.Percent.Configuration.RoundingRule = .toNearestOrEven,
      increment: Double? = nil
    ) -> FloatingPointFormatStyle<Value>.Percent
    func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent
    func notation(_ notation: FloatingPointFormatStyle<Value>.Percent.Configuration.Notation)
      -> FloatingPointFormatStyle<Value>.Percent
    func format(_ value: Value) -> String
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Value)?
  }
  struct Currency: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent {
    typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Currency>
    typealias FormatOutput = String
    typealias FormatInput = Value
    typealias Configuration = CurrencyFormatStyleConfiguration
    typealias RegexOutput = Value
    var locale: Locale { get set }
    let currencyCode: String
    var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Currency> { get }
    init(code: String, locale: Locale = .autoupdatingCurrent)
    init(from decoder: any Decoder) throws
    func grouping(_ group: FloatingPointFormatStyle<Value>.Currency.Configuration.Grouping)
      -> FloatingPointFormatStyle<Value>.Currency
    func precision(_ p: FloatingPointFormatStyle<Value>.Currency.Configuration.Precision)
      -> FloatingPointFormatStyle<Value>.Currency
    func sign(strategy: FloatingPointFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy)
      -> FloatingPointFormatStyle<Value>.Currency
    func decimalSeparator(
      strategy: FloatingPointFormatStyle<Value>.Currency.Configuration.DecimalSeparatorDisplayStrategy
    ) -> FloatingPointFormatStyle<Value>.Currency
    func rounded(
      rule: FloatingPointFormatStyle<Value>.Currency.Configuration.RoundingRule = .toNearestOrEven,
      increment: Double? = nil
    ) -> FloatingPointFormatStyle<Value>.Currency
    func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency
    func presentation(_ p: FloatingPointFormatStyle<Value>.Currency.Configuration.Presentation)
      -> FloatingPointFormatStyle<Value>.Currency
    func notation(_ notation: FloatingPointFormatStyle<Value>.Currency.Configuration.Notation)
      -> FloatingPointFormatStyle<Value>.Currency
    func format(_ value: Value) -> String
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Currency
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Value)?
  }
  struct Attributed: FormatStyle, Sendable {
    typealias FormatOutput = AttributedString
    typealias FormatInput = Value
    init(from decoder: any Decoder) throws
    func format(_ value: Value) -> AttributedString
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Attributed
  }
  var locale: Locale { get set }
  var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
  var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>> { get }
  init(locale: Locale = .autoupdatingCurrent)
  init(from decoder: any Decoder) throws
  func grouping(_ group: FloatingPointFormatStyle<Value>.Configuration.Grouping) -> FloatingPointFormatStyle<
    Value
  >
  func precision(_ p: FloatingPointFormatStyle<Value>.Configuration.Precision) -> FloatingPointFormatStyle<
    Value
  >
  func sign(strategy: FloatingPointFormatStyle<Value>.Configuration.SignDisplayStrategy)
    -> FloatingPointFormatStyle<Value>
  func decimalSeparator(
    strategy: FloatingPointFormatStyle<Value>.Configuration.DecimalSeparatorDisplayStrategy
  ) -> FloatingPointFormatStyle<Value>
  func rounded(
    rule: FloatingPointFormatStyle<Value>.Configuration.RoundingRule = .toNearestOrEven,
    increment: Double? = nil
  ) -> FloatingPointFormatStyle<Value>
  func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>
  func notation(_ notation: FloatingPointFormatStyle<Value>.Configuration.Notation)
    -> FloatingPointFormatStyle<Value>
  func format(_ value: Value) -> String
  func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
  func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (
    upperBound: String.Index, output: Value
  )?
}
