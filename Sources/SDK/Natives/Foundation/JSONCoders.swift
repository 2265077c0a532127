import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// `JSONEncoder` and `JSONDecoder`: the machine's, with the settings as the running program has them.
final class JSONEncoding {
  let encoder = JSONEncoder()
  var settings: [String: RuntimeValue] = [
    "outputFormatting": .tuple(.integer(0)), "dateEncodingStrategy": .enumCase(0, []),
    "dataEncodingStrategy": .enumCase(1, []), "nonConformingFloatEncodingStrategy": .enumCase(0, []),
    "keyEncodingStrategy": .enumCase(0, []), "userInfo": .dictionary(HashedTable()),
  ]
}

final class JSONDecoding {
  let decoder = JSONDecoder()
  var settings: [String: RuntimeValue] = [
    "dateDecodingStrategy": .enumCase(0, []), "dataDecodingStrategy": .enumCase(1, []),
    "nonConformingFloatDecodingStrategy": .enumCase(0, []), "keyDecodingStrategy": .enumCase(0, []),
    "userInfo": .dictionary(HashedTable()), "allowsJSON5": .boolean(false),
    "assumesTopLevelDictionary": .boolean(false),
  ]
}

extension Natives {
  mutating func addJSONCoders() {
    self["JSONEncoder.init()"] = { _, _ in .host(JSONEncoding()) }
    for name in JSONEncoding().settings.keys {
      self["JSONEncoder.\(name)"] = { arguments, _ in
        try arguments[0].hosted(JSONEncoding.self).settings[name] ?? .void
      }
      self["JSONEncoder.\(name)="] = { arguments, _ in
        try arguments[0].hosted(JSONEncoding.self).settings[name] = arguments[1]
        return .void
      }
    }
    self["JSONEncoder.encode(_:)"] = { arguments, call in
      let encoding = try arguments[0].hosted(JSONEncoding.self)
      let context = CodingContext(machine: call.machine, userInfo: encoding.settings["userInfo"] ?? .void)
      try encoding.apply(context)
      let type = try call.type("T")
      return try context.run {
        .host(try encoding.encoder.encode(context.encodable(arguments[1], type)))
      }
    }
    self["JSONDecoder.init()"] = { _, _ in .host(JSONDecoding()) }
    for name in JSONDecoding().settings.keys {
      self["JSONDecoder.\(name)"] = { arguments, _ in
        try arguments[0].hosted(JSONDecoding.self).settings[name] ?? .void
      }
      self["JSONDecoder.\(name)="] = { arguments, _ in
        try arguments[0].hosted(JSONDecoding.self).settings[name] = arguments[1]
        return .void
      }
    }
    self["JSONDecoder.decode(_:from:)"] = { arguments, call in
      let decoding = try arguments[0].hosted(JSONDecoding.self)
      let context = CodingContext(machine: call.machine, userInfo: decoding.settings["userInfo"] ?? .void)
      try decoding.apply(context)
      let (type, data) = (try call.type("T"), try arguments[2].hosted(Data.self))
      return try context.run {
        try context.decode(type, at: JSONPlace(decoder: decoding.decoder, data: data))
      }
    }
  }
}

private struct JSONPlace: DecodingPlace {
  let decoder: JSONDecoder
  let data: Data

  func read<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type, from: data) }
}

extension JSONEncoding {
  /// Gives the machine's encoder its settings.
  fileprivate func apply(_ context: CodingContext) throws {
    let machine = context.machine
    if let key = CodingContext.key { encoder.userInfo = [key: HostedContext(context)] }
    encoder.outputFormatting = JSONEncoder.OutputFormatting(
      rawValue: try settings["outputFormatting"]?.optionBits ?? 0)
    try strategy("dateEncodingStrategy") { index, payload in
      switch index {
      case 0: encoder.dateEncodingStrategy = .deferredToDate
      case 1: encoder.dateEncodingStrategy = .secondsSince1970
      case 2: encoder.dateEncodingStrategy = .millisecondsSince1970
      case 3: encoder.dateEncodingStrategy = .iso8601
      case 4:
        let function = try payload[0].functionValue
        encoder.dateEncodingStrategy = .custom { date, encoder in
          _ = try function.call(date.runtime(machine), .hosting(encoder, machine))
        }
      default: encoder.dateEncodingStrategy = .formatted(try payload[0].hosted())
      }
    }
    try strategy("dataEncodingStrategy") { index, payload in
      switch index {
      case 0: encoder.dataEncodingStrategy = .deferredToData
      case 1: encoder.dataEncodingStrategy = .base64
      default:
        let function = try payload[0].functionValue
        encoder.dataEncodingStrategy = .custom { data, encoder in
          _ = try function.call(data.runtime(machine), .hosting(encoder, machine))
        }
      }
    }
    try strategy("nonConformingFloatEncodingStrategy") { index, payload in
      encoder.nonConformingFloatEncodingStrategy =
        index == 0
        ? .throw
        : .convertToString(
          positiveInfinity: try payload[0].string, negativeInfinity: try payload[1].string,
          nan: try payload[2].string)
    }
    try strategy("keyEncodingStrategy") { index, payload in
      switch index {
      case 0: encoder.keyEncodingStrategy = .useDefaultKeys
      case 1: encoder.keyEncodingStrategy = .convertToSnakeCase
      default:
        let strategy = HostedFunction(try payload[0].functionValue, context)
        encoder.keyEncodingStrategy = .custom { strategy.change($0) }
      }
    }
  }

