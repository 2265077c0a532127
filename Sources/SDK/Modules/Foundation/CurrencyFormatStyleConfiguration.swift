// Foundation: the declarations of CurrencyFormatStyleConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum CurrencyFormatStyleConfiguration {
  typealias Grouping = NumberFormatStyleConfiguration.Grouping
  typealias Precision = NumberFormatStyleConfiguration.Precision
  typealias DecimalSeparatorDisplayStrategy = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  typealias RoundingRule = NumberFormatStyleConfiguration.RoundingRule
  typealias Notation = NumberFormatStyleConfiguration.Notation
  struct SignDisplayStrategy: Decodable, Encodable, Hashable, Sendable {
    static var automatic: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
    static var never: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
    static var accounting: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
    init(from decoder: any Decoder) throws
    static func always(showZero: Bool = true) -> CurrencyFormatStyleConfiguration.SignDisplayStrategy
    static func accountingAlways(showZero: Bool = false)
      -> CurrencyFormatStyleConfiguration.SignDisplayStrategy
  }
  struct Presentation: Decodable, Encodable, Hashable, Sendable {
    static var narrow: CurrencyFormatStyleConfiguration.Presentation { get }
    static var standard: CurrencyFormatStyleConfiguration.Presentation { get }
    static var isoCode: CurrencyFormatStyleConfiguration.Presentation { get }
    static var fullName: CurrencyFormatStyleConfiguration.Presentation { get }
    init(from decoder: any Decoder) throws
  }
}
