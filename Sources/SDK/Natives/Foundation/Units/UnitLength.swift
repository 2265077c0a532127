// Foundation: what the declarations of UnitLength are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitLength() {
    addUnitLengthItself()
  }

  private mutating func addUnitLengthItself() {
    value("UnitLength", UnitLength.self)
    make("UnitLength.baseUnit()") { UnitLength.baseUnit() }
    constants(
      "UnitLength",
      [
        "megameters": .megameters, "kilometers": .kilometers, "hectometers": .hectometers,
        "decameters": .decameters, "meters": .meters, "decimeters": .decimeters, "centimeters": .centimeters,
        "millimeters": .millimeters, "micrometers": .micrometers, "nanometers": .nanometers,
        "picometers": .picometers, "inches": .inches, "feet": .feet, "yards": .yards, "miles": .miles,
        "scandinavianMiles": .scandinavianMiles, "lightyears": .lightyears, "nauticalMiles": .nauticalMiles,
        "fathoms": .fathoms, "furlongs": .furlongs, "astronomicalUnits": .astronomicalUnits,
        "parsecs": .parsecs,
      ]
        as KeyValuePairs<String, UnitLength>)
  }
}