  private func strategy(_ name: String, _ body: (Int, ContiguousArray<RuntimeValue>) throws -> Void) throws {
    guard case .enumCase(let index, let payload)? = settings[name] else {
      throw Interruption.unknown("the setting \(name)")
    }
    try body(index, payload)
  }
}

extension JSONDecoding {
  /// Gives the machine's decoder its settings.
  fileprivate func apply(_ context: CodingContext) throws {
    let machine = context.machine
    if let key = CodingContext.key { decoder.userInfo = [key: HostedContext(context)] }
    decoder.allowsJSON5 = try settings["allowsJSON5"]?.bool ?? false
    decoder.assumesTopLevelDictionary = try settings["assumesTopLevelDictionary"]?.bool ?? false
    try strategy("dateDecodingStrategy") { index, payload in
      switch index {
      case 0: decoder.dateDecodingStrategy = .deferredToDate
      case 1: decoder.dateDecodingStrategy = .secondsSince1970
      case 2: decoder.dateDecodingStrategy = .millisecondsSince1970
      case 3: decoder.dateDecodingStrategy = .iso8601
      case 4:
        let function = try payload[0].functionValue
        decoder.dateDecodingStrategy = .custom { decoder in
          try Date.host(function.call(.hosting(decoder, as: "_HostDecoder", machine)))
        }
      default: decoder.dateDecodingStrategy = .formatted(try payload[0].hosted())
      }
    }
    try strategy("dataDecodingStrategy") { index, payload in
      switch index {
      case 0: decoder.dataDecodingStrategy = .deferredToData
      case 1: decoder.dataDecodingStrategy = .base64
      default:
        let function = try payload[0].functionValue
        decoder.dataDecodingStrategy = .custom { decoder in
          try Data.host(function.call(.hosting(decoder, as: "_HostDecoder", machine)))
        }
      }
    }
    try strategy("nonConformingFloatDecodingStrategy") { index, payload in
      decoder.nonConformingFloatDecodingStrategy =
        index == 0
        ? .throw
        : .convertFromString(
          positiveInfinity: try payload[0].string, negativeInfinity: try payload[1].string,
          nan: try payload[2].string)
    }
    try strategy("keyDecodingStrategy") { index, payload in
      switch index {
      case 0: decoder.keyDecodingStrategy = .useDefaultKeys
      case 1: decoder.keyDecodingStrategy = .convertFromSnakeCase
      default:
        let strategy = HostedFunction(try payload[0].functionValue, context)
        decoder.keyDecodingStrategy = .custom { strategy.change($0) }
      }
    }
  }

  private func strategy(_ name: String, _ body: (Int, ContiguousArray<RuntimeValue>) throws -> Void) throws {
    guard case .enumCase(let index, let payload)? = settings[name] else {
      throw Interruption.unknown("the setting \(name)")
    }
    try body(index, payload)
  }
}

/// A function that changes keys, and what it needs. Coders run where they are called: nothing of this is ever shared.
private final class HostedFunction: @unchecked Sendable {
  private let function: FunctionValue
  private let context: CodingContext

  init(_ function: FunctionValue, _ context: CodingContext) {
    self.function = function
    self.context = context
  }

  func change(_ path: [any CodingKey]) -> any CodingKey {
    let machine = context.machine
    do {
      return try HostedKey(function.call(path.value(machine)), machine.program.types.any, machine)
    } catch {
      context.failure = error
      return path.last ?? HostedKey(stringValue: "")
    }
  }
}
