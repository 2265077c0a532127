import EarshotSwiftCode
import EarshotSwiftSemantics

/// The names by which natives are found.
extension Value {
  /// `Swift/Array.append(_:)`, first the one that tells types: `Swift/Array.append(_: Element)`.
  package var declaredNames: [String] {
    let module = context.file.module.name + "/"
    let place = owner.map { $0.dottedName + "." } ?? ""
    let sign = modifiers.contains(.isPrefix) ? "prefix " : modifiers.contains(.isPostfix) ? "postfix " : ""
    guard let parameters = parameterCode else { return [module + place + name] }
    let plain = parameters.map { ($0.label ?? "_") + ":" }.joined()
    let typed = parameters.map { "\($0.label ?? "_"): \($0.type.spelled)" }.joined(separator: ", ")
    let start = module + place + sign + name
    return ["\(start)(\(typed)) -> \(resultText)", "\(start)(\(typed))", "\(start)(\(plain))"]
  }

  private var parameterCode: [ParameterCode]? {
    switch code {
    case .function(let code): code.parameters
    case .enumCase(let code): code.parameters
    default: nil
    }
  }

  private var resultText: String {
    if case .function(let code) = code { return code.result?.spelled ?? "Void" }
    return ""
  }
}

extension NominalType {
  /// `Outer.Inner`
  package var dottedName: String { (enclosingType.map { $0.dottedName + "." } ?? "") + name }
}

extension WrittenType {
  /// As it is written, without attributes.
  package var spelled: String {
    switch self {
    case .named(let base, let name, let arguments):
      let list = arguments.isEmpty ? "" : "<\(arguments.map(\.spelled).joined(separator: ", "))>"
      return (base.map { $0.spelled + "." } ?? "") + name + list
    case .optional(let type): return type.spelled + "?"
    case .implicitlyUnwrapped(let type): return type.spelled + "!"
    case .array(let type): return "[\(type.spelled)]"
    case .dictionary(let key, let value): return "[\(key.spelled): \(value.spelled)]"
    case .tuple(let elements): return "(\(elements.map(\.type.spelled).joined(separator: ", ")))"
    case .function(let function):
      return
        "(\(function.parameters.map(\.type.spelled).joined(separator: ", "))) -> \(function.result.spelled)"
    case .metatype(let type): return type.spelled + ".Type"
    case .protocolMetatype(let type): return type.spelled + ".Protocol"
    case .some(let type): return "some " + type.spelled
    case .any(let type): return "any " + type.spelled
    case .composition(let types): return types.map(\.spelled).joined(separator: " & ")
    case .suppressed(let type): return "~" + type.spelled
    case .packExpansion(let type): return "repeat " + type.spelled
    case .packElement(let type): return "each " + type.spelled
    case .inferred: return "_"
    case .attributed(let type, _, let isInOut): return (isInOut ? "inout " : "") + type.spelled
    case .other(let text): return text
    }
  }
}
