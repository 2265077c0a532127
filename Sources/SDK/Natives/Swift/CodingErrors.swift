import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Errors of coders, of this machine and of the running program.
extension CodingContext {
  func thrown(_ error: any Error) throws -> Interruption {
    let made: (String, RuntimeValue)
    switch error {
    case DecodingError.typeMismatch(let type, let about):
      made = (
        "DecodingError", .enumCase(0, [try codedType(type), try described(about)])
      )
    case DecodingError.valueNotFound(let type, let about):
      made = (
        "DecodingError", .enumCase(1, [try codedType(type), try described(about)])
      )
    case DecodingError.keyNotFound(let key, let about):
      made = ("DecodingError", .enumCase(2, [key.value(machine), try described(about)]))
    case DecodingError.dataCorrupted(let about):
      made = ("DecodingError", .enumCase(3, [try described(about)]))
    case EncodingError.invalidValue(let value, let about):
      made = ("EncodingError", .enumCase(0, [try codedValue(value), try described(about)]))
    default:
      // What is wrong with a text or a number is known to nobody but the coder: it tells this at its end.
      guard "\(Swift.type(of: error))" == "JSONError" else { return try HostErrors(machine).thrown(error) }
      let about = RuntimeValue.tuple(.list([]), .text("The given data was not valid JSON."), .none(0))
      made = ("DecodingError", .enumCase(3, [about]))
    }
    return .thrown(.existential(ExistentialValue(type: machine.program.language.make(made.0), value: made.1)))
  }

  private func described(_ about: DecodingError.Context) throws -> RuntimeValue {
    // A value of the program is a `DecodedValue` to a coder of this machine.
    let name = (try? type).map { machine.typeName($0) } ?? "Any"
    return .tuple(
      about.codingPath.value(machine), .text(about.debugDescription.replacing("DecodedValue", with: name)),
      try underlying(about.underlyingError))
  }

  private func described(_ about: EncodingError.Context) throws -> RuntimeValue {
    .tuple(
      about.codingPath.value(machine), .text(about.debugDescription), try underlying(about.underlyingError))
  }

  private func underlying(_ error: (any Error)?) throws -> RuntimeValue {
    guard let error, case .thrown(let value) = try HostErrors(machine).thrown(error) else { return .none(0) }
    return value
  }

  private func codedValue(_ value: Any) throws -> RuntimeValue {
    guard let value = value as? any HostConvertible else {
      return .existential(ExistentialValue(type: machine.program.language.string, value: .text("\(value)")))
    }
    return .existential(ExistentialValue(type: try type(of: value), value: try value.runtime(machine)))
  }

  private func type<T: HostConvertible>(of value: T) throws -> Type { try T.type(machine) }

  private func codedType(_ type: Any.Type) throws -> RuntimeValue {
    let language = machine.program.language
    if type == [String: Any].self || type is [String: DecodedValue].Type {
      return .metatype(language.dictionary(language.string, machine.program.types.any))
    }
    if type == [Any].self || type is [DecodedValue].Type {
      return .metatype(language.array(machine.program.types.any))
    }
    if type is DecodedValue.Type { return .metatype(try self.type) }
    if let type = type as? any HostConvertible.Type { return .metatype(try type.type(machine)) }
    return .metatype(try LibraryTypes(machine).hosting(type))
  }

}

extension DecodingError {
  /// An error of the program as one of this machine, which says what is wrong, and the type that it is about.
  fileprivate static func hosted(_ value: RuntimeValue, _ machine: Machine) throws -> (
    error: DecodingError, type: Type?
  ) {
    guard case .enumCase(let index, let payload) = value, let last = payload.last else {
      throw Interruption.unknown("an error of decoding")
    }
    let about = try last.fields
    let path = try about[0].list.map { try HostedKey($0, machine.program.types.any, machine) }
    let context = DecodingError.Context(codingPath: path, debugDescription: try about[1].string)
    var type: Type?
    if case .metatype(let found) = payload[0].content { type = found }
    switch index {
    case 0: return (.typeMismatch(DecodedValue.self, context), type)
    case 1: return (.valueNotFound(DecodedValue.self, context), type)
    case 2:
      return (.keyNotFound(try HostedKey(payload[0], machine.program.types.any, machine), context), type)
    default: return (.dataCorrupted(context), type)
    }
  }
}

extension Natives {
  mutating func addCodingErrors() {
    self["DecodingError.debugDescription"] = { arguments, call in
      let (error, type) = try DecodingError.hosted(arguments[0], call.machine)
      let text = String(reflecting: error)
      return .text(text.replacing("DecodedValue", with: type.map { call.machine.typeName($0) } ?? ""))
    }
    self["EncodingError.debugDescription"] = { arguments, call in
      guard case .enumCase(_, let payload) = arguments[0], payload.count == 2 else {
        throw Interruption.unknown("an error of encoding")
      }
      let about = try payload[1].fields
      let path = try about[0].list.map { try HostedKey($0, call.machine.program.types.any, call.machine) }
      let value = try call.machine.describe(payload[0], call.machine.program.types.any)
      let error = EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: path, debugDescription: try about[1].string))
      guard let type = (payload[0].existentialType).map({ call.machine.typeName($0) }) else {
        return .text(String(reflecting: error))
      }
      return .text(String(reflecting: error).replacing("(String)", with: "(\(type))"))
    }
  }

  mutating func addCodingErrorTexts() {
    for name in ["DecodingError", "EncodingError"] {
      self["\(name).localizedDescription"] = { arguments, call in
        guard name == "DecodingError" else { throw Interruption.unknown("the text of an error of encoding") }
        return .text(try DecodingError.hosted(arguments[0], call.machine).error.localizedDescription)
      }
    }
  }
}

extension RuntimeValue {
  fileprivate var existentialType: Type? {
    if case .existential(let box) = self { return box.type }
    return nil
  }
}
