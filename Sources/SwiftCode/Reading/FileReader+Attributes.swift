import SwiftSyntax

/// What stands before a declaration or a type: `@State private var`.
extension FileReader {
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    if list.isEmpty { return [] }
    return list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let node): return [attribute(node)]
      case .ifConfigDecl(let node):
        if case .attributes(let list)? = conditions.chosenClause(node)?.elements { return attributes(list) }
        return []
      }
    }
  }

  private func attribute(_ node: AttributeSyntax) -> Attribute {
    let argumentText: String? =
      if let open = node.leftParen, let close = node.rightParen {
        text(Span(end(open), start(close)))
      } else {
        nil
      }
    return Attribute(
      type: type(node.attributeName), arguments: attributeArguments(node), argumentText: argumentText,
      span: span(node))
  }

  private func attributeArguments(_ node: AttributeSyntax) -> Deferred<[Argument]?> {
    switch node.arguments {
    case .argumentList(let list): return Deferred(value: arguments(list))
    case nil where node.leftParen != nil: return Deferred(value: [])
    default: return Deferred(value: nil)
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
    list.reduce(into: []) { $0.formUnion(modifier($1)) }
  }

  /// What has no name here (`dynamic`, `borrowing`, `private(set)`) changes nothing of what code does.
  func modifier(_ node: DeclModifierSyntax) -> Modifiers {
    if node.detail?.detail.text == "set" { return [] }
    guard case .keyword(let keyword) = node.name.tokenKind else { return [] }
    return FileReader.modifiersByKeyword[keyword] ?? []
  }

  private static let modifiersByKeyword: [Keyword: Modifiers] = [
    .static: .isStatic, .class: .isClass, .mutating: .isMutating, .nonmutating: .isNonmutating,
    .private: .isPrivate, .fileprivate: .isFileprivate, .internal: .isInternal, .package: .isPackage,
    .public: .isPublic, .open: .isOpen, .override: .isOverride, .convenience: .isConvenience,
    .required: .isRequired, .lazy: .isLazy, .weak: .isWeak, .unowned: .isUnowned, .indirect: .isIndirect,
    .prefix: .isPrefix, .infix: .isInfix, .postfix: .isPostfix, .final: .isFinal,
    .nonisolated: .isNonisolated, .optional: .isOptional,
  ]
}
