// Foundation: what the declarations of UnitPower are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitPower() {
    addUnitPowerItself()
  }

  private mutating func addUnitPowerItself() {
    value("UnitPower", UnitPower.self)
    make("UnitPower.baseUnit()") { UnitPower.baseUnit() }
    constants(
      "UnitPower",
      [
        "terawatts": .terawatts, "gigawatts": .gigawatts, "megawatts": .megawatts, "kilowatts": .kilowatts,
        "watts": .watts, "milliwatts": .milliwatts, "microwatts": .microwatts, "nanowatts": .nanowatts,
        "picowatts": .picowatts, "femtowatts": .femtowatts, "horsepower": .horsepower,
      ]
        as KeyValuePairs<String, UnitPower>)
  }
}
