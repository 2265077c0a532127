import EarshotSwiftRuntime
import Foundation

extension Natives {
  /// What isn't just a member of one type with the same name and parameters on this machine.
  mutating func addFoundationParts() {
    addFloating("CGFloat") { $0 }
    addNumberObjects()
    addRectangleFunctions()
    addMathFunctions()
    addConstants()
    addNumberStyles()
    addCalendarSearches()
    addDataBytes()
    addIndexCollections()
    addListStyles()
    addDecimalRounding()
    addURLParts()
    addTextComparators()
    addJSONObjects()
    addPreconditions()
    addErrors()
    addObjects()
    addKeyedValues()
    addUnits()
    addUnitTexts()
  }

  /// What casts ask, of whatever module the types are.
  mutating func addBridging() {
    classOfObject = { object, machine in
      if let own = object as? OwnDimension { return own.type }
      return object is NSObject ? try? LibraryTypes(machine).hosting(type(of: object)) : nil
    }
    bridge = { try Bridging.bridge($0, from: $1, to: $2, $3) }
  }
}
