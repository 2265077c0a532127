import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Errors of coders, of this machine and of the running program.
extension Machine {
  func thrown(codingError error: any Error, _ context: CodingContext) throws -> Interruption {
    let made: (String, RuntimeValue)
    switch error {
    case DecodingError.typeMismatch(let type, let about):
      made = (
        "DecodingError", .enumCase(0, [try codedType(type, context), try codingContext(about, context)])
      )
    case DecodingError.valueNotFound(let type, let about):
      made = (
        "DecodingError", .enumCase(1, [try codedType(type, context), try codingContext(about, context)])
      )
    case DecodingError.keyNotFound(let key, let about):
      made = ("DecodingError", .enumCase(2, [codingKey(key), try codingContext(about, context)]))
    case DecodingError.dataCorrupted(let about):
      made = ("DecodingError", .enumCase(3, [try codingContext(about, context)]))
    case EncodingError.invalidValue(let value, let about):
      made = ("EncodingError", .enumCase(0, [try codedValue(value), try codingContext(about)]))
    default:
      // What is wrong with a text or a number is known to nobody but the coder: it tells this at its end.
      guard "\(Swift.type(of: error))" == "JSONError" else { return try thrownByFoundation(error) }
      let about = RuntimeValue.tuple(.list([]), .text("The given data was not valid JSON."), .none(0))
      made = ("DecodingError", .enumCase(3, [about]))
    }
    return .thrown(.existential(ExistentialValue(type: program.language.make(made.0), value: made.1)))
  }

  private func codingContext(_ about: DecodingError.Context, _ context: CodingContext) throws -> RuntimeValue
  {
    // A value of the program is a `DecodedValue` to a coder of this machine.
    let name = (try? context.type).map(typeName) ?? "Any"
    return .tuple(
      codingPath(about.codingPath), .text(about.debugDescription.replacing("DecodedValue", with: name)),
      try underlying(about.underlyingError))
  }

  private func codingContext(_ about: EncodingError.Context) throws -> RuntimeValue {
    .tuple(codingPath(about.codingPath), .text(about.debugDescription), try underlying(about.underlyingError))
  }

  private func underlying(_ error: (any Error)?) throws -> RuntimeValue {
    guard let error, case .thrown(let value) = try thrownByFoundation(error) else { return .none(0) }
    return value
  }

  private func codedValue(_ value: Any) throws -> RuntimeValue {
    guard let value = value as? any HostConvertible else {
      return .existential(ExistentialValue(type: program.language.string, value: .text("\(value)")))
    }
    return .existential(ExistentialValue(type: try type(of: value), value: try value.runtime(self)))
  }

  private func type<T: HostConvertible>(of value: T) throws -> Type { try T.type(self) }

  private func codedType(_ type: Any.Type, _ context: CodingContext) throws -> RuntimeValue {
    let language = program.language
    if type == [String: Any].self || type is [String: DecodedValue].Type {
      return .metatype(language.dictionary(language.string, program.types.any))
    }
    if type == [Any].self || type is [DecodedValue].Type {
      return .metatype(language.array(program.types.any))
    }
    if type is DecodedValue.Type { return .metatype(try context.type) }
    if let type = type as? any HostConvertible.Type { return .metatype(try type.type(self)) }
    return .metatype(try self.type(hosting: type))
  }

  /// An error of the program as one of this machine, which says what is wrong.
  func hostedDecodingError(_ value: RuntimeValue) throws -> (error: DecodingError, type: Type?) {
    guard case .enumCase(let index, let payload) = value, let last = payload.last else {
      throw Interruption.unknown("an error of decoding")
    }
    let about = try last.fields
    let path = try about[0].list.map { try hostedKey($0, program.types.any) }
    let context = DecodingError.Context(codingPath: path, debugDescription: try about[1].string)
    var type: Type?
    if case .metatype(let found) = payload[0].content { type = found }
    switch index {
    case 0: return (.typeMismatch(DecodedValue.self, context), type)
    case 1: return (.valueNotFound(DecodedValue.self, context), type)
    case 2: return (.keyNotFound(try hostedKey(payload[0], program.types.any), context), type)
    default: return (.dataCorrupted(context), type)
    }
  }
}

extension Natives {
  mutating func addCodingErrors() {
    self["DecodingError.debugDescription"] = { arguments, call in
      let (error, type) = try call.machine.hostedDecodingError(arguments[0])
      let text = String(reflecting: error)
      return .text(text.replacing("DecodedValue", with: type.map { call.machine.typeName($0) } ?? ""))
    }
    self["EncodingError.debugDescription"] = { arguments, call in
      guard case .enumCase(_, let payload) = arguments[0], payload.count == 2 else {
        throw Interruption.unknown("an error of encoding")
      }
      let about = try payload[1].fields
      let path = try about[0].list.map { try call.machine.hostedKey($0, call.machine.program.types.any) }
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
        return .text(try call.machine.hostedDecodingError(arguments[0]).error.localizedDescription)
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
