// Foundation: the declarations of UnitEnergy.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitEnergy: Dimension {
  class var kilojoules: UnitEnergy { get }
  class var joules: UnitEnergy { get }
  class var kilocalories: UnitEnergy { get }
  class var calories: UnitEnergy { get }
  class var kilowattHours: UnitEnergy { get }
  override class func baseUnit() -> UnitEnergy
  override func isEqual(_ object: Any?) -> Bool
}
