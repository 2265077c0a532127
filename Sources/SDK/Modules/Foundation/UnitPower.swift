// Foundation: the declarations of UnitPower.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitPower: Dimension {
  class var terawatts: UnitPower { get }
  class var gigawatts: UnitPower { get }
  class var megawatts: UnitPower { get }
  class var kilowatts: UnitPower { get }
  class var watts: UnitPower { get }
  class var milliwatts: UnitPower { get }
  class var microwatts: UnitPower { get }
  class var nanowatts: UnitPower { get }
  class var picowatts: UnitPower { get }
  class var femtowatts: UnitPower { get }
  class var horsepower: UnitPower { get }
  override class func baseUnit() -> UnitPower
  override func isEqual(_ object: Any?) -> Bool
}
