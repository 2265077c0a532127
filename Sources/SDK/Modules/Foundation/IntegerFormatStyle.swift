// Foundation: the declarations of IntegerFormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct IntegerFormatStyle<Value>: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent,
  RegexComponent
where Value: BinaryInteger {
  typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>>
  typealias FormatOutput = String
  typealias FormatInput = Value
  typealias Configuration = NumberFormatStyleConfiguration
  typealias RegexOutput = Value
  struct Percent: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent {
    typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>.Percent>
    typealias FormatOutput = String
    typealias FormatInput = Value
    typealias Configuration = NumberFormatStyleConfiguration
    typealias RegexOutput = Value
    var locale: Locale { get set }
    var attributed: IntegerFormatStyle<Value>.Attributed { get }
    var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Percent> { get }
    init(locale: Locale = .autoupdatingCurrent)
    init(from decoder: any Decoder) throws
    func grouping(_ group: IntegerFormatStyle<Value>.Percent.Configuration.Grouping)
      -> IntegerFormatStyle<Value>.Percent
    func precision(_ p: IntegerFormatStyle<Value>.Percent.Configuration.Precision)
      -> IntegerFormatStyle<Value>.Percent
    func sign(strategy: IntegerFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy)
      -> IntegerFormatStyle<Value>.Percent
    func decimalSeparator(
      strategy: IntegerFormatStyle<Value>.Percent.Configuration.DecimalSeparatorDisplayStrategy
    ) -> IntegerFormatStyle<Value>.Percent
    func rounded(
      rule: IntegerFormatStyle<Value>.Percent.Configuration.RoundingRule = .toNearestOrEven,
      increment: Int? = nil
    ) -> IntegerFormatStyle<Value>.Percent
    func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent
    func notation(_ notation: IntegerFormatStyle<Value>.Percent.Configuration.Notation)
      -> IntegerFormatStyle<Value>.Percent
    func format(_ value: Value) -> String
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Percent
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Value)?
  }
  struct Currency: Sendable, ParseableFormatStyle, CustomConsumingRegexComponent, RegexComponent {
    typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>.Currency>
    typealias FormatOutput = String
    typealias FormatInput = Value
    typealias Configuration = CurrencyFormatStyleConfiguration
    typealias RegexOutput = Value
    var locale: Locale { get set }
    let currencyCode: String
    var attributed: IntegerFormatStyle<Value>.Attributed { get }
    var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Currency> { get }
    init(code: String, locale: Locale = .autoupdatingCurrent)
    init(from decoder: any Decoder) throws
    func grouping(_ group: IntegerFormatStyle<Value>.Currency.Configuration.Grouping)
      -> IntegerFormatStyle<Value>.Currency
    func precision(_ p: IntegerFormatStyle<Value>.Currency.Configuration.Precision)
      -> IntegerFormatStyle<Value>.Currency
    func sign(strategy: IntegerFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy)
      -> IntegerFormatStyle<Value>.Currency
    func decimalSeparator(
      strategy: IntegerFormatStyle<Value>.Currency.Configuration.DecimalSeparatorDisplayStrategy
    ) -> IntegerFormatStyle<Value>.Currency
    func rounded(
      rule: IntegerFormatStyle<Value>.Currency.Configuration.RoundingRule = .toNearestOrEven,
      increment: Int? = nil
    ) -> IntegerFormatStyle<Value>.Currency
    func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency
    func presentation(_ p: IntegerFormatStyle<Value>.Currency.Configuration.Presentation)
      -> IntegerFormatStyle<Value>.Currency
    func notation(_ notation: IntegerFormatStyle<Value>.Currency.Configuration.Notation)
      -> IntegerFormatStyle<Value>.Currency
    func format(_ value: Value) -> String
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Currency
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws
      -> (upperBound: String.Index, output: Value)?
  }
  struct Attributed: FormatStyle, Sendable {
    typealias FormatOutput = AttributedString
    typealias FormatInput = Value
    init(from decoder: any Decoder) throws
    func format(_ value: Value) -> AttributedString
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Attributed
  }
  var locale: Locale { get set }
  var attributed: IntegerFormatStyle<Value>.Attributed { get }
  var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>> { get }
  init(locale: Locale = .autoupdatingCurrent)
  init(from decoder: any Decoder) throws
  func grouping(_ group: IntegerFormatStyle<Value>.Configuration.Grouping) -> IntegerFormatStyle<Value>
  func precision(_ p: IntegerFormatStyle<Value>.Configuration.Precision) -> IntegerFormatStyle<Value>
  func sign(strategy: IntegerFormatStyle<Value>.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<
    Value
  >
  func decimalSeparator(strategy: IntegerFormatStyle<Value>.Configuration.DecimalSeparatorDisplayStrategy)
    -> IntegerFormatStyle<Value>
  func rounded(
    rule: IntegerFormatStyle<Value>.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil
  ) -> IntegerFormatStyle<Value>
  func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>
  func notation(_ notation: IntegerFormatStyle<Value>.Configuration.Notation) -> IntegerFormatStyle<Value>
  func format(_ value: Value) -> String
  func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
  func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (
    upperBound: String.Index, output: Value
  )?
}
