extension Packer {
  mutating func block(_ block: Block) {
    list(block.statements) { $0.statement($1) }
    span(block.span)
  }

  mutating func statement(_ statement: Statement) {
    byte(statement.kind.packed)
    span(statement.span)
    switch statement.kind {
    case .expression(let value), .then(let value), .throwing(let value), .yielding(let value):
      expression(value)
    case .declaration(let declaration): anyDeclaration(declaration)
    case .return(let value): optional(value) { $0.expression($1) }
    case .if(let conditions, let block, let otherwise):
      self.conditions(conditions)
      self.block(block)
      optional(otherwise) { $0.block($1) }
    case .guard(let conditions, let otherwise):
      self.conditions(conditions)
      block(otherwise)
    case .switch(let subject, let cases):
      expression(subject)
      list(cases) { packer, part in
        packer.items(part.items)
        packer.block(part.body)
      }
    case .forIn(let loop): forIn(loop)
    case .whileLoop(let conditions, let body, let label):
      self.conditions(conditions)
      block(body)
      optionalText(label)
    case .repeatLoop(let body, let condition, let label):
      block(body)
      expression(condition)
      optionalText(label)
    case .doCatch(let body, let clauses, let label):
      block(body)
      list(clauses) { packer, clause in
        packer.items(clause.items)
        packer.block(clause.body)
      }
      optionalText(label)
    case .deferred(let body): block(body)
    case .breaking(let label), .continuing(let label): optionalText(label)
    case .fallThrough: break
    case .unknown(let form): text(form)
    }
  }

  private mutating func forIn(_ loop: ForIn) {
    pattern(loop.pattern)
    expression(loop.sequence)
    optional(loop.condition) { $0.expression($1) }
    block(loop.body)
    optionalText(loop.label)
    flags(loop.isAwaited, loop.isTried)
  }

  private mutating func items(_ items: [SwitchCase.Item]) {
    list(items) { packer, item in
      packer.pattern(item.pattern)
      packer.optional(item.condition) { $0.expression($1) }
    }
  }

  private mutating func conditions(_ conditions: [Condition]) {
    list(conditions) { packer, condition in
      switch condition {
      case .expression(let value):
        packer.byte(0)
        packer.expression(value)
      case .optionalBinding(let pattern, let type, let value):
        packer.byte(1)
        packer.binding(pattern, type, value)
      case .pattern(let pattern, let type, let value):
        packer.byte(2)
        packer.binding(pattern, type, value)
      case .available(let platforms, let isNegated):
        packer.byte(3)
        packer.list(platforms) { packer, platform in
          packer.text(platform.name)
          packer.list(platform.version) { $0.number($1) }
        }
        packer.flag(isNegated)
      }
    }
  }

  private mutating func binding(_ pattern: Pattern, _ type: WrittenType?, _ value: Expression) {
    self.pattern(pattern)
    optionalType(type)
    expression(value)
  }

  mutating func pattern(_ pattern: Pattern) {
    byte(pattern.kind.packed)
    span(pattern.span)
    switch pattern.kind {
    case .wildcard: break
    case .variable(let name, let isLet):
      text(name)
      flag(isLet)
    case .tuple(let elements): labeled(elements)
    case .typed(let inner, let type), .cast(let inner, let type):
      self.pattern(inner)
      self.type(type)
    case .optional(let inner): self.pattern(inner)
    case .isType(let type): self.type(type)
    case .enumCase(let name, let payload):
      expression(name)
      labeled(payload)
    case .expression(let value): expression(value)
    }
  }

  private mutating func labeled(_ elements: [(label: String?, pattern: Pattern)]) {
    list(elements) { packer, element in
      packer.optionalText(element.label)
      packer.pattern(element.pattern)
    }
  }
}

extension Statement.Kind {
  /// The number of its form in packed code.
  var packed: UInt8 {
    switch self {
    case .expression: 0
    case .declaration: 1
    case .return: 2
    case .then: 3
    case .if: 4
    case .guard: 5
    case .switch: 6
    case .forIn: 7
    case .whileLoop: 8
    case .repeatLoop: 9
    case .doCatch: 10
    case .deferred: 11
    case .breaking: 12
    case .continuing: 13
    case .fallThrough: 14
    case .throwing: 15
    case .yielding: 16
    case .unknown: 17
    }
  }
}

extension Pattern.Kind {
  /// The number of its form in packed code.
  var packed: UInt8 {
    switch self {
    case .wildcard: 0
    case .variable: 1
    case .tuple: 2
    case .typed: 3
    case .optional: 4
    case .isType: 5
    case .cast: 6
    case .enumCase: 7
    case .expression: 8
    }
  }
}
