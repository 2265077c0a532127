// Foundation: the declarations of UnitAcceleration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitAcceleration: Dimension {
  class var metersPerSecondSquared: UnitAcceleration { get }
  class var gravity: UnitAcceleration { get }
  override class func baseUnit() -> UnitAcceleration
  override func isEqual(_ object: Any?) -> Bool
}
