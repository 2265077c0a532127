import SwiftSyntax

extension FileReader {
  func type(_ node: TypeSyntax) -> WrittenType {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): return named(node)
    case .memberType(let node):
      return .named(
        base: type(node.baseType), name: plainName(node.name),
        arguments: typeArguments(node.genericArgumentClause))
    case .optionalType(let node): return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): return .implicitlyUnwrapped(type(node.wrappedType))
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
    case .inlineArrayType(let node):
      return .named(
        base: nil, name: "InlineArray", arguments: [typeArgument(node.count), typeArgument(node.element)])
    case .tupleType(let node): return tuple(node)
    case .functionType(let node):
      return .function(
        WrittenType.Function(
          parameters: elements(node.parameters), result: type(node.returnClause.type),
          isAsync: node.effectSpecifiers?.asyncSpecifier != nil,
          thrown: thrown(node.effectSpecifiers?.throwsClause)))
    case .attributedType(let node): return attributed(node)
    case .someOrAnyType(let node): return opaqueOrExistential(node)
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .metatypeType(let node):
      let isProtocol = node.metatypeSpecifier.tokenKind == .keyword(.Protocol)
      return isProtocol ? .protocolMetatype(type(node.baseType)) : .metatype(type(node.baseType))
    case .suppressedType(let node): return .suppressed(type(node.type))
    case .packExpansionType(let node): return .packExpansion(type(node.repetitionPattern))
    case .packElementType(let node): return .packElement(type(node.pack))
    // `protocol Tidal: class`
    case .classRestrictionType: return .named(base: nil, name: "AnyObject", arguments: [])
    default: return .other(text(node))
    }
  }

  private func named(_ node: IdentifierTypeSyntax) -> WrittenType {
    if node.name.tokenKind == .wildcard { return .inferred }
    // `Swift::Int` is what `Swift.Int` is.
    let module = node.moduleSelector.map {
      WrittenType.named(base: nil, name: plainName($0.moduleName), arguments: [])
    }
    return .named(
      base: module, name: plainName(node.name), arguments: typeArguments(node.genericArgumentClause))
  }

  /// Parentheses around one type mean nothing; around `repeat each T` they are a tuple of any length.
  private func tuple(_ node: TupleTypeSyntax) -> WrittenType {
    let elements = elements(node.elements)
    if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
      if case .packExpansion = elements[0].type { return .tuple(elements) }
      return elements[0].type
    }
    return .tuple(elements)
  }

  private func elements(_ list: TupleTypeElementListSyntax) -> [WrittenType.Element] {
    list.map { node in
      let written = type(node.type)
      return WrittenType.Element(
        label: plainLabel(node.firstName),
        type: node.inoutKeyword == nil ? written : .attributed(written, attributes: [], isInOut: true),
        isVariadic: node.ellipsis != nil)
    }
  }

  /// `borrowing`, `sending`, `isolated` and the like change nothing of what code does.
  private func attributed(_ node: AttributedTypeSyntax) -> WrittenType {
    let base = type(node.baseType)
    let attributes = attributes(node.attributes)
    let isInOut = [node.specifiers, node.lateSpecifiers].joined().contains { element in
      guard case .simpleTypeSpecifier(let specifier) = element else { return false }
      return specifier.specifier.tokenKind == .keyword(.inout)
    }
    if attributes.isEmpty && !isInOut { return base }
    return .attributed(base, attributes: attributes, isInOut: isInOut)
  }

  /// `any Tidal?` is an optional of it, not any optional.
  private func opaqueOrExistential(_ node: SomeOrAnyTypeSyntax) -> WrittenType {
    let isAny = node.someOrAnySpecifier.tokenKind == .keyword(.any)
    func wrap(_ type: WrittenType) -> WrittenType { isAny ? .any(type) : .some(type) }
    if let optional = node.constraint.as(OptionalTypeSyntax.self) {
      return .optional(wrap(type(optional.wrappedType)))
    }
    if let optional = node.constraint.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .implicitlyUnwrapped(wrap(type(optional.wrappedType)))
    }
    return wrap(type(node.constraint))
  }

  func typeArguments(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType] {
    clause?.arguments.map { typeArgument($0) } ?? []
  }

  private func typeArgument(_ node: GenericArgumentSyntax) -> WrittenType {
    switch node.argument {
    case .type(let node): type(node)
    case .expr(let node): .other(text(node))
    }
  }
}
