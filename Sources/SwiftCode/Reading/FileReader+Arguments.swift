import SwiftSyntax

/// What is handed to calls, subscripts and macros.
extension FileReader {
  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: plainLabel($0.label), value: expression($0.expression)) }
  }

  /// With the closures behind the parentheses, the first of which has no label.
  func arguments(
    _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = arguments(list)
    if let closure {
      result.append(
        Argument(label: nil, value: make(.closure(self.closure(closure)), closure), isTrailingClosure: true))
    }
    for other in others {
      result.append(
        Argument(
          label: plainLabel(other.label), value: make(.closure(self.closure(other.closure)), other.closure),
          isTrailingClosure: true))
    }
    return result
  }

  func macro(_ node: MacroExpansionExprSyntax) -> MacroUse {
    MacroUse(
      name: macroName(node.macroName, node.genericArgumentClause),
      arguments: arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures),
      span: span(node))
  }

  func macro(_ node: MacroExpansionDeclSyntax) -> MacroUse {
    MacroUse(
      name: macroName(node.macroName, node.genericArgumentClause),
      arguments: arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures),
      span: span(node))
  }

  private func macroName(_ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> Name {
    Name(base: plainName(token), arguments: typeArguments(clause), span: span(token))
  }
}
