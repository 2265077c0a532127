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

extension Machine {
  /// A key as coders of this machine take it.
  func hostedKey(_ value: RuntimeValue, _ type: Type) throws -> HostedKey {
    if case .existential(let box) = value { return try hostedKey(box.value, box.type) }
    guard let text = member("stringValue", of: "CodingKey"), let number = member("intValue", of: "CodingKey")
    else {
      throw Interruption.unknown("the name of a key")
    }
    let name = try read(text, of: value, on: type).string
    let index = try read(number, of: value, on: type).unwrapped?.int
    return HostedKey(name, index, ExistentialValue(type: type, value: value))
  }

  /// A key of this machine as `any CodingKey`.
  func codingKey(_ key: any CodingKey) -> RuntimeValue {
    if let origin = (key as? HostedKey)?.origin { return .existential(origin) }
    let number = RuntimeValue(optional: key.intValue.map { .integer($0) })
    return .existential(
      ExistentialValue(
        type: program.language.make("_CodingKey"), value: .tuple(.text(key.stringValue), number)))
  }

  func codingPath(_ path: [any CodingKey]) -> RuntimeValue {
    .list(ContiguousArray(path.map { codingKey($0) }))
  }

  /// A key as one of a type of the program; nil where that has no such key.
  func key(_ key: any CodingKey, as type: Type) throws -> RuntimeValue? {
    if let origin = (key as? HostedKey)?.origin, origin.type === type { return origin.value }
    if let number = key.intValue, let make = member("init", of: "CodingKey", labels: ["intValue"]) {
      var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), .integer(number)]
      if let made = try call(requirement: make, on: type, &arguments).unwrapped { return made }
    }
    guard let make = member("init", of: "CodingKey", labels: ["stringValue"]) else {
      throw Interruption.unknown("a key by its name")
    }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), .text(key.stringValue)]
    return try call(requirement: make, on: type, &arguments).unwrapped
  }
}
