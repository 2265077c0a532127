// Foundation: what the declarations of UnitElectricCurrent are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitElectricCurrent() {
    addUnitElectricCurrentItself()
  }

  private mutating func addUnitElectricCurrentItself() {
    value("UnitElectricCurrent", UnitElectricCurrent.self)
    make("UnitElectricCurrent.baseUnit()") { UnitElectricCurrent.baseUnit() }
    constants(
      "UnitElectricCurrent",
      [
        "megaamperes": .megaamperes, "kiloamperes": .kiloamperes, "amperes": .amperes,
        "milliamperes": .milliamperes, "microamperes": .microamperes,
      ]
        as KeyValuePairs<String, UnitElectricCurrent>)
  }
}
