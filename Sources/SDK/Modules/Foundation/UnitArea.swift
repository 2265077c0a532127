// Foundation: the declarations of UnitArea.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitArea: Dimension {
  class var squareMegameters: UnitArea { get }
  class var squareKilometers: UnitArea { get }
  class var squareMeters: UnitArea { get }
  class var squareCentimeters: UnitArea { get }
  class var squareMillimeters: UnitArea { get }
  class var squareMicrometers: UnitArea { get }
  class var squareNanometers: UnitArea { get }
  class var squareInches: UnitArea { get }
  class var squareFeet: UnitArea { get }
  class var squareYards: UnitArea { get }
  class var squareMiles: UnitArea { get }
  class var acres: UnitArea { get }
  class var ares: UnitArea { get }
  class var hectares: UnitArea { get }
  override class func baseUnit() -> UnitArea
  override func isEqual(_ object: Any?) -> Bool
}
