// Foundation: the declarations of UnitDispersion.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitDispersion: Dimension {
  class var partsPerMillion: UnitDispersion { get }
  override class func baseUnit() -> UnitDispersion
  override func isEqual(_ object: Any?) -> Bool
}
