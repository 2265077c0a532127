import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A value of the running program that a coder of this machine reads: of the type that the context wants.
struct DecodedValue: Decodable {
  let value: RuntimeValue

  init(from decoder: any Decoder) throws {
    let context = try CodingContext.of(decoder.userInfo)
    value = try context.machine.decode(context.type, from: decoder, context)
  }
}

/// Where a value is read from: one of the containers.
protocol DecodingPlace {
  func read<T: Decodable>(_ type: T.Type) throws -> T
}

extension Machine {
  /// Reads a value of a type at a place.
  func decode(_ type: Type, at place: some DecodingPlace, _ context: CodingContext) throws -> RuntimeValue {
    if let coded = CodedType.of(type) { return try decode(coded, at: place) }
    let arguments = type.arguments
    if let inner = program.language.wrapped(type) {
      return .init(optional: try context.with(inner) { try place.read(DecodedValue?.self)?.value })
    }
    guard type.nominal?.module.name == "Swift" else { return try plain(type, at: place, context) }
    switch type.nominal?.name {
    case "Array", "ContiguousArray":
      return .list(ContiguousArray(try list(arguments[0], at: place, context)))
    case "Set":
      return .set(try makeSet(ContiguousArray(try list(arguments[0], at: place, context)), arguments[0]))
    case "Dictionary": return .dictionary(try decode(arguments[0], arguments[1], at: place, context))
    default: return try plain(type, at: place, context)
    }
  }

  private func plain(_ type: Type, at place: some DecodingPlace, _ context: CodingContext) throws
    -> RuntimeValue
  {
    try context.with(type) { try place.read(DecodedValue.self).value }
  }

  private func list(_ type: Type, at place: some DecodingPlace, _ context: CodingContext) throws
    -> [RuntimeValue]
  {
    try context.with(type) { try place.read([DecodedValue].self).map(\.value) }
  }

  private func decode<T: HostConvertible & Codable>(_ type: T.Type, at place: some DecodingPlace) throws
    -> RuntimeValue
  {
    try place.read(type).runtime(self)
  }

  private func decode(_ key: Type, _ value: Type, at place: some DecodingPlace, _ context: CodingContext)
    throws
    -> HashedTable
  {
    let table = HashedTable()
    switch key.nominal?.name {
    case "String":
      for (name, content) in try context.with(value, { try place.read([String: DecodedValue].self) }) {
        table.entries[try self.key(.text(name), key)] = content.value
      }
    case "Int":
      for (name, content) in try context.with(value, { try place.read([Int: DecodedValue].self) }) {
        table.entries[try self.key(.integer(name), key)] = content.value
      }
    default: try decodePairs(into: table, key, value, at: place, context)
    }
    return table
  }

  /// Other keys than texts and numbers: an object where they have names, or else keys and values by turns.
  private func decodePairs(
    into table: HashedTable, _ key: Type, _ value: Type, at place: some DecodingPlace,
    _ context: CodingContext
  ) throws {
    if let make = member("init", of: "CodingKeyRepresentable"),
      let protocolType = program.language.type("CodingKeyRepresentable"),
      program.conforms(key, to: protocolType, in: nil) == .yes
    {
      for (name, content) in try context.with(value, { try place.read([String: DecodedValue].self) }) {
        let text = HostedKey(stringValue: name)
        var arguments: ContiguousArray<RuntimeValue> = [.metatype(key), codingKey(text).content]
        guard
          let made = try call(
            requirement: make, on: key, own: [program.language.make("_CodingKey")], &arguments
          ).unwrapped
        else { continue }
        table.entries[try self.key(made, key)] = content.value
      }
      return
    }
    let pairs = try context.with(program.types.void) { try place.read(DecodedPairs.self) }
    try pairs.read(self, key, value, context, into: table)
  }

  /// Reads a value of a type from a decoder of its own.
  func decode(_ type: Type, from decoder: any Decoder, _ context: CodingContext) throws -> RuntimeValue {
    let isWhole = CodedType.of(type) != nil || program.language.wrapped(type) != nil
    let isCollection =
      type.nominal?.module.name == "Swift"
      && ["Array", "ContiguousArray", "Set", "Dictionary"].contains(type.nominal?.name)
    if isWhole || isCollection {
      return try decode(type, at: SinglePlace(container: decoder.singleValueContainer()), context)
    }
    guard let make = member("init", of: "Decodable") else {
      throw Interruption.unknown("how \(type) is decoded")
    }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), hosted(decoder, "_HostDecoder")]
    return try call(requirement: make, on: type, &arguments)
  }
}

/// A list of keys and values by turns.
private struct DecodedPairs: Decodable {
  let container: any UnkeyedDecodingContainer

  init(from decoder: any Decoder) throws { container = try decoder.unkeyedContainer() }

  func read(_ machine: Machine, _ key: Type, _ value: Type, _ context: CodingContext, into table: HashedTable)
    throws
  {
    let place = UnkeyedPlace(UnkeyedDecoding(container, context))
    while !place.decoding.container.isAtEnd {
      let name = try machine.decode(key, at: place, context)
      table.entries[try machine.key(name, key)] = try machine.decode(value, at: place, context)
    }
  }
}

final class KeyedDecoding {
  let container: KeyedDecodingContainer<HostedKey>
  let context: CodingContext

  init(_ container: KeyedDecodingContainer<HostedKey>, _ context: CodingContext) {
    self.container = container
    self.context = context
  }
}

final class UnkeyedDecoding {
  var container: any UnkeyedDecodingContainer
  let context: CodingContext

  init(_ container: any UnkeyedDecodingContainer, _ context: CodingContext) {
    self.container = container
    self.context = context
  }
}

final class SingleDecoding {
  let container: any SingleValueDecodingContainer
  let context: CodingContext

  init(_ container: any SingleValueDecodingContainer, _ context: CodingContext) {
    self.container = container
    self.context = context
  }
}

struct KeyedPlace: DecodingPlace {
  let container: KeyedDecodingContainer<HostedKey>
  let key: HostedKey

  func read<T: Decodable>(_ type: T.Type) throws -> T { try container.decode(type, forKey: key) }
}

struct UnkeyedPlace: DecodingPlace {
  let decoding: UnkeyedDecoding

  init(_ decoding: UnkeyedDecoding) { self.decoding = decoding }

  func read<T: Decodable>(_ type: T.Type) throws -> T { try decoding.container.decode(type) }
}

struct SinglePlace: DecodingPlace {
  let container: any SingleValueDecodingContainer

  func read<T: Decodable>(_ type: T.Type) throws -> T { try container.decode(type) }
}
