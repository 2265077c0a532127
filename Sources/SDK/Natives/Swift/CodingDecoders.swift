import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What decoders and their containers do.
extension Natives {
  mutating func addDecoders() {
    addHostDecoder()
    addKeyedDecoding()
    addNestedDecoding()
    addUnkeyedDecoding()
    addSingleDecoding()
    addDecodedLibraryTypes()
  }

  private mutating func addHostDecoder() {
    self["_HostDecoder.codingPath"] = { arguments, call in
      try arguments[0].decoder.codingPath.value(call.machine)
    }
    self["_HostDecoder.userInfo"] = { arguments, _ in
      try CodingContext.of(arguments[0].decoder.userInfo).userInfo
    }
    self["_HostDecoder.container(keyedBy:)"] = { arguments, call in
      let decoder = try arguments[0].decoder
      let context = try CodingContext.of(decoder.userInfo)
      return try context.run {
        .host(KeyedDecoding(try decoder.container(keyedBy: HostedKey.self), context))
      }
    }
    self["_HostDecoder.unkeyedContainer()"] = { arguments, call in
      let decoder = try arguments[0].decoder
      let context = try CodingContext.of(decoder.userInfo)
      return try context.run {
        .hosting(
          UnkeyedDecoding(try decoder.unkeyedContainer(), context), as: "_HostUnkeyedDecodingContainer",
          call.machine)
      }
    }
    self["_HostDecoder.singleValueContainer()"] = { arguments, call in
      let decoder = try arguments[0].decoder
      let context = try CodingContext.of(decoder.userInfo)
      return try context.run {
        .hosting(
          SingleDecoding(try decoder.singleValueContainer(), context),
          as: "_HostSingleValueDecodingContainer", call.machine)
      }
    }
  }

  private mutating func addKeyedDecoding() {
    let name = "KeyedDecodingContainer"
    self["\(name).codingPath"] = { arguments, call in
      try arguments[0].hosted(KeyedDecoding.self).container.codingPath.value(call.machine)
    }
    self["\(name).allKeys"] = { arguments, call in
      let type = try call.type("K")
      let keys = try arguments[0].hosted(KeyedDecoding.self).container.allKeys
      return .list(ContiguousArray(try keys.compactMap { try $0.value(as: type, call.machine) }))
    }
    self["\(name).contains(_:)"] = { arguments, call in
      let key = try HostedKey(arguments[1], call.type("K"), call.machine)
      return .boolean(try arguments[0].hosted(KeyedDecoding.self).container.contains(key))
    }
    self["\(name).decodeNil(forKey:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(KeyedDecoding.self)
      let key = try HostedKey(arguments[1], call.type("K"), call.machine)
      return try decoding.context.run {
        .boolean(try decoding.container.decodeNil(forKey: key))
      }
    }
    self["\(name).decode(_:forKey:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(KeyedDecoding.self)
      let key = try HostedKey(arguments[2], call.type("K"), call.machine)
      let type = try call.decodedType()
      return try decoding.context.run {
        try decoding.context.decode(type, at: KeyedPlace(container: decoding.container, key: key))
      }
    }
    self["\(name).decodeIfPresent(_:forKey:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(KeyedDecoding.self)
      let key = try HostedKey(arguments[2], call.type("K"), call.machine)
      let type = try call.decodedType()
      return try decoding.context.run {
        guard decoding.container.contains(key), try !decoding.container.decodeNil(forKey: key) else {
          return .none(0)
        }
        return try decoding.context.decode(type, at: KeyedPlace(container: decoding.container, key: key))
          .wrapped
      }
    }
  }

  private mutating func addNestedDecoding() {
    let name = "KeyedDecodingContainer"
    self["\(name).nestedContainer(keyedBy:forKey:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(KeyedDecoding.self)
      let key = try HostedKey(arguments[2], call.type("K"), call.machine)
      return try decoding.context.run {
        .host(
          KeyedDecoding(
            try decoding.container.nestedContainer(keyedBy: HostedKey.self, forKey: key), decoding.context))
      }
    }
    self["\(name).nestedUnkeyedContainer(forKey:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(KeyedDecoding.self)
      let key = try HostedKey(arguments[1], call.type("K"), call.machine)
      return try decoding.context.run {
        .hosting(
          UnkeyedDecoding(try decoding.container.nestedUnkeyedContainer(forKey: key), decoding.context),
          as: "_HostUnkeyedDecodingContainer", call.machine)
      }
    }
    self["\(name).superDecoder()"] = { arguments, call in
      let decoding = try arguments[0].hosted(KeyedDecoding.self)
      return try decoding.context.run {
        .hosting(try decoding.container.superDecoder(), as: "_HostDecoder", call.machine)
      }
    }
    self["\(name).superDecoder(forKey:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(KeyedDecoding.self)
      let key = try HostedKey(arguments[1], call.type("K"), call.machine)
      return try decoding.context.run {
        .hosting(try decoding.container.superDecoder(forKey: key), as: "_HostDecoder", call.machine)
      }
    }
  }

