// Foundation: what the declarations of UnitTemperature are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitTemperature() {
    addUnitTemperatureItself()
  }

  private mutating func addUnitTemperatureItself() {
    value("UnitTemperature", UnitTemperature.self)
    make("UnitTemperature.baseUnit()") { UnitTemperature.baseUnit() }
    constants(
      "UnitTemperature",
      ["kelvin": .kelvin, "celsius": .celsius, "fahrenheit": .fahrenheit]
        as KeyValuePairs<String, UnitTemperature>)
  }
}
