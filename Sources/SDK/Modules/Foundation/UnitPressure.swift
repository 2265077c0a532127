// Foundation: the declarations of UnitPressure.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitPressure: Dimension {
  class var newtonsPerMetersSquared: UnitPressure { get }
  class var gigapascals: UnitPressure { get }
  class var megapascals: UnitPressure { get }
  class var kilopascals: UnitPressure { get }
  class var hectopascals: UnitPressure { get }
  class var inchesOfMercury: UnitPressure { get }
  class var bars: UnitPressure { get }
  class var millibars: UnitPressure { get }
  class var millimetersOfMercury: UnitPressure { get }
  class var poundsForcePerSquareInch: UnitPressure { get }
  override class func baseUnit() -> UnitPressure
  override func isEqual(_ object: Any?) -> Bool
}
