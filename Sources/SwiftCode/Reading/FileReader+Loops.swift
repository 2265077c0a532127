import SwiftSyntax

/// Loops, `do`, and the names that `break` and `continue` find them by.
extension FileReader {
  func labeled(_ node: LabeledStmtSyntax) -> Statement {
    let label = plainName(node.label)
    if let loop = loop(node.statement, label: label) { return loop }
    // `if` and `switch` can have a name too, which only `break` can use: as it can that of a `do` around
    // them.
    let place = span(node)
    let body = Block([statement(node.statement)], place)
    return Statement(.doCatch(body, [], thrown: nil, label: label), place)
  }

  /// Nil for what is no loop and no `do`.
  func loop(_ node: StmtSyntax, label: String?) -> Statement? {
    switch node.as(StmtSyntaxEnum.self) {
    case .forStmt(let loop): return make(.forIn(forIn(loop, label)), node)
    case .whileStmt(let loop):
      return make(.whileLoop(conditions(loop.conditions), block(loop.body), label: label), node)
    case .repeatStmt(let loop):
      return make(.repeatLoop(block(loop.body), expression(loop.condition), label: label), node)
    case .doStmt(let attempt):
      return make(
        .doCatch(
          block(attempt.body), attempt.catchClauses.map { catchClause($0) },
          thrown: thrown(attempt.throwsClause), label: label), node)
    default: return nil
    }
  }

  private func forIn(_ node: ForStmtSyntax, _ label: String?) -> ForIn {
    var element = pattern(node.pattern)
    if let annotation = node.typeAnnotation {
      element = Pattern(
        .typed(element, type(annotation.type)), Span(element.span.start, end(annotation)))
    }
    return ForIn(
      pattern: element, sequence: expression(node.sequence),
      condition: node.whereClause.map { expression($0.condition) }, body: block(node.body), label: label,
      isAwaited: node.awaitKeyword != nil, isTried: node.tryKeyword != nil)
  }

  private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
    CatchClause(
      items: node.catchItems.compactMap { item in
        let condition = item.whereClause.map { expression($0.condition) }
        if let node = item.pattern { return SwitchCase.Item(pattern: pattern(node), condition: condition) }
        // `catch where error.isMinor`: the name is there without being written.
        guard let clause = item.whereClause else { return nil }
        let place = Span(start(clause), start(clause))
        return SwitchCase.Item(pattern: Pattern(.variable("error", isLet: true), place), condition: condition)
      },
      body: block(node.body))
  }
}
