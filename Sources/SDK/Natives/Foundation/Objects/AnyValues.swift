import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Values of any type on their way between the running program and Foundation.
package struct AnyValues {
  private let machine: Machine

  package init(_ machine: Machine) { self.machine = machine }

  /// A value of this machine in the place of an `Any`.
  package func existential(_ value: Any) throws -> RuntimeValue {
    func boxed(_ value: RuntimeValue, _ type: Type) -> RuntimeValue {
      .existential(ExistentialValue(type: type, value: value))
    }
    let any = machine.program.types.any
    let language = machine.program.language
    switch value {
    case let unknown as UnknownValue: return .unknown(unknown)
    case is NSNull:
      let type = try LibraryTypes(machine).named("NSNull")
      return boxed(try machine.make(type, labels: []), type)
    case let text as String: return boxed(.text(text), language.string)
    case let number as NSNumber: return boxed(.host(number), try LibraryTypes(machine).named("NSNumber"))
    case let list as [Any]:
      let elements = ContiguousArray(try list.map { try existential($0) })
      return boxed(.list(elements), language.array(any))
    case let values as [String: Any]:
      let table = HashedTable()
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        table.entries[try machine.hashingKey(.text(key), language.string)] = try existential(value)
      }
      return boxed(.dictionary(table), language.dictionary(language.string, any))
    case let value as any HostConvertible:
      return boxed(try value.runtime(machine), try Swift.type(of: value).type(machine))
    default: throw Interruption.unknown("a value of \(Swift.type(of: value))")
    }
  }

  /// What an `Any` holds, as a value of this machine.
  func any(_ value: RuntimeValue, _ type: Type) throws -> Any {
    if case .existential(let box) = value { return try any(box.value, box.type) }
    if let inner = machine.program.language.wrapped(type) {
      guard let content = value.unwrapped else { return NSNull() }
      return try any(content, inner)
    }
    switch value {
    case .text(let text): return text
    case .boolean(let flag): return flag
    case .list(let elements):
      return try elements.map { try any($0, type.arguments.first ?? type) } as [Any]
    case .dictionary(let table) where type.arguments.count == 2:
      var made: [String: Any] = [:]
      for (key, value) in table.entries {
        guard let key = try any(key.value, type.arguments[0]) as? String else {
          throw Interruption.unknown("a dictionary whose keys are no texts")
        }
        made[key] = try any(value, type.arguments[1])
      }
      return made
    case .host(let host): return host.value
    case .object where type.nominal?.name == "NSNull": return NSNull()
    default:
      if let number = Bridging.number(value, type) { return number }
      let language = machine.program.language
      let held = machine.program.types.any
      for collection in [language.array(held), language.dictionary(language.string, held)] {
        if let plain = try Bridging.collection(value, from: type, to: collection, machine) {
          return try any(plain, collection)
        }
      }
      throw Interruption.unknown("a value of \(type) for Foundation")
    }
  }
}

/// JSON without types.
extension Natives {
  mutating func addJSONObjects() {
    self["PropertyListSerialization._read(_:)"] = { arguments, call in
      let data = try Data.host(arguments[1])
      return try call.failing {
        try AnyValues(call.machine).existential(
          PropertyListSerialization.propertyList(from: data, format: nil))
      }
    }
    self["JSONSerialization.jsonObject(with:options:)"] = { arguments, call in
      let options = JSONSerialization.ReadingOptions(
        rawValue: UInt(bitPattern: try arguments[2].fields[0].int))
      let data = try Data.host(arguments[1])
      return try call.failing {
        try AnyValues(call.machine).existential(JSONSerialization.jsonObject(with: data, options: options))
      }
    }
    self["JSONSerialization.data(withJSONObject:options:)"] = { arguments, call in
      let options = JSONSerialization.WritingOptions(
        rawValue: UInt(bitPattern: try arguments[2].fields[0].int))
      let object = try AnyValues(call.machine).any(arguments[1], call.machine.program.types.any)
      guard JSONSerialization.isValidJSONObject(object) || options.contains(.fragmentsAllowed) else {
        throw Interruption.trap("Fatal error: Invalid object cannot be serialized")
      }
      return try call.failing { .host(try JSONSerialization.data(withJSONObject: object, options: options)) }
    }
    self["JSONSerialization.isValidJSONObject(_:)"] = { arguments, call in
      guard let object = try? AnyValues(call.machine).any(arguments[1], call.machine.program.types.any) else {
        return .boolean(false)
      }
      return .boolean(JSONSerialization.isValidJSONObject(object))
    }
  }
}
