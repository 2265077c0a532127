// Foundation: what the declarations of UnitConcentrationMass are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitConcentrationMass() {
    addUnitConcentrationMassItself()
  }

  private mutating func addUnitConcentrationMassItself() {
    value("UnitConcentrationMass", UnitConcentrationMass.self)
    make("UnitConcentrationMass.millimolesPerLiter(withGramsPerMole:)") { (a: Double) in
      UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: a)
    }
    make("UnitConcentrationMass.baseUnit()") { UnitConcentrationMass.baseUnit() }
    constants(
      "UnitConcentrationMass",
      ["gramsPerLiter": .gramsPerLiter, "milligramsPerDeciliter": .milligramsPerDeciliter]
        as KeyValuePairs<String, UnitConcentrationMass>)
  }
}
