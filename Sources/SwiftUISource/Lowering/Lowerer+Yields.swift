import SwiftSyntax

/// `_read` and `_modify`: what they yield is read as a getter's result, and written as a setter's target.
extension Lowerer {
  func yielded(_ node: YieldStmtSyntax) -> Statement {
    let given: Expression?
    switch node.yieldedExpressions {
    case .single(let single): given = expression(single)
    case .multiple(let clause): given = clause.elements.first.map { expression($0.expression) }
    }
    guard let given, case .inOut(let target) = given.kind else { return make(.return(given), node) }
    return make(.expression(make(.assign(target, make(.name("newValue"), node)), node)), node)
  }

  /// The body of the first of these accessors that there is.
  func accessorBody(_ names: [String], in list: AccessorDeclListSyntax) -> AccessorDeclSyntax? {
    names.lazy.compactMap { name in list.first { $0.accessorSpecifier.text == name && $0.body != nil } }.first
  }
}
