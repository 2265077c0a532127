// Foundation: the declarations of UnitFrequency.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitFrequency: Dimension {
  class var terahertz: UnitFrequency { get }
  class var gigahertz: UnitFrequency { get }
  class var megahertz: UnitFrequency { get }
  class var kilohertz: UnitFrequency { get }
  class var hertz: UnitFrequency { get }
  class var millihertz: UnitFrequency { get }
  class var microhertz: UnitFrequency { get }
  class var nanohertz: UnitFrequency { get }
  override class func baseUnit() -> UnitFrequency
  override func isEqual(_ object: Any?) -> Bool
}
