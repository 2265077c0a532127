// Foundation: the declarations of NSNumber.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSNumber: NSValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  Comparable
{
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  typealias BooleanLiteralType = Bool
  override var hash: Int { get }
  var int8Value: Int8 { get }
  var uint8Value: UInt8 { get }
  var int16Value: Int16 { get }
  var uint16Value: UInt16 { get }
  var int32Value: Int32 { get }
  var uint32Value: UInt32 { get }
  var int64Value: Int64 { get }
  var uint64Value: UInt64 { get }
  var floatValue: Float { get }
  var doubleValue: Double { get }
  var boolValue: Bool { get }
  var intValue: Int { get }
  var uintValue: UInt { get }
  var stringValue: String { get }
  override var description: String { get }
  override var classForCoder: AnyClass { get }
  var decimalValue: Decimal { get }
  convenience init(value: Int8)
  convenience init(value: UInt8)
  convenience init(value: Int16)
  convenience init(value: UInt16)
  convenience init(value: Int32)
  convenience init(value: UInt32)
  convenience init(value: Int)
  convenience init(value: UInt)
  convenience init(value: Int64)
  convenience init(value: UInt64)
  convenience init(value: Float)
  convenience init(value: Double)
  convenience init(value: Bool)
  required convenience init?(coder aDecoder: NSCoder)
  required convenience init(integerLiteral value: Int)
  required convenience init(floatLiteral value: Double)
  required convenience init(booleanLiteral value: Bool)
  override func isEqual(_ value: Any?) -> Bool
  func compare(_ otherNumber: NSNumber) -> ComparisonResult
  func isEqual(to number: NSNumber) -> Bool
  func description(withLocale locale: Locale?) -> String
  override func encode(with aCoder: NSCoder)
  static func < (lhs: NSNumber, rhs: NSNumber) -> Bool
}
