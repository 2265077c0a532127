// Foundation: what the declarations of UnitIlluminance are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitIlluminance() {
    addUnitIlluminanceItself()
  }

  private mutating func addUnitIlluminanceItself() {
    value("UnitIlluminance", UnitIlluminance.self)
    make("UnitIlluminance.baseUnit()") { UnitIlluminance.baseUnit() }
    constants(
      "UnitIlluminance",
      ["lux": .lux]
        as KeyValuePairs<String, UnitIlluminance>)
  }
}
