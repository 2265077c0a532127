import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A value of the running program that a coder of this machine reads: of the type that the context wants.
struct DecodedValue: Decodable {
  let value: RuntimeValue

  init(from decoder: any Decoder) throws {
    let context = try CodingContext.of(decoder.userInfo)
    value = try context.decode(context.type, from: decoder)
  }
}

/// Where a value is read from: one of the containers.
protocol DecodingPlace {
  func read<T: Decodable>(_ type: T.Type) throws -> T
}

extension CodingContext {
  /// Reads a value of a type at a place.
  func decode(_ type: Type, at place: some DecodingPlace) throws -> RuntimeValue {
    if let coded = CodedType.of(type) { return try decode(coded, at: place) }
    let arguments = type.arguments
    if let inner = machine.program.language.wrapped(type) {
      return .init(optional: try with(inner) { try place.read(DecodedValue?.self)?.value })
    }
    guard type.nominal?.module.name == "Swift" else { return try plain(type, at: place) }
    switch type.nominal?.name {
    case "Array", "ContiguousArray":
      return .list(ContiguousArray(try list(arguments[0], at: place)))
    case "Set":
      return .set(try machine.makeSet(try list(arguments[0], at: place), arguments[0]))
    case "Dictionary": return .dictionary(try decode(arguments[0], arguments[1], at: place))
    default: return try plain(type, at: place)
    }
  }

  private func plain(_ type: Type, at place: some DecodingPlace) throws
    -> RuntimeValue
  {
    try with(type) { try place.read(DecodedValue.self).value }
  }

  private func list(_ type: Type, at place: some DecodingPlace) throws
    -> [RuntimeValue]
  {
    try with(type) { try place.read([DecodedValue].self).map(\.value) }
  }

  private func decode<T: HostConvertible & Codable>(_ type: T.Type, at place: some DecodingPlace) throws
    -> RuntimeValue
  {
    try place.read(type).runtime(machine)
  }

  private func decode(_ key: Type, _ value: Type, at place: some DecodingPlace) throws
    -> HashedTable
  {
    let table = HashedTable()
    switch key.nominal?.name {
    case "String":
      for (name, content) in try with(value, { try place.read([String: DecodedValue].self) }) {
        table.entries[try machine.hashingKey(.text(name), key)] = content.value
      }
    case "Int":
      for (name, content) in try with(value, { try place.read([Int: DecodedValue].self) }) {
        table.entries[try machine.hashingKey(.integer(name), key)] = content.value
      }
    default: try decodePairs(into: table, key, value, at: place)
    }
    return table
  }

  /// Other keys than texts and numbers: an object where they have names, or else keys and values by turns.
  private func decodePairs(
    into table: HashedTable, _ key: Type, _ value: Type, at place: some DecodingPlace
  ) throws {
    if let make = machine.member("init", of: "CodingKeyRepresentable"),
      let protocolType = machine.program.language.type("CodingKeyRepresentable"),
      machine.program.conforms(key, to: protocolType, in: nil) == .yes
    {
      for (name, content) in try with(value, { try place.read([String: DecodedValue].self) }) {
        let text = HostedKey(stringValue: name)
        var arguments: ContiguousArray<RuntimeValue> = [.metatype(key), text.value(machine).content]
        guard
          let made = try machine.call(
            requirement: make, on: key, own: [machine.program.language.make("_CodingKey")], &arguments
          ).unwrapped
        else { continue }
        table.entries[try machine.hashingKey(made, key)] = content.value
      }
      return
    }
    let pairs = try with(machine.program.types.void) { try place.read(DecodedPairs.self) }
    try pairs.read(key, value, self, into: table)
  }

  /// Reads a value of a type from a decoder of its own.
  func decode(_ type: Type, from decoder: any Decoder) throws -> RuntimeValue {
    let isWhole = CodedType.of(type) != nil || machine.program.language.wrapped(type) != nil
    let isCollection =
      type.nominal?.module.name == "Swift"
      && ["Array", "ContiguousArray", "Set", "Dictionary"].contains(type.nominal?.name)
    if isWhole || isCollection {
      return try decode(type, at: SinglePlace(container: decoder.singleValueContainer()))
    }
    guard let make = machine.member("init", of: "Decodable") else {
      throw Interruption.unknown("how \(type) is decoded")
    }
    var arguments: ContiguousArray<RuntimeValue> = [
      .metatype(type), .hosting(decoder, as: "_HostDecoder", machine),
    ]
    return try machine.call(requirement: make, on: type, &arguments)
  }
}

/// A list of keys and values by turns.
private struct DecodedPairs: Decodable {
  let container: any UnkeyedDecodingContainer

  init(from decoder: any Decoder) throws { container = try decoder.unkeyedContainer() }

  func read(_ key: Type, _ value: Type, _ context: CodingContext, into table: HashedTable)
    throws
  {
    let place = UnkeyedPlace(UnkeyedDecoding(container, context))
    while !place.decoding.container.isAtEnd {
      let name = try context.decode(key, at: place)
      table.entries[try context.machine.hashingKey(name, key)] = try context.decode(value, at: place)
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
