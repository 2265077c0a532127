import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// `PropertyListEncoder` and `PropertyListDecoder`: the machine's, with what the running program hands on.
final class PropertyListCoding {
  let encoder = PropertyListEncoder()
  let decoder = PropertyListDecoder()
  var userInfo = RuntimeValue.dictionary(HashedTable())

  func context(_ machine: Machine) -> CodingContext {
    let context = CodingContext(machine: machine, userInfo: userInfo)
    if let key = CodingContext.key {
      encoder.userInfo = [key: HostedContext(context)]
      decoder.userInfo = [key: HostedContext(context)]
    }
    return context
  }
}

extension Natives {
  mutating func addPropertyListCoders() {
    for name in ["PropertyListEncoder", "PropertyListDecoder"] {
      self["\(name).init()"] = { _, _ in .host(PropertyListCoding()) }
      self["\(name).userInfo"] = { arguments, _ in try arguments[0].hosted(PropertyListCoding.self).userInfo }
      self["\(name).userInfo="] = { arguments, _ in
        try arguments[0].hosted(PropertyListCoding.self).userInfo = arguments[1]
        return .void
      }
    }
    let formats: [PropertyListDecoder.PropertyListFormat] = [.xml, .binary, .openStep]
    self["PropertyListEncoder.outputFormat"] = { arguments, _ in
      let format = try arguments[0].hosted(PropertyListCoding.self).encoder.outputFormat
      return .enumCase(formats.firstIndex { $0 == format } ?? 0, [])
    }
    self["PropertyListEncoder.outputFormat="] = { arguments, _ in
      guard case .enumCase(let index, _) = arguments[1], formats.indices.contains(index) else {
        throw Interruption.unknown("a format of property lists")
      }
      try arguments[0].hosted(PropertyListCoding.self).encoder.outputFormat = formats[index]
      return .void
    }
    self["PropertyListEncoder.encode(_:)"] = { arguments, call in
      let coding = try arguments[0].hosted(PropertyListCoding.self)
      let context = coding.context(call.machine)
      let type = try call.parameterType(0)
      return try context.run {
        .host(try coding.encoder.encode(context.encodable(arguments[1], type)))
      }
    }
    self["PropertyListDecoder.decode(_:from:)"] = { arguments, call in
      let coding = try arguments[0].hosted(PropertyListCoding.self)
      let context = coding.context(call.machine)
      let (type, data) = (try call.type("T"), try arguments[2].hosted(Data.self))
      return try context.run {
        try context.decode(type, at: PropertyListPlace(decoder: coding.decoder, data: data))
      }
    }
  }
}

private struct PropertyListPlace: DecodingPlace {
  let decoder: PropertyListDecoder
  let data: Data

  func read<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type, from: data) }
}
