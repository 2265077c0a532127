// Foundation: the declarations of UnitSpeed.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitSpeed: Dimension {
  class var metersPerSecond: UnitSpeed { get }
  class var kilometersPerHour: UnitSpeed { get }
  class var milesPerHour: UnitSpeed { get }
  class var knots: UnitSpeed { get }
  override class func baseUnit() -> UnitSpeed
  override func isEqual(_ object: Any?) -> Bool
}
