// Foundation: what the declarations of UnitPressure are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitPressure() {
    addUnitPressureItself()
  }

  private mutating func addUnitPressureItself() {
    value("UnitPressure", UnitPressure.self)
    make("UnitPressure.baseUnit()") { UnitPressure.baseUnit() }
    constants(
      "UnitPressure",
      [
        "newtonsPerMetersSquared": .newtonsPerMetersSquared, "gigapascals": .gigapascals,
        "megapascals": .megapascals, "kilopascals": .kilopascals, "hectopascals": .hectopascals,
        "inchesOfMercury": .inchesOfMercury, "bars": .bars, "millibars": .millibars,
        "millimetersOfMercury": .millimetersOfMercury, "poundsForcePerSquareInch": .poundsForcePerSquareInch,
      ]
        as KeyValuePairs<String, UnitPressure>)
  }
}
