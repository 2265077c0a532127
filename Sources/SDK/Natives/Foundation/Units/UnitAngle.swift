// Foundation: what the declarations of UnitAngle are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitAngle() {
    addUnitAngleItself()
  }

  private mutating func addUnitAngleItself() {
    value("UnitAngle", UnitAngle.self)
    make("UnitAngle.baseUnit()") { UnitAngle.baseUnit() }
    constants(
      "UnitAngle",
      [
        "degrees": .degrees, "arcMinutes": .arcMinutes, "arcSeconds": .arcSeconds, "radians": .radians,
        "gradians": .gradians, "revolutions": .revolutions,
      ]
        as KeyValuePairs<String, UnitAngle>)
  }
}
