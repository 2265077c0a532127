// Foundation: the declarations of NumberFormatStyleConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum NumberFormatStyleConfiguration {
  typealias RoundingRule = FloatingPointRoundingRule
  struct Grouping: Decodable, Encodable, Hashable, CustomStringConvertible, Sendable {
    static var automatic: NumberFormatStyleConfiguration.Grouping { get }
    static var never: NumberFormatStyleConfiguration.Grouping { get }
    var description: String { get }
    init(from decoder: any Decoder) throws
  }
  struct Precision: Decodable, Encodable, Hashable, Sendable {
    init(from decoder: any Decoder) throws
    static func significantDigits<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
    where R: RangeExpression, R.Bound == Int
    static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
    static func integerAndFractionLength<R1, R2>(integerLimits: R1, fractionLimits: R2)
      -> NumberFormatStyleConfiguration.Precision
    where R1: RangeExpression, R2: RangeExpression, R1.Bound == Int, R2.Bound == Int
    static func integerAndFractionLength(integer: Int, fraction: Int)
      -> NumberFormatStyleConfiguration.Precision
    static func integerLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
    where R: RangeExpression
    static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
    static func fractionLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision
    where R: RangeExpression, R.Bound == Int
    static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
  }
  struct DecimalSeparatorDisplayStrategy: Decodable, Encodable, Hashable, CustomStringConvertible, Sendable {
    static var automatic: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
    static var always: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
    var description: String { get }
    init(from decoder: any Decoder) throws
  }
  struct SignDisplayStrategy: Decodable, Encodable, Hashable, CustomStringConvertible, Sendable {
    static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
    static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
    var description: String { get }
    init(from decoder: any Decoder) throws
    static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy
  }
  struct Notation: Decodable, Encodable, Hashable, CustomStringConvertible, Sendable {
    static var scientific: NumberFormatStyleConfiguration.Notation { get }
    static var automatic: NumberFormatStyleConfiguration.Notation { get }
    static var compactName: NumberFormatStyleConfiguration.Notation { get }
    var description: String { get }
    init(from decoder: any Decoder) throws
  }
}
