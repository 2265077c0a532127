import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Types with raw values are coded as those.
extension Natives {
  mutating func addCodedRawValues() {
    self["RawRepresentable.encode(to:)"] = { arguments, call in
      let machine = call.machine
      guard let property = machine.member("rawValue", of: "RawRepresentable") else {
        throw Interruption.unknown("a raw value")
      }
      let (type, raw) = try call.rawValueType()
      let value = try machine.read(property, of: arguments[0], on: type)
      let encoder = try arguments[1].encoder
      let context = try CodingContext.of(encoder.userInfo)
      return try context.run {
        var container = encoder.singleValueContainer()
        try container.encode(context.encodable(value, raw))
        return .void
      }
    }
    self["RawRepresentable.init(from:)"] = { arguments, call in
      let machine = call.machine
      let (type, raw) = try call.rawValueType()
      guard let make = type.rawInitializer(machine.program) else {
        throw Interruption.unknown("a value by its raw value")
      }
      let decoder = try arguments[1].decoder
      let context = try CodingContext.of(decoder.userInfo)
      return try context.run {
        let place = SinglePlace(container: try decoder.singleValueContainer())
        let value = try context.decode(raw, at: place)
        var given: ContiguousArray = [.metatype(type), value]
        if let made = try machine.call(requirement: make, on: type, &given).unwrapped { return made }
        let text = "Cannot initialize \(machine.typeName(type)) from invalid \(machine.typeName(raw)) value "
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: text + (try machine.describe(value, raw))))
      }
    }
  }
}

extension NativeCall {
  fileprivate func rawValueType() throws -> (type: Type, raw: Type) {
    let type = try type("Self")
    let program = machine.program
    if let make = type.rawInitializer(program), let owner = make.owner,
      let parameter = program.interface(of: make).parameters?.first
    {
      return (type, program.substitute(parameter.type, program.substitution(of: type, for: owner), in: nil))
    }
    guard let owner = program.language.type("RawRepresentable"),
      let associated = program.associatedType(named: "RawValue", of: owner)
    else { throw Interruption.unknown("the raw values of \(type)") }
    return (type, program.memberType(associated, of: type, in: nil))
  }
}

extension Type {
  /// `init(rawValue:)` as the type itself has it, or the compiler makes it.
  fileprivate func rawInitializer(_ program: Program) -> Value? {
    nominal.flatMap { nominal in
      program.ownValues(named: "init", of: nominal).first { value in
        program.interface(of: value).parameters?.map(\.label) == ["rawValue"]
      }
    }
  }
}
