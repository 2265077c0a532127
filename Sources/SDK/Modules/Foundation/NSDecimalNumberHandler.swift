// Foundation: the declarations of NSDecimalNumberHandler.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSDecimalNumberHandler: NSObject, NSDecimalNumberBehaviors, NSCoding, Sendable {
  class var `default`: NSDecimalNumberHandler { get }
  override init()
  required init?(coder: NSCoder)
  init(
    roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
    raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool)
  func encode(with coder: NSCoder)
  func roundingMode() -> NSDecimalNumber.RoundingMode
  func scale() -> Int16
}
