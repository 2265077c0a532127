// Foundation: the declarations of UnitElectricPotentialDifference.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitElectricPotentialDifference: Dimension {
  class var megavolts: UnitElectricPotentialDifference { get }
  class var kilovolts: UnitElectricPotentialDifference { get }
  class var volts: UnitElectricPotentialDifference { get }
  class var millivolts: UnitElectricPotentialDifference { get }
  class var microvolts: UnitElectricPotentialDifference { get }
  override class func baseUnit() -> UnitElectricPotentialDifference
  override func isEqual(_ object: Any?) -> Bool
}
