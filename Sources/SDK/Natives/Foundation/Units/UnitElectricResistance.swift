// Foundation: what the declarations of UnitElectricResistance are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitElectricResistance() {
    addUnitElectricResistanceItself()
  }

  private mutating func addUnitElectricResistanceItself() {
    value("UnitElectricResistance", UnitElectricResistance.self)
    make("UnitElectricResistance.baseUnit()") { UnitElectricResistance.baseUnit() }
    constants(
      "UnitElectricResistance",
      [
        "megaohms": .megaohms, "kiloohms": .kiloohms, "ohms": .ohms, "milliohms": .milliohms,
        "microohms": .microohms,
      ]
        as KeyValuePairs<String, UnitElectricResistance>)
  }
}
