// Foundation: the declarations of UnitMass.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitMass: Dimension {
  class var kilograms: UnitMass { get }
  class var grams: UnitMass { get }
  class var decigrams: UnitMass { get }
  class var centigrams: UnitMass { get }
  class var milligrams: UnitMass { get }
  class var micrograms: UnitMass { get }
  class var nanograms: UnitMass { get }
  class var picograms: UnitMass { get }
  class var ounces: UnitMass { get }
  class var pounds: UnitMass { get }
  class var stones: UnitMass { get }
  class var metricTons: UnitMass { get }
  class var shortTons: UnitMass { get }
  class var carats: UnitMass { get }
  class var ouncesTroy: UnitMass { get }
  class var slugs: UnitMass { get }
  override class func baseUnit() -> UnitMass
  override func isEqual(_ object: Any?) -> Bool
}
