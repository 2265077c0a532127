// Foundation: the declarations of UnitElectricCurrent.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitElectricCurrent: Dimension {
  class var megaamperes: UnitElectricCurrent { get }
  class var kiloamperes: UnitElectricCurrent { get }
  class var amperes: UnitElectricCurrent { get }
  class var milliamperes: UnitElectricCurrent { get }
  class var microamperes: UnitElectricCurrent { get }
  override class func baseUnit() -> UnitElectricCurrent
  override func isEqual(_ object: Any?) -> Bool
}
