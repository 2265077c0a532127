// Foundation: what the declarations of UnitFuelEfficiency are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitFuelEfficiency() {
    addUnitFuelEfficiencyItself()
  }

  private mutating func addUnitFuelEfficiencyItself() {
    value("UnitFuelEfficiency", UnitFuelEfficiency.self)
    make("UnitFuelEfficiency.baseUnit()") { UnitFuelEfficiency.baseUnit() }
    constants(
      "UnitFuelEfficiency",
      [
        "litersPer100Kilometers": .litersPer100Kilometers, "milesPerImperialGallon": .milesPerImperialGallon,
        "milesPerGallon": .milesPerGallon,
      ]
        as KeyValuePairs<String, UnitFuelEfficiency>)
  }
}
