import SwiftSyntax

/// Generic parameters, what they have to be, and what a type inherits from.
extension FileReader {
  func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericParameterCode] {
    guard let clause else { return [] }
    return clause.parameters.map { node in
      GenericParameterCode(
        name: plainName(node.name), nameSpan: span(node.name), inherited: node.inheritedType.map { type($0) },
        isPack: node.specifier?.tokenKind == .keyword(.each),
        isValue: node.specifier?.tokenKind == .keyword(.let))
    }
  }

  /// What a `where` clause asks for; an old spelling has the clause inside the brackets.
  func requirements(
    _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) -> [RequirementCode] {
    [parameters?.genericWhereClause, clause].flatMap { $0?.requirements.map { requirement($0) } ?? [] }
  }

  private func requirement(_ node: GenericRequirementSyntax) -> RequirementCode {
    switch node.requirement {
    case .conformanceRequirement(let node): return .conforms(type(node.leftType), type(node.rightType))
    case .layoutRequirement(let node):
      return .conforms(
        type(node.type), .named(base: nil, name: node.layoutSpecifier.text, arguments: []))
    case .sameTypeRequirement(let node):
      let left: WrittenType =
        switch node.leftType {
        case .type(let node): type(node)
        case .expr(let node): .other(text(node))
        }
      let right: WrittenType =
        switch node.rightType {
        case .type(let node): type(node)
        case .expr(let node): .other(text(node))
        }
      return .same(left, right)
    }
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }
}
