// Foundation: what the declarations of UnitSpeed are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitSpeed() {
    addUnitSpeedItself()
  }

  private mutating func addUnitSpeedItself() {
    value("UnitSpeed", UnitSpeed.self)
    make("UnitSpeed.baseUnit()") { UnitSpeed.baseUnit() }
    constants(
      "UnitSpeed",
      [
        "metersPerSecond": .metersPerSecond, "kilometersPerHour": .kilometersPerHour,
        "milesPerHour": .milesPerHour, "knots": .knots,
      ]
        as KeyValuePairs<String, UnitSpeed>)
  }
}
