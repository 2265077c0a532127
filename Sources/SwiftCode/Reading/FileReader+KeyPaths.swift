@_spi(ExperimentalLanguageFeatures) import SwiftSyntax

extension FileReader {
  /// Types nested in the root are components as the parser sees them: `\Almanac.Tide.height` is the root
  /// `Almanac`, then `Tide`, then `height`. Only who knows the types can tell.
  func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var components: [KeyPathComponent] = []
    for component in node.components { add(component.component, to: &components) }
    if components.count == 1, case .identity = components[0] { components = [] }
    return make(.keyPath(root: node.root.map { type($0) }, components), node)
  }

  private func add(_ component: KeyPathComponentSyntax.Component, to result: inout [KeyPathComponent]) {
    switch component {
    case .property(let node):
      if node.declName.baseName.tokenKind == .keyword(.self) {
        result.append(.identity)
      } else {
        var name = name(node.declName)
        name.arguments = typeArguments(node.genericArgumentClause)
        result.append(.member(name))
      }
    case .method(let node):
      result.append(.member(name(node.declName)))
      result.append(.call(arguments(node.arguments), Span(start(node.leftParen), end(node.rightParen))))
    case .subscript(let node): result.append(.index(arguments(node.arguments), span(node)))
    case .optional(let node):
      let isForced = node.questionOrExclamationMark.tokenKind == .exclamationMark
      result.append(isForced ? .force : .optional)
    }
  }
}
