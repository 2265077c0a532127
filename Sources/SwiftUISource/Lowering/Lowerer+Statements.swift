import SwiftSyntax

extension Lowerer {
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    guard list.contains(where: { $0.item.is(TypeAliasDeclSyntax.self) }) else { return block(list) }
    return knowingAliases(of: list).block(list)
  }

  private func block(_ list: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    result.reserveCapacity(list.count)
    for item in list { append(item, to: &result) }
    // Local types and functions are known in the whole block.
    guard result.contains(where: { $0.isType || $0.isFunction }) else { return result }
    return result.filter(\.isType) + result.filter(\.isFunction)
      + result.filter { !$0.isType && !$0.isFunction }
  }

  private func append(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
    switch item.item {
    case .expr(let node): result.append(statement(node))
    case .stmt(let node): result.append(statement(node))
    case .decl(let node):
      if let config = node.as(IfConfigDeclSyntax.self) {
        if case .statements(let list)? = chosenClause(config)?.elements {
          result += statements(list)
        }
      } else if let lowered = localDeclaration(node) {
        result.append(lowered)
      }
    }
  }

  func statement(_ node: ExprSyntax) -> Statement {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return ifStatement(node)
    case .switchExpr(let node):
      return make(.switch(expression(node.subject), switchCases(node.cases)), node)
    default: return make(.expression(expression(node).awaited(false)), node)
    }
  }

  private func ifStatement(_ node: IfExprSyntax) -> Statement {
    let elseBody: [Statement]? =
      switch node.elseBody {
      case .codeBlock(let block): statements(block.statements)
      case .ifExpr(let nested): [ifStatement(nested)]
      case nil: nil
      }
    return make(
      .if(conditions(node.conditions), then: statements(node.body.statements), else: elseBody),
      node)
  }

  private func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    var result: [SwitchCase] = []
    for element in list {
      switch element {
      case .switchCase(let node): result.append(switchCase(node))
      case .ifConfigDecl(let config):
        if case .switchCases(let nested)? = chosenClause(config)?.elements {
          result += switchCases(nested)
        }
      }
    }
    return result
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    switch node.label {
    case .default: return SwitchCase(patterns: [], isDefault: true, body: statements(node.statements))
    case .case(let label):
      let patterns = label.caseItems.map { item in
        (pattern: pattern(item.pattern), where: item.whereClause.map { expression($0.condition) })
      }
      return SwitchCase(patterns: patterns, isDefault: false, body: statements(node.statements))
    }
  }

  func statement(_ node: StmtSyntax, label: String? = nil) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statement(node.expression)
    case .returnStmt(let node): return make(.return(node.expression.map { expression($0) }), node)
    case .yieldStmt(let node): return yielded(node)
    case .guardStmt(let node):
      return make(.guard(conditions(node.conditions), else: statements(node.body.statements)), node)
    case .forStmt(let node):
      return make(
        .forIn(
          node.caseKeyword == nil ? pattern(node.pattern) : .optionalCase(pattern(node.pattern)),
          expression(node.sequence), where: node.whereClause.map { expression($0.condition) },
          body: statements(node.body.statements), label: label, isAsync: node.awaitKeyword != nil), node)
    case .whileStmt(let node):
      return make(
        .whileLoop(conditions(node.conditions), body: statements(node.body.statements), label: label),
        node)
    case .repeatStmt(let node):
      return make(
        .repeatLoop(
          body: statements(node.body.statements), condition: expression(node.condition), label: label),
        node)
    case .breakStmt(let node): return make(.breakLoop(node.label.map(plainName)), node)
    case .continueStmt(let node): return make(.continueLoop(node.label.map(plainName)), node)
    case .fallThroughStmt: return make(.fallThrough, node)
    case .throwStmt(let node): return make(.throwing(expression(node.expression)), node)
    case .doStmt(let node): return doStatement(node)
    case .deferStmt(let node): return make(.deferred(statements(node.body.statements)), node)
    case .labeledStmt(let node): return statement(node.statement, label: plainName(node.label))
    default: return make(.unsupported(node.trimmedDescription), node)
    }
  }

  private func doStatement(_ node: DoStmtSyntax) -> Statement {
    let clauses = node.catchClauses.map { clause in
      CatchClause(
        patterns: clause.catchItems.compactMap { item in
          item.pattern.map {
            (pattern: pattern($0), where: item.whereClause.map { expression($0.condition) })
          }
        },
        body: statements(clause.body.statements))
    }
    let body = statements(node.body.statements)
    return make(clauses.isEmpty ? .block(body) : .doCatch(body, clauses), node)
  }

  private func localDeclaration(_ node: DeclSyntax) -> Statement? {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return make(localVariable(node), node)
    case .functionDecl(let node): return make(.function(function(node)), node)
    case .structDecl, .classDecl, .enumDecl, .actorDecl:
      var inside = self
      inside.extendedNames = 1
      return inside.typeDeclaration(node, outer: []).map { make(.type($0), node) }
    case .macroExpansionDecl(let node):
      let kind = Expression.Kind.macro(plainName(node.macroName), labeled(node.arguments))
      return make(.expression(make(kind, node)), node)
    default: return nil
    }
  }

  private func localVariable(_ node: VariableDeclSyntax) -> Statement.Kind {
    let bindings = node.bindings.map { binding in
      VariableBinding(
        pattern: pattern(binding.pattern), type: binding.typeAnnotation.map { type($0.type) },
        value: binding.initializer.map { expression($0.value) }, getter: localGetter(binding))
    }
    return .variable(
      withSharedTypes(bindings), isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
      wrapper: wrappers(node.attributes).last)
  }

  /// `var a, b: Int`: the type stands behind the last.
  private func withSharedTypes(_ bindings: [VariableBinding]) -> [VariableBinding] {
    var result = bindings
    var type: TypeName?
    for index in result.indices.reversed() {
      if result[index].type != nil { type = result[index].type }
      if result[index].type == nil, result[index].value == nil { result[index].type = type }
    }
    return result
  }

  private func localGetter(_ binding: PatternBindingSyntax) -> [Statement]? {
    switch binding.accessorBlock?.accessors {
    case .getter(let list): statements(list)
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body.map { statements($0.statements) }
    case nil: nil
    }
  }
}

extension Pattern {
  /// `for case let x? in xs` skips what does not match; a plain pattern always matches.
  static func optionalCase(_ pattern: Pattern) -> Pattern { pattern }
}

extension Statement {
  fileprivate var isType: Bool {
    if case .type = kind { return true }
    return false
  }

  fileprivate var isFunction: Bool {
    if case .function = kind { return true }
    return false
  }
}
