// Foundation: what the declarations of UnitMass are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitMass() {
    addUnitMassItself()
  }

  private mutating func addUnitMassItself() {
    value("UnitMass", UnitMass.self)
    make("UnitMass.baseUnit()") { UnitMass.baseUnit() }
    constants(
      "UnitMass",
      [
        "kilograms": .kilograms, "grams": .grams, "decigrams": .decigrams, "centigrams": .centigrams,
        "milligrams": .milligrams, "micrograms": .micrograms, "nanograms": .nanograms,
        "picograms": .picograms, "ounces": .ounces, "pounds": .pounds, "stones": .stones,
        "metricTons": .metricTons, "shortTons": .shortTons, "carats": .carats, "ouncesTroy": .ouncesTroy,
        "slugs": .slugs,
      ]
        as KeyValuePairs<String, UnitMass>)
  }
}
