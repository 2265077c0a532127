import SwiftSyntax

/// Functions, initializers, deinitializers, subscripts and macros.
extension FileReader {
  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    let effects = node.signature.effectSpecifiers
    return FunctionDeclaration(
      kind: .function, name: plainName(node.name), nameSpan: span(node.name),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      generics: generics(node.genericParameterClause),
      parameters: parameters(
        node.signature.parameterClause, of: isOperator(node.name) ? .operator : .function),
      result: node.signature.returnClause.map { type($0.type) }, isAsync: effects?.asyncSpecifier != nil,
      thrown: thrown(effects?.throwsClause),
      requirements: requirements(node.genericParameterClause, node.genericWhereClause), body: body(node.body),
      accessors: [], file: source, span: span(node))
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    let failure: FunctionDeclaration.Failure =
      switch node.optionalMark?.tokenKind {
      case nil: .none
      case .exclamationMark: .implicitlyUnwrapped
      default: .optional
      }
    let effects = node.signature.effectSpecifiers
    return FunctionDeclaration(
      kind: .initializer(failure), name: "init", nameSpan: span(node.initKeyword),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      generics: generics(node.genericParameterClause), parameters: parameters(node.signature.parameterClause),
      result: nil, isAsync: effects?.asyncSpecifier != nil, thrown: thrown(effects?.throwsClause),
      requirements: requirements(node.genericParameterClause, node.genericWhereClause), body: body(node.body),
      accessors: [], file: source, span: span(node))
  }

  func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: .deinitializer, name: "deinit", nameSpan: span(node.deinitKeyword),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers), generics: [],
      parameters: [], result: nil, isAsync: node.effectSpecifiers?.asyncSpecifier != nil, thrown: nil,
      requirements: [], body: body(node.body), accessors: [], file: source, span: span(node))
  }

  func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: .subscript, name: "subscript", nameSpan: span(node.subscriptKeyword),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      generics: generics(node.genericParameterClause),
      parameters: parameters(node.parameterClause, of: .subscript), result: type(node.returnClause.type),
      isAsync: false, thrown: nil,
      requirements: requirements(node.genericParameterClause, node.genericWhereClause), body: nil,
      accessors: accessors(node.accessorBlock), file: source, span: span(node))
  }

  func macroDeclaration(_ node: MacroDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: .macro, name: plainName(node.name), nameSpan: span(node.name),
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      generics: generics(node.genericParameterClause), parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) }, isAsync: false, thrown: nil,
      requirements: requirements(node.genericParameterClause, node.genericWhereClause), body: nil,
      accessors: [], file: source, span: span(node))
  }

  func body(_ block: CodeBlockSyntax?) -> Deferred<Block>? {
    block.map { block in deferred(block, { self.block(block) }) { $0.block($1) } }
  }

  func thrown(_ clause: ThrowsClauseSyntax?) -> Thrown? {
    guard let clause else { return nil }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { return .whatArgumentsThrow }
    return clause.type.map { .type(type($0)) } ?? .anything
  }

  private func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  // MARK: Parameters

  /// Which names are labels depends on what they are the parameters of.
  private enum ParameterPlace {
    case function
    /// A label only where two names are written.
    case `subscript`
    /// Never a label.
    case `operator`
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax, of place: ParameterPlace = .function
  ) -> [ParameterCode] {
    clause.parameters.map { node in
      let name = node.secondName ?? node.firstName
      let hasLabel =
        switch place {
        case .function: true
        case .subscript: node.secondName != nil
        case .operator: false
        }
      return ParameterCode(
        label: hasLabel ? plainLabel(node.firstName) : nil, name: plainName(name), nameSpan: span(name),
        type: type(node.type), attributes: attributes(node.attributes), isVariadic: node.ellipsis != nil,
        defaultValue: deferred(node.defaultValue))
    }
  }
}
