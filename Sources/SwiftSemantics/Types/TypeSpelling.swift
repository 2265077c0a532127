extension Type: CustomStringConvertible {
  /// The type as Swift writes it, without sugar and without the names of modules: `Array<Int>`.
  package var description: String {
    switch kind {
    case .nominal(let type, let arguments): return type.spelled(with: arguments)
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
    case .function(let function): return function.description
    case .metatype(let type):
      if case .existential(let existential) = type.kind, existential.parts.count > 1 {
        return "any (\(existential.parts.joined(separator: " & "))).Type"
      }
      if type.isAbstract || type.function != nil,
        !type.description.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
      {
        return "(\(type)).Type"
      }
      return "\(type).Type"
    case .existential(let existential): return existential.description
    case .opaque(let opaque, _): return "some " + opaque.constraintSpelling
    case .parameter(let parameter): return parameter.name
    case .member(let base, let associated): return "\(base).\(associated.name)"
    case .expansion(let pattern): return "repeat \(pattern)"
    case .pack(let types): return types.map(\.description).joined(separator: ", ")
    case .variable(let number): return "$\(number)"
    case .hole: return "_"
    }
  }
}

extension FunctionType {
  package var description: String {
    let list = parameters.map { parameter in
      (parameter.isInOut ? "inout " : "") + parameter.type.description + (parameter.isVariadic ? "..." : "")
    }
    let effects =
      (isAsync ? " async" : "") + (thrown.map { $0.isAnyError ? " throws" : " throws(\($0))" } ?? "")
    return "(\(list.joined(separator: ", ")))\(effects) -> \(result)"
  }
}

extension Type {
  var isAnyError: Bool {
    guard case .existential(let existential) = kind else { return false }
    return existential.protocols.count == 1 && existential.protocols[0].type.name == "Error"
  }
}

extension Existential {
  fileprivate var parts: [String] {
    let named = protocols.map { use in
      use.type.spelled(with: [])
        + (use.arguments.isEmpty ? "" : "<\(use.arguments.map(\.description).joined(separator: ", "))>")
    }
    return ((superclass.map { [$0.description] } ?? []) + named).sorted()
  }

  var description: String {
    let parts = parts
    if parts.isEmpty { return isClassBound ? "AnyObject" : "Any" }
    return "any " + parts.joined(separator: " & ")
  }
}

extension NominalType {
  /// `Outer<Int>.Inner<String>`: the arguments go to the types that declare the parameters.
  func spelled(with arguments: [Type]) -> String {
    let outer = enclosingType
    let count = outer?.signature.parameters.count ?? 0
    let own = arguments.dropFirst(count)
    let prefix = outer.map { $0.spelled(with: Array(arguments.prefix(count))) + "." } ?? ""
    return prefix + name + (own.isEmpty ? "" : "<\(own.map(\.description).joined(separator: ", "))>")
  }
}
