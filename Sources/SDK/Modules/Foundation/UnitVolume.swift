// Foundation: the declarations of UnitVolume.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

final class UnitVolume: Dimension {
  class var megaliters: UnitVolume { get }
  class var kiloliters: UnitVolume { get }
  class var liters: UnitVolume { get }
  class var deciliters: UnitVolume { get }
  class var centiliters: UnitVolume { get }
  class var milliliters: UnitVolume { get }
  class var cubicKilometers: UnitVolume { get }
  class var cubicMeters: UnitVolume { get }
  class var cubicDecimeters: UnitVolume { get }
  class var cubicCentimeters: UnitVolume { get }
  class var cubicMillimeters: UnitVolume { get }
  class var cubicInches: UnitVolume { get }
  class var cubicFeet: UnitVolume { get }
  class var cubicYards: UnitVolume { get }
  class var cubicMiles: UnitVolume { get }
  class var acreFeet: UnitVolume { get }
  class var bushels: UnitVolume { get }
  class var teaspoons: UnitVolume { get }
  class var tablespoons: UnitVolume { get }
  class var fluidOunces: UnitVolume { get }
  class var cups: UnitVolume { get }
  class var pints: UnitVolume { get }
  class var quarts: UnitVolume { get }
  class var gallons: UnitVolume { get }
  class var imperialTeaspoons: UnitVolume { get }
  class var imperialTablespoons: UnitVolume { get }
  class var imperialFluidOunces: UnitVolume { get }
  class var imperialPints: UnitVolume { get }
  class var imperialQuarts: UnitVolume { get }
  class var imperialGallons: UnitVolume { get }
  class var metricCups: UnitVolume { get }
  override class func baseUnit() -> UnitVolume
  override func isEqual(_ object: Any?) -> Bool
}
