// Foundation: the declarations of UnitConverter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class UnitConverter: NSObject, Sendable {
  func baseUnitValue(fromValue value: Double) -> Double
  func value(fromBaseUnitValue baseUnitValue: Double) -> Double
}
