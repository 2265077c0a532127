// Foundation: the declarations of NumberFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NumberFormatter: Formatter, Sendable {
  enum Style: UInt, Sendable {
    typealias RawValue = UInt
    case none
    case decimal
    case currency
    case percent
    case scientific
    case spellOut
    case ordinal
    case currencyISOCode
    case currencyPlural
    case currencyAccounting
    init?(rawValue: UInt)
  }
  enum PadPosition: UInt, Sendable {
    typealias RawValue = UInt
    case beforePrefix
    case afterPrefix
    case beforeSuffix
    case afterSuffix
    init?(rawValue: UInt)
  }
  enum RoundingMode: UInt, Sendable {
    typealias RawValue = UInt
    case ceiling
    case floor
    case down
    case up
    case halfEven
    case halfDown
    case halfUp
    init?(rawValue: UInt)
  }
  var numberStyle: NumberFormatter.Style { get set }
  var locale: Locale! { get set }
  var generatesDecimalNumbers: Bool { get set }
  var textAttributesForNegativeValues: [String: any Sendable]? { get set }
  var textAttributesForPositiveValues: [String: any Sendable]? { get set }
  var allowsFloats: Bool { get set }
  var decimalSeparator: String! { get set }
  var alwaysShowsDecimalSeparator: Bool { get set }
  var currencyDecimalSeparator: String! { get set }
  var usesGroupingSeparator: Bool { get set }
  var groupingSeparator: String! { get set }
  var zeroSymbol: String? { get set }
  var textAttributesForZero: [String: any Sendable]? { get set }
  var nilSymbol: String { get set }
  var textAttributesForNil: [String: any Sendable]? { get set }
  var notANumberSymbol: String! { get set }
  var textAttributesForNotANumber: [String: any Sendable]? { get set }
  var positiveInfinitySymbol: String { get set }
  var textAttributesForPositiveInfinity: [String: any Sendable]? { get set }
  var negativeInfinitySymbol: String { get set }
  var textAttributesForNegativeInfinity: [String: any Sendable]? { get set }
  var positivePrefix: String! { get set }
  var positiveSuffix: String! { get set }
  var negativePrefix: String! { get set }
  var negativeSuffix: String! { get set }
  var currencyCode: String! { get set }
  var currencySymbol: String! { get set }
  var internationalCurrencySymbol: String! { get set }
  var percentSymbol: String! { get set }
  var perMillSymbol: String! { get set }
  var minusSign: String! { get set }
  var plusSign: String! { get set }
  var exponentSymbol: String! { get set }
  var groupingSize: Int { get set }
  var secondaryGroupingSize: Int { get set }
  var multiplier: NSNumber? { get set }
  var formatWidth: Int { get set }
  var paddingCharacter: String! { get set }
  var paddingPosition: NumberFormatter.PadPosition { get set }
  var roundingMode: NumberFormatter.RoundingMode { get set }
  var roundingIncrement: NSNumber! { get set }
  var minimumIntegerDigits: Int { get set }
  var maximumIntegerDigits: Int { get set }
  var minimumFractionDigits: Int { get set }
  var maximumFractionDigits: Int { get set }
  var minimum: NSNumber? { get set }
  var maximum: NSNumber? { get set }
  var currencyGroupingSeparator: String! { get set }
  var isLenient: Bool { get set }
  var usesSignificantDigits: Bool { get set }
  var minimumSignificantDigits: Int { get set }
  var maximumSignificantDigits: Int { get set }
  var isPartialStringValidationEnabled: Bool { get set }
  var hasThousandSeparators: Bool { get set }
  var thousandSeparator: String! { get set }
  var localizesFormat: Bool { get set }
  var format: String { get set }
  var positiveFormat: String! { get set }
  var negativeFormat: String! { get set }
  var roundingBehavior: NSDecimalNumberHandler { get set }
  override init()
  required init?(coder: NSCoder)
  class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
  override func copy(with zone: NSZone? = nil) -> Any
  func string(from number: NSNumber) -> String?
  func number(from string: String) -> NSNumber?
}
