// Foundation: what the declarations of UnitArea are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addUnitArea() {
    addUnitAreaItself()
  }

  private mutating func addUnitAreaItself() {
    value("UnitArea", UnitArea.self)
    make("UnitArea.baseUnit()") { UnitArea.baseUnit() }
    constants(
      "UnitArea",
      [
        "squareMegameters": .squareMegameters, "squareKilometers": .squareKilometers,
        "squareMeters": .squareMeters, "squareCentimeters": .squareCentimeters,
        "squareMillimeters": .squareMillimeters, "squareMicrometers": .squareMicrometers,
        "squareNanometers": .squareNanometers, "squareInches": .squareInches, "squareFeet": .squareFeet,
        "squareYards": .squareYards, "squareMiles": .squareMiles, "acres": .acres, "ares": .ares,
        "hectares": .hectares,
      ]
        as KeyValuePairs<String, UnitArea>)
  }
}
