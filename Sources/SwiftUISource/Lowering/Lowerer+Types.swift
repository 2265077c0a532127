import SwiftSyntax

extension Lowerer {
  func type(_ node: TypeSyntax) -> TypeName {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if let ownType, node.name.tokenKind == .keyword(.Self) { return ownType }
      return aliased(plainName(node.name), arguments(node.genericArgumentClause))
    case .memberType(let node):
      var path: [String] = [plainName(node.name)]
      if case .named(let base, _) = type(node.baseType) { path = base + path }
      return .named(path, arguments(node.genericArgumentClause))
    case .optionalType(let node): return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): return .optional(type(node.wrappedType))
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
    case .tupleType(let node):
      let elements = node.elements.map { type($0.type) }
      let labels = node.elements.map { element in
        (element.firstName ?? element.secondName).flatMap { $0.tokenKind == .wildcard ? nil : plainName($0) }
      }
      return elements.count == 1 ? elements[0] : .tuple(elements, labels: labels)
    case .functionType(let node):
      return .function(
        node.parameters.map { type($0.type) }, type(node.returnClause.type), isViewBuilder: false)
    case .attributedType(let node): return attributed(node)
    case .someOrAnyType(let node):
      // `any Error?` is an optional of it.
      if let optional = node.constraint.as(OptionalTypeSyntax.self) {
        return .optional(.opaque(names(optional.wrappedType)))
      }
      return .opaque(names(node.constraint))
    case .compositionType(let node):
      return .opaque(node.elements.compactMap { type($0.type).simpleName })
    case .metatypeType(let node): return .named(["Type"], [type(node.baseType)])
    default: return .unsupported(node.trimmedDescription)
    }
  }

  private func attributed(_ node: AttributedTypeSyntax) -> TypeName {
    let base = type(node.baseType)
    let isBuilder = node.attributes.contains { element in
      element.as(AttributeSyntax.self).map { isBuilderAttribute($0) } ?? false
    }
    if isBuilder, case .function(let parameters, let result, _) = base {
      return .function(parameters, result, isViewBuilder: true)
    }
    return base
  }

  private func names(_ node: TypeSyntax) -> [String] {
    switch type(node) {
    case .opaque(let names): names
    case .named(let path, _): path.last.map { [$0] } ?? []
    default: []
    }
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
    guard let clause else { return [] }
    return clause.arguments.compactMap { argument in
      if case .type(let node) = argument.argument { return type(node) }
      return nil
    }
  }

  /// `@ViewBuilder`, `@ToolbarContentBuilder`, `@SceneBuilder`, … and result builders like them.
  func isBuilderAttribute(_ attribute: AttributeSyntax) -> Bool {
    let name = text(attribute.attributeName)
    return name.hasSuffix("Builder") || name.contains("Builder<")
  }
}
