import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A value of the running program that a coder of this machine writes.
struct EncodedValue: Encodable {
  let write: (any Encoder) throws -> Void

  func encode(to encoder: any Encoder) throws { try write(encoder) }
}

extension Machine {
  /// A value as a coder of this machine takes it.
  func encodable(_ value: RuntimeValue, _ type: Type, _ context: CodingContext) throws -> any Encodable {
    if case .existential(let box) = value { return try encodable(box.value, box.type, context) }
    if case .unknown(let unknown) = value { throw unknown.interruption }
    if let coded = CodedType.of(type) { return try coded.host(value) }
    if let inner = program.language.wrapped(type) {
      if let content = value.unwrapped { return try encodable(content, inner, context) }
      return EncodedValue { encoder in
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      }
    }
    switch value {
    case .list(let elements): return try elements.map { try encoded($0, type.arguments[0], context) }
    case .set(let table):
      return try table.entries.keys.map { try encoded($0.value, type.arguments[0], context) }
    case .dictionary(let table): return try encodable(table, type.arguments[0], type.arguments[1], context)
    default: return try encoded(value, type, context)
    }
  }

  private func encodable(_ table: HashedTable, _ key: Type, _ value: Type, _ context: CodingContext) throws
    -> any Encodable
  {
    switch key.nominal?.name {
    case "String":
      var made: [String: EncodedValue] = [:]
      for (name, content) in table.entries {
        made[try name.value.string] = try encoded(content, value, context)
      }
      return made
    case "Int":
      var made: [Int: EncodedValue] = [:]
      for (name, content) in table.entries { made[try name.value.int] = try encoded(content, value, context) }
      return made
    default: break
    }
    if let property = member("codingKey", of: "CodingKeyRepresentable"),
      let protocolType = program.language.type("CodingKeyRepresentable"),
      program.conforms(key, to: protocolType, in: nil) == .yes
    {
      return EncodedValue { encoder in
        var container = encoder.container(keyedBy: HostedKey.self)
        for (name, content) in table.entries {
          let found = try self.read(property, of: name.value, on: key)
          try container.encode(self.encoded(content, value, context), forKey: self.hostedKey(found, key))
        }
      }
    }
    var list: [EncodedValue] = []
    for (name, content) in table.entries {
      list.append(try encoded(name.value, key, context))
      list.append(try encoded(content, value, context))
    }
    return list
  }

  /// A value that writes itself.
  private func encoded(_ value: RuntimeValue, _ type: Type, _ context: CodingContext) throws -> EncodedValue {
    var (value, type) = (value, type)
    while case .existential(let box) = value { (value, type) = (box.value, box.type) }
    type = dynamicType(of: value, type)
    if isOwn(value, type) {
      return EncodedValue { encoder in
        guard let encode = self.member("encode", of: "Encodable") else {
          throw Interruption.unknown("how \(type) is encoded")
        }
        var arguments: ContiguousArray = [value, self.hosted(encoder)]
        _ = try self.call(requirement: encode, on: type, &arguments)
      }
    }
    let whole = try encodable(value, type, context)
    return EncodedValue { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(whole)
    }
  }

  /// Whether a type says itself how its values are encoded.
  private func isOwn(_ value: RuntimeValue, _ type: Type) -> Bool {
    if CodedType.of(type) != nil || program.language.wrapped(type) != nil { return false }
    switch value {
    case .list, .set, .dictionary: return false
    default: return true
    }
  }

  func hosted(_ encoder: any Encoder) -> RuntimeValue { hosted(encoder, "_HostEncoder") }

  func hosted(_ value: Any, _ name: String) -> RuntimeValue {
    .existential(ExistentialValue(type: program.language.make(name), value: .host(value)))
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
