// Foundation: the declarations of UnitIlluminance.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitIlluminance: Dimension {
  class var lux: UnitIlluminance { get }
  override class func baseUnit() -> UnitIlluminance
  override func isEqual(_ object: Any?) -> Bool
}
