// Foundation: what the declarations of UnitVolume are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitVolume() {
    addUnitVolumeItself()
  }

  private mutating func addUnitVolumeItself() {
    value("UnitVolume", UnitVolume.self)
    make("UnitVolume.baseUnit()") { UnitVolume.baseUnit() }
    constants(
      "UnitVolume",
      [
        "megaliters": .megaliters, "kiloliters": .kiloliters, "liters": .liters, "deciliters": .deciliters,
        "centiliters": .centiliters, "milliliters": .milliliters, "cubicKilometers": .cubicKilometers,
        "cubicMeters": .cubicMeters, "cubicDecimeters": .cubicDecimeters,
        "cubicCentimeters": .cubicCentimeters, "cubicMillimeters": .cubicMillimeters,
        "cubicInches": .cubicInches, "cubicFeet": .cubicFeet, "cubicYards": .cubicYards,
        "cubicMiles": .cubicMiles, "acreFeet": .acreFeet, "bushels": .bushels, "teaspoons": .teaspoons,
        "tablespoons": .tablespoons, "fluidOunces": .fluidOunces, "cups": .cups, "pints": .pints,
        "quarts": .quarts, "gallons": .gallons, "imperialTeaspoons": .imperialTeaspoons,
        "imperialTablespoons": .imperialTablespoons, "imperialFluidOunces": .imperialFluidOunces,
        "imperialPints": .imperialPints, "imperialQuarts": .imperialQuarts,
        "imperialGallons": .imperialGallons, "metricCups": .metricCups,
      ]
        as KeyValuePairs<String, UnitVolume>)
  }
}
