import SwiftSyntax

extension FileReader {
  func block(_ node: CodeBlockSyntax) -> Block {
    Block(statements(node.statements), span(node))
  }

  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    result.reserveCapacity(list.count)
    for item in list {
      switch item.item {
      case .expr(let node): result.append(statement(node))
      case .stmt(let node): result.append(statement(node))
      case .decl(let node):
        if let config = node.as(IfConfigDeclSyntax.self) {
          if case .statements(let list)? = conditions.chosenClause(config)?.elements {
            result += statements(list)
          }
        } else {
          result += declarations(node).map { make(.declaration($0), node) }
        }
      }
    }
    // `if` and `switch` alone in a body are its value (SE-0380).
    if result.count == 1, result[0].mayBeValue {
      return [Statement(.expression(Expression(.statement(result[0]), result[0].span)), result[0].span)]
    }
    return result
  }

  func statement(_ node: ExprSyntax) -> Statement {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return ifStatement(node)
    case .switchExpr(let node):
      return make(.switch(expression(node.subject), switchCases(node.cases)), node)
    default: return make(.expression(expression(node)), node)
    }
  }

  func statement(_ node: StmtSyntax) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statement(node.expression)
    case .returnStmt(let node): return make(.return(node.expression.map { expression($0) }), node)
    case .throwStmt(let node): return make(.throwing(expression(node.expression)), node)
    case .breakStmt(let node): return make(.breaking(node.label.map(plainName)), node)
    case .continueStmt(let node): return make(.continuing(node.label.map(plainName)), node)
    case .fallThroughStmt: return make(.fallThrough, node)
    case .guardStmt(let node):
      return make(.guard(conditions(node.conditions), else: block(node.body)), node)
    case .deferStmt(let node): return make(.deferred(block(node.body)), node)
    case .yieldStmt(let node): return yieldStatement(node)
    case .labeledStmt(let node): return labeled(node)
    default: return loop(node, label: nil) ?? make(.unknown("\(node.kind)"), node)
    }
  }

  /// `yield &tides[index]` in an accessor.
  private func yieldStatement(_ node: YieldStmtSyntax) -> Statement {
    switch node.yieldedExpressions {
    case .single(let value): return make(.yielding(expression(value)), node)
    case .multiple(let list):
      let values = list.elements.map { (label: String?.none, value: expression($0.expression)) }
      if values.count == 1 { return make(.yielding(values[0].value), node) }
      return make(.yielding(make(.tuple(values), list)), node)
    }
  }

  // MARK: if

  /// `else if` behind `else if` nests to the right as deep as it is long, so it is put together in a loop.
  private func ifStatement(_ outermost: IfExprSyntax) -> Statement {
    var nodes = [outermost]
    while case .ifExpr(let next)? = nodes[nodes.count - 1].elseBody { nodes.append(next) }
    var following: Block?
    if case .codeBlock(let last)? = nodes[nodes.count - 1].elseBody { following = block(last) }
    let end = end(outermost)
    var result: Statement?
    for node in nodes.reversed() {
      let place = Span(start(node), end)
      let statement = Statement(
        .if(conditions(node.conditions), block(node.body), else: following), place)
      following = Block([statement], place)
      result = statement
    }
    return result ?? make(.unknown("nothing"), outermost)
  }

  // MARK: switch

  private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    list.flatMap { element -> [SwitchCase] in
      switch element {
      case .switchCase(let node): return [switchCase(node)]
      case .ifConfigDecl(let config):
        guard case .switchCases(let nested)? = conditions.chosenClause(config)?.elements else { return [] }
        return switchCases(nested)
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    let body = Block(statements(node.statements), span(node.statements))
    guard case .case(let label) = node.label else { return SwitchCase(items: [], body: body) }
    let items = label.caseItems.map { item in
      SwitchCase.Item(
        pattern: pattern(item.pattern), condition: item.whereClause.map { expression($0.condition) })
    }
    return SwitchCase(items: items, body: body)
  }
}
