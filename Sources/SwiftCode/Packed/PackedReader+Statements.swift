extension PackedReader {
  mutating func block() -> Block {
    let statements = list { $0.statement() }
    return Block(statements, span())
  }

  mutating func statement() -> Statement {
    let form = byte()
    let place = span()
    return Statement(statementKind(form), place)
  }

  private mutating func statementKind(_ form: UInt8) -> Statement.Kind {
    switch form {
    case 0: return .expression(expression())
    case 1: return .declaration(declaration())
    case 2: return .return(optional { $0.expression() })
    case 3: return .then(expression())
    case 4:
      let conditions = conditions()
      let block = block()
      return .if(conditions, block, else: optional { $0.block() })
    case 5:
      let conditions = conditions()
      return .guard(conditions, else: block())
    case 6:
      let subject = expression()
      return .switch(
        subject,
        list { reader in
          let items = reader.items()
          return SwitchCase(items: items, body: reader.block())
        })
    case 7: return .forIn(forIn())
    case 8:
      let conditions = conditions()
      let body = block()
      return .whileLoop(conditions, body, label: optionalText())
    case 9:
      let body = block()
      let condition = expression()
      return .repeatLoop(body, condition, label: optionalText())
    case 10: return doCatch()
    case 11: return .deferred(block())
    case 12: return .breaking(optionalText())
    case 13: return .continuing(optionalText())
    case 14: return .fallThrough
    case 15: return .throwing(expression())
    case 16: return .yielding(expression())
    case 17: return .unknown(text())
    default: PackedReader.isDamaged()
    }
  }

  private mutating func doCatch() -> Statement.Kind {
    let body = block()
    let clauses = list { reader in
      let items = reader.items()
      return CatchClause(items: items, body: reader.block())
    }
    return .doCatch(body, clauses, label: optionalText())
  }

  private mutating func forIn() -> ForIn {
    let pattern = pattern()
    let sequence = expression()
    let condition = optional { $0.expression() }
    let body = block()
    let label = optionalText()
    let flags = byte()
    return ForIn(
      pattern: pattern, sequence: sequence, condition: condition, body: body, label: label,
      isAwaited: flags & 1 != 0, isTried: flags & 2 != 0)
  }

  private mutating func items() -> [SwitchCase.Item] {
    list { reader in
      let pattern = reader.pattern()
      return SwitchCase.Item(pattern: pattern, condition: reader.optional { $0.expression() })
    }
  }

  private mutating func conditions() -> [Condition] {
    list { reader in
      switch reader.byte() {
      case 0: return .expression(reader.expression())
      case 1:
        let (pattern, type, value) = reader.binding()
        return .optionalBinding(pattern, type, value)
      case 2:
        let (pattern, type, value) = reader.binding()
        return .pattern(pattern, type, value)
      case 3:
        let platforms = reader.list { reader in
          let name = reader.text()
          return Condition.Platform(name: name, version: reader.list { $0.number() })
        }
        return .available(platforms, isNegated: reader.flag())
      default: PackedReader.isDamaged()
      }
    }
  }

  private mutating func binding() -> (Pattern, WrittenType?, Expression) {
    let pattern = pattern()
    let type = optionalType()
    return (pattern, type, expression())
  }

  mutating func pattern() -> Pattern {
    let form = byte()
    let place = span()
    return Pattern(patternKind(form), place)
  }

  private mutating func patternKind(_ form: UInt8) -> Pattern.Kind {
    switch form {
    case 0: return .wildcard
    case 1:
      let name = text()
      return .variable(name, isLet: flag())
    case 2: return .tuple(labeled())
    case 3, 6:
      let inner = pattern()
      let type = type()
      return form == 3 ? .typed(inner, type) : .cast(inner, type)
    case 4: return .optional(pattern())
    case 5: return .isType(type())
    case 7:
      let name = expression()
      return .enumCase(name, labeled())
    case 8: return .expression(expression())
    default: PackedReader.isDamaged()
    }
  }

  private mutating func labeled() -> [(label: String?, pattern: Pattern)] {
    list { reader in
      let label = reader.optionalText()
      return (label: label, pattern: reader.pattern())
    }
  }
}
