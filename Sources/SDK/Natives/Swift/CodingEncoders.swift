import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What encoders and their containers do.
extension Natives {
  mutating func addEncoders() {
    addHostEncoder()
    addKeyedEncoding()
    addUnkeyedEncoding()
    addSingleEncoding()
    addEncodedLibraryTypes()
    addCodedRawValues()
  }

  private mutating func addHostEncoder() {
    self["_HostEncoder.codingPath"] = { arguments, call in
      try arguments[0].encoder.codingPath.value(call.machine)
    }
    self["_HostEncoder.userInfo"] = { arguments, _ in
      try CodingContext.of(arguments[0].encoder.userInfo).userInfo
    }
    self["_HostEncoder.container(keyedBy:)"] = { arguments, _ in
      let encoder = try arguments[0].encoder
      return .host(KeyedEncoding(encoder.container(keyedBy: HostedKey.self), try .of(encoder.userInfo)))
    }
    self["_HostEncoder.unkeyedContainer()"] = { arguments, call in
      let encoder = try arguments[0].encoder
      let made = UnkeyedEncoding(encoder.unkeyedContainer(), try .of(encoder.userInfo))
      return .hosting(made, as: "_HostUnkeyedEncodingContainer", call.machine)
    }
    self["_HostEncoder.singleValueContainer()"] = { arguments, call in
      let encoder = try arguments[0].encoder
      let made = SingleEncoding(encoder.singleValueContainer(), try .of(encoder.userInfo))
      return .hosting(made, as: "_HostSingleValueEncodingContainer", call.machine)
    }
  }

  private mutating func addKeyedEncoding() {
    let name = "KeyedEncodingContainer"
    self["\(name).codingPath"] = { arguments, call in
      try arguments[0].hosted(KeyedEncoding.self).container.codingPath.value(call.machine)
    }
    for member in ["encode(_:forKey:)", "encodeIfPresent(_:forKey:)", "encodeConditional(_:forKey:)"] {
      self["\(name).\(member)"] = { arguments, call in
        let encoding = try arguments[0].hosted(KeyedEncoding.self)
        let key = try HostedKey(arguments[2], call.type("K"), call.machine)
        var (value, type) = (arguments[1], try call.parameterType(0))
        if member.hasPrefix("encodeIfPresent") {
          guard let content = value.unwrapped else { return .void }
          (value, type) = (content, call.machine.program.language.wrapped(type) ?? type)
        }
        return try encoding.context.run {
          try encoding.container.encode(encoding.context.encodable(value, type), forKey: key)
          return .void
        }
      }
    }
    self["\(name).encodeNil(forKey:)"] = { arguments, call in
      let encoding = try arguments[0].hosted(KeyedEncoding.self)
      let key = try HostedKey(arguments[1], call.type("K"), call.machine)
      return try encoding.context.run {
        try encoding.container.encodeNil(forKey: key)
        return .void
      }
    }
    self["\(name).nestedContainer(keyedBy:forKey:)"] = { arguments, call in
      let encoding = try arguments[0].hosted(KeyedEncoding.self)
      let key = try HostedKey(arguments[2], call.type("K"), call.machine)
      return .host(
        KeyedEncoding(
          encoding.container.nestedContainer(keyedBy: HostedKey.self, forKey: key), encoding.context))
    }
    self["\(name).nestedUnkeyedContainer(forKey:)"] = { arguments, call in
      let encoding = try arguments[0].hosted(KeyedEncoding.self)
      let key = try HostedKey(arguments[1], call.type("K"), call.machine)
      return .hosting(
        UnkeyedEncoding(encoding.container.nestedUnkeyedContainer(forKey: key), encoding.context),
        as: "_HostUnkeyedEncodingContainer", call.machine)
    }
    self["\(name).superEncoder()"] = { arguments, call in
      .hosting(try arguments[0].hosted(KeyedEncoding.self).container.superEncoder(), call.machine)
    }
    self["\(name).superEncoder(forKey:)"] = { arguments, call in
      let encoding = try arguments[0].hosted(KeyedEncoding.self)
      let key = try HostedKey(arguments[1], call.type("K"), call.machine)
      return .hosting(encoding.container.superEncoder(forKey: key), call.machine)
    }
  }

