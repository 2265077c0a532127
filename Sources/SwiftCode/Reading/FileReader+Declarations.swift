import SwiftSyntax

extension FileReader {
  /// What a declaration declares: several things for `case high, low`, what is compiled for `#if`, nothing
  /// for what is missing in broken code.
  func declarations(_ node: DeclSyntax) -> [Declaration] {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      return typeDeclaration(node).map { [.type($0)] } ?? []
    case .extensionDecl(let node): return [.extension(extensionDeclaration(node))]
    case .functionDecl(let node): return [.function(function(node))]
    case .initializerDecl(let node): return [.function(initializer(node))]
    case .deinitializerDecl(let node): return [.function(deinitializer(node))]
    case .subscriptDecl(let node): return [.function(subscriptDeclaration(node))]
    case .macroDecl(let node): return [.macro(macroDeclaration(node))]
    case .variableDecl(let node): return [.variable(variable(node))]
    case .enumCaseDecl(let node): return enumCases(node).map { .enumCase($0) }
    case .typeAliasDecl(let node): return [.alias(alias(node))]
    case .associatedTypeDecl(let node): return [.associatedType(associatedType(node))]
    case .macroExpansionDecl(let node): return [.macroUse(macro(node))]
    case .operatorDecl(let node): return [.operator(operatorDeclaration(node))]
    case .precedenceGroupDecl(let node):
      return [.precedenceGroup(PrecedenceGroupDeclaration(name: plainName(node.name)))]
    case .ifConfigDecl(let node): return conditionalDeclarations(node)
    default: return []
    }
  }

  func members(_ block: MemberBlockSyntax) -> DeclarationList {
    DeclarationList(declarations(block.members))
  }

  private func declarations(_ list: MemberBlockItemListSyntax) -> [Declaration] {
    list.flatMap { declarations($0.decl) }
  }

  private func conditionalDeclarations(_ node: IfConfigDeclSyntax) -> [Declaration] {
    switch conditions.chosenClause(node)?.elements {
    case .decls(let list): return declarations(list)
    case .statements(let list):
      return list.flatMap { item in
        if case .decl(let node) = item.item { return declarations(node) }
        return []
      }
    default: return []
    }
  }

  private func alias(_ node: TypeAliasDeclSyntax) -> AliasDeclaration {
    AliasDeclaration(
      name: plainName(node.name), nameSpan: span(node.name), attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers), generics: generics(node.genericParameterClause),
      type: type(node.initializer.value),
      requirements: requirements(node.genericParameterClause, node.genericWhereClause), file: source)
  }

  private func associatedType(_ node: AssociatedTypeDeclSyntax) -> AssociatedTypeDeclaration {
    AssociatedTypeDeclaration(
      name: plainName(node.name), nameSpan: span(node.name), inherited: inherited(node.inheritanceClause),
      defaultType: node.initializer.map { type($0.value) },
      requirements: requirements(nil, node.genericWhereClause), file: source)
  }

  private func operatorDeclaration(_ node: OperatorDeclSyntax) -> OperatorDeclaration {
    let fixity: OperatorDeclaration.Fixity =
      switch node.fixitySpecifier.tokenKind {
      case .keyword(.prefix): .prefix
      case .keyword(.postfix): .postfix
      default: .infix
      }
    return OperatorDeclaration(
      name: node.name.text, fixity: fixity,
      precedenceGroup: node.operatorPrecedenceAndTypes.map { plainName($0.precedenceGroup) })
  }
}
