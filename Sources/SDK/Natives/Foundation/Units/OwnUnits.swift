import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A unit of a class of the app's own that adds no properties.
final class OwnDimension: Dimension, @unchecked Sendable {
  /// What the app calls the class.
  var type: Type?
}

/// A converter of a class of the app's own.
final class OwnConverter: UnitConverter, @unchecked Sendable {
  private let object: RuntimeValue
  private let type: Type
  private unowned let machine: Machine

  init(_ object: RuntimeValue, _ type: Type, _ machine: Machine) {
    self.object = object
    self.type = type
    self.machine = machine
  }

  override func baseUnitValue(fromValue value: Double) -> Double {
    call("baseUnitValue", value)
  }

  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
    call("value", baseUnitValue)
  }

  private func call(_ name: String, _ value: Double) -> Double {
    do {
      guard let nominal = try LibraryTypes(machine).named("UnitConverter").nominal,
        let member = machine.program.memberTable(of: nominal).values(named: name).first
      else { return .nan }
      var all: ContiguousArray<RuntimeValue> = [object, .floating(value)]
      return try machine.call(member: member, on: type, own: [], &all).double
    } catch {
      return .nan
    }
  }
}

/// Units that an app makes.
extension Natives {
  mutating func addUnits() {
    self["Dimension.init(symbol:converter:)"] = { arguments, call in
      guard case .metatype(let type) = arguments[0], let nominal = type.nominal else {
        throw Interruption.unknown("a unit with properties of the app's own")
      }
      let converter: UnitConverter
      if case .object(let object) = arguments[2].content {
        converter = OwnConverter(.object(object), object.type, call.machine)
      } else {
        converter = try .host(arguments[2])
      }
      let symbol = try arguments[1].string
      if nominal.module.isSource {
        let own = OwnDimension(symbol: symbol, converter: converter)
        own.type = type
        return .host(own)
      }
      return .host(try Natives.dimension(nominal).init(symbol: symbol, converter: converter))
    }
    self["Dimension.baseUnit()"] = { arguments, _ in
      guard case .metatype(let type) = arguments[0], let nominal = type.nominal, nominal.name != "Dimension"
      else {
        throw Interruption.unknown("the base unit of all units")
      }
      return .host(try Natives.dimension(nominal).baseUnit())
    }
  }

  private static func dimension(_ type: NominalType) throws -> Dimension.Type {
    guard !type.module.isSource, let found = NSClassFromString("Foundation.\(type.name)") as? Dimension.Type
    else {
      throw Interruption.unknown("the units of \(type.name)")
    }
    return found
  }
}
