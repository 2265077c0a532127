// Foundation: the declarations of UnitTemperature.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitTemperature: Dimension {
  class var kelvin: UnitTemperature { get }
  class var celsius: UnitTemperature { get }
  class var fahrenheit: UnitTemperature { get }
  override class func baseUnit() -> UnitTemperature
  override func isEqual(_ object: Any?) -> Bool
}
