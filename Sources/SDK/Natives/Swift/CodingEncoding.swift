import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A value of the running program that a coder of this machine writes.
struct EncodedValue: Encodable {
  let write: (any Encoder) throws -> Void

  func encode(to encoder: any Encoder) throws { try write(encoder) }
}

extension CodingContext {
  /// A value as a coder of this machine takes it.
  func encodable(_ value: RuntimeValue, _ type: Type) throws -> any Encodable {
    if case .existential(let box) = value { return try encodable(box.value, box.type) }
    if case .unknown(let unknown) = value { throw unknown.interruption }
    if let coded = CodedType.of(type) { return try coded.host(value) }
    if let inner = machine.program.language.wrapped(type) {
      if let content = value.unwrapped { return try encodable(content, inner) }
      return EncodedValue { encoder in
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      }
    }
    switch value {
    case .list(let elements): return try elements.map { try encoded($0, type.arguments[0]) }
    case .set(let table):
      return try table.entries.keys.map { try encoded($0.value, type.arguments[0]) }
    case .dictionary(let table): return try encodable(table, type.arguments[0], type.arguments[1])
    default: return try encoded(value, type)
    }
  }

  private func encodable(_ table: HashedTable, _ key: Type, _ value: Type) throws
    -> any Encodable
  {
    switch key.nominal?.name {
    case "String":
      var made: [String: EncodedValue] = [:]
      for (name, content) in table.entries {
        made[try name.value.string] = try encoded(content, value)
      }
      return made
    case "Int":
      var made: [Int: EncodedValue] = [:]
      for (name, content) in table.entries { made[try name.value.int] = try encoded(content, value) }
      return made
    default: break
    }
    if let property = machine.member("codingKey", of: "CodingKeyRepresentable"),
      let protocolType = machine.program.language.type("CodingKeyRepresentable"),
      machine.program.conforms(key, to: protocolType, in: nil) == .yes
    {
      return EncodedValue { encoder in
        var container = encoder.container(keyedBy: HostedKey.self)
        for (name, content) in table.entries {
          let found = try self.machine.read(property, of: name.value, on: key)
          try container.encode(self.encoded(content, value), forKey: HostedKey(found, key, self.machine))
        }
      }
    }
    var list: [EncodedValue] = []
    for (name, content) in table.entries {
      list.append(try encoded(name.value, key))
      list.append(try encoded(content, value))
    }
    return list
  }

  /// A value that writes itself.
  private func encoded(_ value: RuntimeValue, _ type: Type) throws -> EncodedValue {
    var (value, type) = (value, type)
    while case .existential(let box) = value { (value, type) = (box.value, box.type) }
    type = machine.dynamicType(of: value, type)
    if isOwn(value, type) {
      return EncodedValue { encoder in
        guard let encode = self.machine.member("encode", of: "Encodable") else {
          throw Interruption.unknown("how \(type) is encoded")
        }
        var arguments: ContiguousArray = [value, .hosting(encoder, self.machine)]
        _ = try self.machine.call(requirement: encode, on: type, &arguments)
      }
    }
    let whole = try encodable(value, type)
    return EncodedValue { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(whole)
    }
  }

  /// Whether a type says itself how its values are encoded.
  private func isOwn(_ value: RuntimeValue, _ type: Type) -> Bool {
    if CodedType.of(type) != nil || machine.program.language.wrapped(type) != nil { return false }
    switch value {
    case .list, .set, .dictionary: return false
    default: return true
    }
  }

}

extension RuntimeValue {
  /// A coder of this machine, or a container of one, as a value of the SDK's type of a name.
  static func hosting(_ value: Any, as name: String, _ machine: Machine) -> RuntimeValue {
    .existential(ExistentialValue(type: machine.program.language.make(name), value: .host(value)))
  }

  static func hosting(_ encoder: any Encoder, _ machine: Machine) -> RuntimeValue {
    .hosting(encoder, as: "_HostEncoder", machine)
  }
}

/// Containers that values are encoded into. Copies of one write to the same place, as the machine's own do.
final class KeyedEncoding {
  var container: KeyedEncodingContainer<HostedKey>
  let context: CodingContext

  init(_ container: KeyedEncodingContainer<HostedKey>, _ context: CodingContext) {
    self.container = container
    self.context = context
  }
}

final class UnkeyedEncoding {
  var container: any UnkeyedEncodingContainer
  let context: CodingContext

  init(_ container: any UnkeyedEncodingContainer, _ context: CodingContext) {
    self.container = container
    self.context = context
  }
}

final class SingleEncoding {
  var container: any SingleValueEncodingContainer
  let context: CodingContext

  init(_ container: any SingleValueEncodingContainer, _ context: CodingContext) {
    self.container = container
    self.context = context
  }
}
