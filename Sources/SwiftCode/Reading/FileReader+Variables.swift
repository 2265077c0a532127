import SwiftSyntax

/// Properties, global and local variables, with their accessors.
extension FileReader {
  func variable(_ node: VariableDeclSyntax) -> VariableDeclaration {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let bindings = node.bindings.map { binding in
      VariableDeclaration.Binding(
        pattern: pattern(binding.pattern, isLet: isLet), type: binding.typeAnnotation.map { type($0.type) },
        value: deferred(binding.initializer), accessors: accessors(binding.accessorBlock))
    }
    return VariableDeclaration(
      isLet: isLet, isAsync: node.modifiers.contains { $0.name.tokenKind == .keyword(.async) },
      attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
      bindings: VariableDeclaration.sharingTypes(bindings), file: source, span: span(node))
  }

  func deferred(_ clause: InitializerClauseSyntax?) -> Deferred<Expression>? {
    guard let value = clause?.value else { return nil }
    return deferred(value, { expression(value) }) { $0.expression($1) }
  }

  // MARK: Accessors

  func accessors(_ block: AccessorBlockSyntax?) -> [Accessor] {
    guard let block else { return [] }
    switch block.accessors {
    case .accessors(let list): return list.compactMap { accessor($0) }
    case .getter(let list):
      let place = span(block)
      return [
        Accessor(
          kind: .get, parameter: nil, isAsync: false, thrown: nil, modifiers: [],
          body: deferred(block, { Block(statements(list), place) }) { $0.block($1) })
      ]
    }
  }

  private func accessor(_ node: AccessorDeclSyntax) -> Accessor? {
    Accessor(
      kind: kind(node.accessorSpecifier), parameter: node.parameters.map { plainName($0.name) },
      isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
      thrown: thrown(node.effectSpecifiers?.throwsClause),
      modifiers: node.modifier.map { modifier($0) } ?? [], body: body(node.body))
  }

  private func kind(_ specifier: TokenSyntax) -> Accessor.Kind {
    switch specifier.text {
    case "get": .get
    case "set": .set
    case "willSet": .willSet
    case "didSet": .didSet
    case "_read", "read": .read
    case "_modify", "modify": .modify
    case "init": .initial
    default: .other
    }
  }
}
