// Foundation: the declarations of UnitFuelEfficiency.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitFuelEfficiency: Dimension {
  class var litersPer100Kilometers: UnitFuelEfficiency { get }
  class var milesPerImperialGallon: UnitFuelEfficiency { get }
  class var milesPerGallon: UnitFuelEfficiency { get }
  override class func baseUnit() -> UnitFuelEfficiency
  override func isEqual(_ object: Any?) -> Bool
}
