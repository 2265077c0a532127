import SwiftSyntax

/// For which elements an extension of a collection or of an optional is.
extension Lowerer {
  /// `extension [Tide]`, `extension Array where Element == Tide`, `extension Tide?`: the names of the types
  /// and protocols that `Element` or `Wrapped` has to be.
  func conditions(of node: ExtensionDeclSyntax) -> [String: [String]] {
    var result: [String: [String]] = [:]
    switch type(node.extendedType) {
    case .array(let element): result["Element"] = element.names
    case .optional(let wrapped): result["Wrapped"] = wrapped.names
    case .named(let path, let arguments) where arguments.count == 1:
      result["Element"] = path == ["StoreOf"] ? [arguments[0].text + ".State"] : arguments[0].names
    default: break
    }
    if case .named(["Store"], _) = type(node.extendedType) {
      // `extension Store where State == Harbour.State`
      if let state = sameTypes(node.genericWhereClause)["State"] { result["Element"] = [state.text] }
      return result
    }
    if case .named(["Binding"], []) = type(node.extendedType) {
      // `extension Binding where Value == Tide`
      if let held = sameTypes(node.genericWhereClause)["Value"], case .named(_, []) = held {
        result["Element"] = held.names
      }
      return result
    }
    for requirement in node.genericWhereClause?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType,
          let parameter = conditioned(left)
        else { continue }
        result[parameter, default: []] += type(right).names
      case .conformanceRequirement(let conformance):
        guard let parameter = conditioned(conformance.leftType) else { continue }
        result[parameter, default: []] += type(conformance.rightType).names
      default: break
      }
    }
    return result.filter { !$0.value.isEmpty }
  }

  private func conditioned(_ node: TypeSyntax) -> String? {
    guard case .named(let path, _) = type(node), let name = path.last, path.count < 3,
      name == "Element" || name == "Wrapped"
    else { return nil }
    return name
  }
}
