// Foundation: what the declarations of UnitFrequency are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitFrequency() {
    addUnitFrequencyItself()
  }

  private mutating func addUnitFrequencyItself() {
    value("UnitFrequency", UnitFrequency.self)
    make("UnitFrequency.baseUnit()") { UnitFrequency.baseUnit() }
    constants(
      "UnitFrequency",
      [
        "terahertz": .terahertz, "gigahertz": .gigahertz, "megahertz": .megahertz, "kilohertz": .kilohertz,
        "hertz": .hertz, "millihertz": .millihertz, "microhertz": .microhertz, "nanohertz": .nanohertz,
      ]
        as KeyValuePairs<String, UnitFrequency>)
  }
}
