// Foundation: the declarations of UnitAngle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitAngle: Dimension {
  class var degrees: UnitAngle { get }
  class var arcMinutes: UnitAngle { get }
  class var arcSeconds: UnitAngle { get }
  class var radians: UnitAngle { get }
  class var gradians: UnitAngle { get }
  class var revolutions: UnitAngle { get }
  override class func baseUnit() -> UnitAngle
  override func isEqual(_ object: Any?) -> Bool
}
