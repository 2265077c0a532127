// Foundation: the declarations of UnitConcentrationMass.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitConcentrationMass: Dimension {
  class var gramsPerLiter: UnitConcentrationMass { get }
  class var milligramsPerDeciliter: UnitConcentrationMass { get }
  class func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass
  override class func baseUnit() -> UnitConcentrationMass
  override func isEqual(_ object: Any?) -> Bool
}