  private mutating func addUnkeyedDecoding() {
    let name = "_HostUnkeyedDecodingContainer"
    self["\(name).codingPath"] = { arguments, call in
      try arguments[0].unkeyed.container.codingPath.value(call.machine)
    }
    self["\(name).count"] = { arguments, _ in
      .init(optional: try arguments[0].unkeyed.container.count.map { .integer($0) })
    }
    self["\(name).isAtEnd"] = { arguments, _ in .boolean(try arguments[0].unkeyed.container.isAtEnd) }
    self["\(name).currentIndex"] = { arguments, _ in .integer(try arguments[0].unkeyed.container.currentIndex)
    }
    self["\(name).decodeNil()"] = { arguments, call in
      let decoding = try arguments[0].unkeyed
      return try decoding.context.run { .boolean(try decoding.container.decodeNil()) }
    }
    self["\(name).decode(_:)"] = { arguments, call in
      let decoding = try arguments[0].unkeyed
      let type = try call.decodedType()
      return try decoding.context.run {
        try decoding.context.decode(type, at: UnkeyedPlace(decoding))
      }
    }
    self["\(name).decodeIfPresent(_:)"] = { arguments, call in
      let decoding = try arguments[0].unkeyed
      let type = try call.decodedType()
      return try decoding.context.run {
        if try decoding.container.isAtEnd || decoding.container.decodeNil() { return .none(0) }
        return try decoding.context.decode(type, at: UnkeyedPlace(decoding)).wrapped
      }
    }
    self["\(name).nestedContainer(keyedBy:)"] = { arguments, call in
      let decoding = try arguments[0].unkeyed
      return try decoding.context.run {
        .host(
          KeyedDecoding(try decoding.container.nestedContainer(keyedBy: HostedKey.self), decoding.context))
      }
    }
    self["\(name).nestedUnkeyedContainer()"] = { arguments, call in
      let decoding = try arguments[0].unkeyed
      return try decoding.context.run {
        .hosting(
          UnkeyedDecoding(try decoding.container.nestedUnkeyedContainer(), decoding.context), as: name,
          call.machine)
      }
    }
    self["\(name).superDecoder()"] = { arguments, call in
      let decoding = try arguments[0].unkeyed
      return try decoding.context.run {
        .hosting(try decoding.container.superDecoder(), as: "_HostDecoder", call.machine)
      }
    }
  }

  private mutating func addSingleDecoding() {
    let name = "_HostSingleValueDecodingContainer"
    self["\(name).codingPath"] = { arguments, call in
      try arguments[0].hosted(SingleDecoding.self).container.codingPath.value(call.machine)
    }
    self["\(name).decodeNil()"] = { arguments, _ in
      .boolean(try arguments[0].hosted(SingleDecoding.self).container.decodeNil())
    }
    self["\(name).decode(_:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(SingleDecoding.self)
      let type = try call.decodedType()
      return try decoding.context.run {
        try decoding.context.decode(type, at: SinglePlace(container: decoding.container))
      }
    }
  }

  /// `init(from:)` of types of the standard library and Foundation.
  mutating func addDecodedLibraryTypes() {
    for name in codedLibraryTypes {
      self["\(name).init(from:)"] = { arguments, call in
        guard let owner = call.declaration?.owner else { throw Interruption.unknown("a decoded value") }
        let type = call.machine.concrete(owner.selfType, call.generics)
        let decoder = try arguments[1].content.decoder
        let context = try CodingContext.of(decoder.userInfo)
        return try context.run { try context.decode(type, from: decoder) }
      }
    }
  }
}

extension NativeCall {
  /// The type that is asked for by the first parameter.
  fileprivate func decodedType() throws -> Type {
    guard let type = try parameterType(0).instance else {
      throw Interruption.unknown("the type of a decoded value")
    }
    return type
  }
}

extension RuntimeValue {
  fileprivate var unkeyed: UnkeyedDecoding {
    get throws { try hosted() }
  }
}
