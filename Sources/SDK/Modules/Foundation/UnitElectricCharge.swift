// Foundation: the declarations of UnitElectricCharge.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitElectricCharge: Dimension {
  class var coulombs: UnitElectricCharge { get }
  class var megaampereHours: UnitElectricCharge { get }
  class var kiloampereHours: UnitElectricCharge { get }
  class var ampereHours: UnitElectricCharge { get }
  class var milliampereHours: UnitElectricCharge { get }
  class var microampereHours: UnitElectricCharge { get }
  override class func baseUnit() -> UnitElectricCharge
  override func isEqual(_ object: Any?) -> Bool
}
