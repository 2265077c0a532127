// Foundation: what the declarations of UnitEnergy are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitEnergy() {
    addUnitEnergyItself()
  }

  private mutating func addUnitEnergyItself() {
    value("UnitEnergy", UnitEnergy.self)
    make("UnitEnergy.baseUnit()") { UnitEnergy.baseUnit() }
    constants(
      "UnitEnergy",
      [
        "kilojoules": .kilojoules, "joules": .joules, "kilocalories": .kilocalories, "calories": .calories,
        "kilowattHours": .kilowattHours,
      ]
        as KeyValuePairs<String, UnitEnergy>)
  }
}
