import EarshotSwiftRuntime
import Foundation

/// Units that an app makes.
extension Natives {
  mutating func addUnits() {
    self["Dimension.init(symbol:converter:)"] = { arguments, _ in
      guard case .metatype(let type) = arguments[0], let name = type.nominal?.name,
        let dimension = NSClassFromString("Foundation.\(name)") as? Dimension.Type
      else { throw Interruption.unknown("a unit of a class of the app's own") }
      return .host(dimension.init(symbol: try arguments[1].string, converter: try .host(arguments[2])))
    }
    self["Dimension.baseUnit()"] = { arguments, _ in
      guard case .metatype(let type) = arguments[0], let name = type.nominal?.name, name != "Dimension",
        let dimension = NSClassFromString("Foundation.\(name)") as? Dimension.Type
      else { throw Interruption.unknown("the base unit of a class of units") }
      return .host(dimension.baseUnit())
    }
  }
}
