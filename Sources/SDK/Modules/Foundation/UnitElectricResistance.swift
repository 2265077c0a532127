// Foundation: the declarations of UnitElectricResistance.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitElectricResistance: Dimension {
  class var megaohms: UnitElectricResistance { get }
  class var kiloohms: UnitElectricResistance { get }
  class var ohms: UnitElectricResistance { get }
  class var milliohms: UnitElectricResistance { get }
  class var microohms: UnitElectricResistance { get }
  override class func baseUnit() -> UnitElectricResistance
  override func isEqual(_ object: Any?) -> Bool
}
