import SwiftSyntax

/// Structures, classes, enumerations, actors, protocols and extensions.
extension FileReader {
  func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): return nominal(.structure, node, node.genericParameterClause)
    case .classDecl(let node): return nominal(.classType, node, node.genericParameterClause)
    case .enumDecl(let node): return nominal(.enumeration, node, node.genericParameterClause)
    case .actorDecl(let node): return nominal(.actor, node, node.genericParameterClause)
    case .protocolDecl(let node):
      let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { plainName($0.name) }
      return nominal(.protocolType, node, nil, primaryAssociatedTypes: primary ?? [])
    default: return nil
    }
  }

  private func nominal(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
    _ parameters: GenericParameterClauseSyntax?, primaryAssociatedTypes: [String] = []
  ) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: plainName(node.name), nameSpan: span(node.name),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      generics: generics(parameters), primaryAssociatedTypes: primaryAssociatedTypes,
      inherited: inherited(node.inheritanceClause),
      requirements: requirements(parameters, node.genericWhereClause), members: members(node.memberBlock),
      file: source,
      span: span(node))
  }

  func extensionDeclaration(_ node: ExtensionDeclSyntax) -> ExtensionDeclaration {
    ExtensionDeclaration(
      extended: type(node.extendedType), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), inherited: inherited(node.inheritanceClause),
      requirements: requirements(nil, node.genericWhereClause), members: members(node.memberBlock),
      file: source, span: span(node))
  }

  func enumCases(_ node: EnumCaseDeclSyntax) -> [CaseDeclaration] {
    let attributes = attributes(node.attributes)
    return node.elements.map { element in
      CaseDeclaration(
        name: plainName(element.name), nameSpan: span(element.name), attributes: attributes,
        parameters: element.parameterClause?.parameters.map { caseParameter($0) },
        rawValue: deferred(element.rawValue), file: source, span: span(element))
    }
  }

  private func caseParameter(_ node: EnumCaseParameterSyntax) -> ParameterCode {
    let name = node.secondName ?? node.firstName
    let start = start(node.type)
    return ParameterCode(
      label: plainLabel(node.firstName), name: name.map(plainName) ?? "",
      nameSpan: name.map { span($0) } ?? Span(start, start), type: type(node.type), attributes: [],
      isVariadic: false, defaultValue: deferred(node.defaultValue))
  }
}
