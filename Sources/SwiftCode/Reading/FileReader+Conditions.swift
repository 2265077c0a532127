import SwiftSyntax

/// What `if`, `guard` and `while` ask.
extension FileReader {
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability(let node):
        return .available(
          platforms(node.availabilityArguments),
          isNegated: node.availabilityKeyword.tokenKind == .poundUnavailable)
      case .matchingPattern(let node):
        return .pattern(
          pattern(node.pattern), node.typeAnnotation.map { type($0.type) }, expression(node.initializer.value)
        )
      case .optionalBinding(let node): return optionalBinding(node)
      }
    }
  }

  private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition {
    let bound = pattern(node.pattern, isLet: node.bindingSpecifier.tokenKind == .keyword(.let))
    return .optionalBinding(
      bound, node.typeAnnotation.map { type($0.type) },
      node.initializer.map { expression($0.value) } ?? shadowed(bound))
  }

  /// `if let x` means `if let x = x`.
  private func shadowed(_ pattern: Pattern) -> Expression {
    if case .variable(let name, _) = pattern.kind {
      return plain(Name(base: name, span: pattern.span), pattern.span)
    }
    return Expression(.unknown("nothing"), pattern.span)
  }

  private func platforms(_ list: AvailabilityArgumentListSyntax) -> [Condition.Platform] {
    list.compactMap { element in
      switch element.argument {
      case .token(let token): return Condition.Platform(name: token.text, version: [])
      case .availabilityVersionRestriction(let node):
        return Condition.Platform(
          name: plainName(node.platform), version: node.version.map { version($0) } ?? [])
      case .availabilityLabeledArgument: return nil
      }
    }
  }

  private func version(_ node: VersionTupleSyntax) -> [Int] {
    ([node.major.text] + node.components.map(\.number.text)).compactMap { Int($0) }
  }
}
