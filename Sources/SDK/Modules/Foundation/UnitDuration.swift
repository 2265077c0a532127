// Foundation: the declarations of UnitDuration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitDuration: Dimension {
  class var picoseconds: UnitDuration { get }
  class var nanoseconds: UnitDuration { get }
  class var microseconds: UnitDuration { get }
  class var milliseconds: UnitDuration { get }
  class var seconds: UnitDuration { get }
  class var minutes: UnitDuration { get }
  class var hours: UnitDuration { get }
  override class func baseUnit() -> UnitDuration
  override func isEqual(_ object: Any?) -> Bool
}
