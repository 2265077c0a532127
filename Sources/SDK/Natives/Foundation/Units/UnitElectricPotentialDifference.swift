// Foundation: what the declarations of UnitElectricPotentialDifference are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitElectricPotentialDifference() {
    addUnitElectricPotentialDifferenceItself()
  }

  private mutating func addUnitElectricPotentialDifferenceItself() {
    value("UnitElectricPotentialDifference", UnitElectricPotentialDifference.self)
    make("UnitElectricPotentialDifference.baseUnit()") { UnitElectricPotentialDifference.baseUnit() }
    constants(
      "UnitElectricPotentialDifference",
      [
        "megavolts": .megavolts, "kilovolts": .kilovolts, "volts": .volts, "millivolts": .millivolts,
        "microvolts": .microvolts,
      ]
        as KeyValuePairs<String, UnitElectricPotentialDifference>)
  }
}
