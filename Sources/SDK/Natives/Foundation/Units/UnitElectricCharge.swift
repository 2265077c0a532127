// Foundation: what the declarations of UnitElectricCharge are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitElectricCharge() {
    addUnitElectricChargeItself()
  }

  private mutating func addUnitElectricChargeItself() {
    value("UnitElectricCharge", UnitElectricCharge.self)
    make("UnitElectricCharge.baseUnit()") { UnitElectricCharge.baseUnit() }
    constants(
      "UnitElectricCharge",
      [
        "coulombs": .coulombs, "megaampereHours": .megaampereHours, "kiloampereHours": .kiloampereHours,
        "ampereHours": .ampereHours, "milliampereHours": .milliampereHours,
        "microampereHours": .microampereHours,
      ]
        as KeyValuePairs<String, UnitElectricCharge>)
  }
}
