// Foundation: the declarations of NSDecimalNumberBehaviors.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSDecimalNumberBehaviors {
  func roundingMode() -> NSDecimalNumber.RoundingMode
  func scale() -> Int16
}
