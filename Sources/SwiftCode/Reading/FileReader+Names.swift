import SwiftSyntax

extension FileReader {
  func name(_ node: DeclReferenceExprSyntax) -> Name {
    Name(
      base: plainName(node.baseName), labels: node.argumentNames?.arguments.map { plainName($0.name) },
      span: span(node.baseName))
  }

  /// A name that stands alone; `Swift::print` is what `Swift.print` is.
  func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    if node.baseName.tokenKind == .wildcard { return make(.discard, node) }
    guard let module = node.moduleSelector?.moduleName else { return plain(name(node), span(node)) }
    let base = Expression(.name(Name(base: plainName(module), span: span(module))), span(module))
    return make(.member(base, name(node)), node)
  }

  /// The expression that is a name, or a sign, alone.
  func name(of token: TokenSyntax) -> Expression {
    let place = span(token)
    return plain(Name(base: plainName(token), span: place), place)
  }

  /// A name; one that a parameter `$tide` stands for is what is wrapped in that.
  func plain(_ name: Name, _ place: Span) -> Expression {
    guard projected.contains(name.base), name.labels == nil else { return Expression(.name(name), place) }
    let wrapper = Expression(.name(Name(base: "$" + name.base, span: name.span)), place)
    return Expression(.member(wrapper, Name(base: "wrappedValue", span: name.span)), place)
  }
}
