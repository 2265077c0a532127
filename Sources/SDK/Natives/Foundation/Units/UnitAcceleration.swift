// Foundation: what the declarations of UnitAcceleration are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitAcceleration() {
    addUnitAccelerationItself()
  }

  private mutating func addUnitAccelerationItself() {
    value("UnitAcceleration", UnitAcceleration.self)
    make("UnitAcceleration.baseUnit()") { UnitAcceleration.baseUnit() }
    constants(
      "UnitAcceleration",
      ["metersPerSecondSquared": .metersPerSecondSquared, "gravity": .gravity]
        as KeyValuePairs<String, UnitAcceleration>)
  }
}
