// Foundation: the declarations of NSDecimalNumber.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSDecimalNumber: NSNumber {
  typealias RoundingMode = Decimal.RoundingMode
  typealias CalculationError = Decimal.CalculationError
  class var zero: NSDecimalNumber { get }
  class var one: NSDecimalNumber { get }
  class var minimum: NSDecimalNumber { get }
  class var maximum: NSDecimalNumber { get }
  class var notANumber: NSDecimalNumber { get }
  class var defaultBehavior: any NSDecimalNumberBehaviors { get }
  override var description: String { get }
  override var int8Value: Int8 { get }
  override var uint8Value: UInt8 { get }
  override var int16Value: Int16 { get }
  override var uint16Value: UInt16 { get }
  override var int32Value: Int32 { get }
  override var uint32Value: UInt32 { get }
  override var int64Value: Int64 { get }
  override var uint64Value: UInt64 { get }
  override var floatValue: Float { get }
  override var doubleValue: Double { get }
  override var boolValue: Bool { get }
  override var intValue: Int { get }
  override var uintValue: UInt { get }
  convenience init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
  init(decimal dcm: Decimal)
  convenience init(string numberValue: String?)
  convenience init(string numberValue: String?, locale: Any?)
  required init?(coder: NSCoder)
  init(value: Int)
  init(value: UInt)
  init(value: Int8)
  init(value: UInt8)
  init(value: Int16)
  init(value: UInt16)
  init(value: Int32)
  init(value: UInt32)
  init(value: Int64)
  init(value: UInt64)
  init(value: Bool)
  init(value: Float)
  init(value: Double)
  required convenience init(floatLiteral value: Double)
  required convenience init(booleanLiteral value: Bool)
  required convenience init(integerLiteral value: Int)
  override func description(withLocale locale: Locale?) -> String
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber
  func adding(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber
  func subtracting(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?)
    -> NSDecimalNumber
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber
  func multiplying(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?)
    -> NSDecimalNumber
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber
  func dividing(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  func raising(toPower power: Int) -> NSDecimalNumber
  func raising(toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber
  func multiplying(byPowerOf10 power: Int16, withBehavior b: (any NSDecimalNumberBehaviors)?)
    -> NSDecimalNumber
  func rounding(accordingToBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
  override func compare(_ decimalNumber: NSNumber) -> ComparisonResult
  override func isEqual(_ value: Any?) -> Bool
}
