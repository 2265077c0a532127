// Foundation: what the declarations of UnitDispersion are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitDispersion() {
    addUnitDispersionItself()
  }

  private mutating func addUnitDispersionItself() {
    value("UnitDispersion", UnitDispersion.self)
    make("UnitDispersion.baseUnit()") { UnitDispersion.baseUnit() }
    constants(
      "UnitDispersion",
      ["partsPerMillion": .partsPerMillion]
        as KeyValuePairs<String, UnitDispersion>)
  }
}
