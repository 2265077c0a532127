import EarshotSwiftCode

extension Solver {
  /// `if` and `switch` as values: every branch converts to one type.
  func inferStatement(_ statement: Statement, in place: Context) -> Type {
    let result = newVariable()
    infer(statement, branchesTo: result, in: place)
    return result
  }

  private func infer(_ statement: Statement, branchesTo result: Type, in place: Context) {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      let inside = Context(.local(LocalScope()), parent: place)
      infer(conditions, in: inside)
      branch(then, to: result, in: inside)
      if let otherwise { branch(otherwise, to: result, in: place) }
    case .switch(let subject, let cases):
      inferSwitch(subject, cases, in: place) { body, inside in self.branch(body, to: result, in: inside) }
    case .doCatch(let body, let clauses, _, _):
      branch(body, to: result, in: place)
      for clause in clauses { branch(clause.body, to: result, in: place) }
    default: break
    }
  }

  private func branch(_ block: Block, to result: Type, in place: Context) {
    guard let last = block.statements.last else { return }
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: place)
    let before = Block(Array(block.statements.dropLast()), block.span)
    if !before.statements.isEmpty { inferStatements(before, result: nil, in: inside) }
    switch last.kind {
    case .expression(let expression), .then(let expression):
      if case .statement(let inner) = expression.kind { return infer(inner, branchesTo: result, in: inside) }
      let type = infer(expression, in: inside)
      // A branch that never ends has no value (SE-0380).
      if !simplify(type).isNever { relate(.conversion, type, result) }
    case .if, .switch: infer(last, branchesTo: result, in: inside)
    case .return(let value?):
      let type = infer(value, in: inside)
      if let wanted = surroundings.returns.last { relate(.conversion, type, wanted) }
    default: inferStatements(Block([last], block.span), result: nil, in: inside)
    }
  }
}