  private mutating func addUnkeyedEncoding() {
    let name = "_HostUnkeyedEncodingContainer"
    self["\(name).codingPath"] = { arguments, call in
      try arguments[0].hosted(UnkeyedEncoding.self).container.codingPath.value(call.machine)
    }
    self["\(name).count"] = { arguments, _ in
      .integer(try arguments[0].hosted(UnkeyedEncoding.self).container.count)
    }
    for member in ["encode(_:)", "encodeConditional(_:)"] {
      self["\(name).\(member)"] = { arguments, call in
        let encoding = try arguments[0].hosted(UnkeyedEncoding.self)
        let (value, type) = (arguments[1], try call.parameterType(0))
        return try encoding.context.run {
          try encoding.container.encode(encoding.context.encodable(value, type))
          return .void
        }
      }
    }
    self["\(name).encode(contentsOf:)"] = { arguments, call in
      let encoding = try arguments[0].hosted(UnkeyedEncoding.self)
      let machine = call.machine
      let type = try call.type("T")
      guard let sequence = machine.program.language.type("Sequence"),
        let associated = machine.program.associatedType(named: "Element", of: sequence)
      else { throw Interruption.unknown("the elements of \(type)") }
      let element = machine.program.memberType(associated, of: type, in: nil)
      let elements = try call.elements(of: arguments[1], "T")
      return try encoding.context.run {
        for value in elements {
          try encoding.container.encode(encoding.context.encodable(value, element))
        }
        return .void
      }
    }
    self["\(name).encodeNil()"] = { arguments, call in
      let encoding = try arguments[0].hosted(UnkeyedEncoding.self)
      return try encoding.context.run {
        try encoding.container.encodeNil()
        return .void
      }
    }
    self["\(name).nestedContainer(keyedBy:)"] = { arguments, _ in
      let encoding = try arguments[0].hosted(UnkeyedEncoding.self)
      return .host(
        KeyedEncoding(encoding.container.nestedContainer(keyedBy: HostedKey.self), encoding.context))
    }
    self["\(name).nestedUnkeyedContainer()"] = { arguments, call in
      let encoding = try arguments[0].hosted(UnkeyedEncoding.self)
      return .hosting(
        UnkeyedEncoding(encoding.container.nestedUnkeyedContainer(), encoding.context), as: name, call.machine
      )
    }
    self["\(name).superEncoder()"] = { arguments, call in
      .hosting(try arguments[0].hosted(UnkeyedEncoding.self).container.superEncoder(), call.machine)
    }
  }

  private mutating func addSingleEncoding() {
    let name = "_HostSingleValueEncodingContainer"
    self["\(name).codingPath"] = { arguments, call in
      try arguments[0].hosted(SingleEncoding.self).container.codingPath.value(call.machine)
    }
    self["\(name).encode(_:)"] = { arguments, call in
      let encoding = try arguments[0].hosted(SingleEncoding.self)
      let (value, type) = (arguments[1], try call.parameterType(0))
      return try encoding.context.run {
        try encoding.container.encode(encoding.context.encodable(value, type))
        return .void
      }
    }
    self["\(name).encodeNil()"] = { arguments, call in
      let encoding = try arguments[0].hosted(SingleEncoding.self)
      return try encoding.context.run {
        try encoding.container.encodeNil()
        return .void
      }
    }
  }

  /// `encode(to:)` of types of the standard library and Foundation.
  mutating func addEncodedLibraryTypes() {
    for name in codedLibraryTypes {
      self["\(name).encode(to:)"] = { arguments, call in
        guard let owner = call.declaration?.owner else { throw Interruption.unknown("an encoded value") }
        let type = call.machine.concrete(owner.selfType, call.generics)
        let encoder = try arguments[1].content.encoder
        let context = try CodingContext.of(encoder.userInfo)
        return try context.run {
          try context.encodable(arguments[0], type).encode(to: encoder)
          return .void
        }
      }
    }
  }
}

let codedLibraryTypes = [
  "Bool", "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8",
  "UInt16",
  "UInt32", "UInt64", "UInt128", "Array", "Set", "Dictionary", "Optional", "Date", "Data", "URL", "UUID",
  "Decimal",
  "CGFloat", "CGPoint", "CGSize", "CGRect", "DateComponents", "DateInterval", "Calendar", "TimeZone",
  "Locale",
  "IndexSet", "IndexPath", "PersonNameComponents", "NSRange", "URLComponents",
]

extension RuntimeValue {
  var encoder: any Encoder {
    get throws {
      guard case .host(let host) = content, let encoder = host.value as? any Encoder else {
        throw Interruption.unknown("an encoder of the program's own")
      }
      return encoder
    }
  }

  var decoder: any Decoder {
    get throws {
      guard case .host(let host) = content, let decoder = host.value as? any Decoder else {
        throw Interruption.unknown("a decoder of the program's own")
      }
      return decoder
    }
  }
}
