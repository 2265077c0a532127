import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// A key of the running program, for coders of this machine.
struct HostedKey: CodingKey, CustomStringConvertible, CustomDebugStringConvertible {
  let stringValue: String
  let intValue: Int?
  /// The key as the program has it, with its type.
  let origin: ExistentialValue?

  init(stringValue: String) {
    self.init(stringValue, nil, nil)
  }

  init(intValue: Int) {
    self.init("\(intValue)", intValue, nil)
  }

  init(_ stringValue: String, _ intValue: Int?, _ origin: ExistentialValue?) {
    self.stringValue = stringValue
    self.intValue = intValue
    self.origin = origin
  }

  var description: String {
    let name = origin?.type.nominal?.name ?? "_CodingKey"
    return "\(name)(stringValue: \"\(stringValue)\", intValue: \(intValue?.description ?? "nil"))"
  }

  var debugDescription: String { description }
}

extension HostedKey {
  /// A key of the program as coders of this machine take it.
  init(_ value: RuntimeValue, _ type: Type, _ machine: Machine) throws {
    if case .existential(let box) = value {
      self = try HostedKey(box.value, box.type, machine)
      return
    }
    guard let text = machine.member("stringValue", of: "CodingKey"),
      let number = machine.member("intValue", of: "CodingKey")
    else {
      throw Interruption.unknown("the name of a key")
    }
    let name = try machine.read(text, of: value, on: type).string
    let index = try machine.read(number, of: value, on: type).unwrapped?.int
    self.init(name, index, ExistentialValue(type: type, value: value))
  }

}

extension CodingKey {
  /// A key of this machine as `any CodingKey`.
  func value(_ machine: Machine) -> RuntimeValue {
    if let origin = (self as? HostedKey)?.origin { return .existential(origin) }
    let number = RuntimeValue(optional: intValue.map { .integer($0) })
    return .existential(
      ExistentialValue(
        type: machine.program.language.make("_CodingKey"), value: .tuple(.text(stringValue), number)))
  }

  /// A key as one of a type of the program; nil where that has no such key.
  func value(as type: Type, _ machine: Machine) throws -> RuntimeValue? {
    if let origin = (self as? HostedKey)?.origin, origin.type === type { return origin.value }
    if let number = intValue, let make = machine.member("init", of: "CodingKey", labels: ["intValue"]) {
      var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), .integer(number)]
      if let made = try machine.call(requirement: make, on: type, &arguments).unwrapped { return made }
    }
    guard let make = machine.member("init", of: "CodingKey", labels: ["stringValue"]) else {
      throw Interruption.unknown("a key by its name")
    }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), .text(stringValue)]
    return try machine.call(requirement: make, on: type, &arguments).unwrapped
  }
}

extension [any CodingKey] {
  /// A path as `[any CodingKey]`.
  func value(_ machine: Machine) -> RuntimeValue {
    .list(ContiguousArray(map { $0.value(machine) }))
  }
}
