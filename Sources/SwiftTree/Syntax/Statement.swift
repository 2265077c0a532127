package struct Block: Sendable {
  package var statements: [Statement]
  package var span: Span

  package init(_ statements: [Statement], _ span: Span) {
    self.statements = statements
    self.span = span
  }
}

/// A statement or a declaration among statements.
package final class Statement: Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `return`(Expression?)
    /// `then value`
    case then(Expression)
    /// The else block of `else if` holds that `if` alone.
    case `if`([Condition], Block, else: Block?)
    case `guard`([Condition], else: Block)
    case `switch`(Expression, [SwitchCase])
    case forIn(ForIn)
    case whileLoop([Condition], Block, label: String?)
    case repeatLoop(Block, Expression, label: String?)
    /// `do { } catch { }`; without clauses a plain block.
    case doCatch(Block, [CatchClause], thrown: Thrown?, label: String?)
    case deferred(Block)
    case breaking(String?)
    case continuing(String?)
    case fallThrough
    case throwing(Expression)
    /// `yield &tides[index]`, in a `_read` or `_modify` accessor.
    case yielding(Expression)
    case unknown(String)
  }
}

extension Statement {
  /// Whether it has the form of a value: an `if` with an `else`, a `switch`.
  package var mayBeValue: Bool {
    switch kind {
    case .if(_, _, let otherwise): otherwise != nil
    case .switch: true
    default: false
    }
  }
}

package struct ForIn: Sendable {
  package var pattern: Pattern
  package var sequence: Expression
  package var condition: Expression?
  package var body: Block
  package var label: String?
  package var isAwaited: Bool
  package var isTried: Bool

  package init(
    pattern: Pattern, sequence: Expression, condition: Expression?, body: Block, label: String?,
    isAwaited: Bool, isTried: Bool
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.label = label
    self.isAwaited = isAwaited
    self.isTried = isTried
  }
}

package enum Condition: Sendable {
  case expression(Expression)
  /// `let tide = reading`, `let tide` (whose value is the name again), `var tide: Tide = …`.
  case optionalBinding(Pattern, WrittenType?, Expression)
  case pattern(Pattern, WrittenType?, Expression)
  /// `#available(iOS 17, *)`, `#unavailable`.
  case available([Platform], isNegated: Bool)

  package var expression: Expression? {
    switch self {
    case .expression(let expression), .optionalBinding(_, _, let expression), .pattern(_, _, let expression):
      expression
    case .available: nil
    }
  }

  package struct Platform: Sendable {
    package var name: String
    /// `[17, 4]`
    package var version: [Int]

    package init(name: String, version: [Int]) {
      self.name = name
      self.version = version
    }
  }
}

package struct SwitchCase: Sendable {
  /// Empty for `default`.
  package var items: [Item]
  package var body: Block

  package struct Item: Sendable {
    package var pattern: Pattern
    package var condition: Expression?

    package init(pattern: Pattern, condition: Expression?) {
      self.pattern = pattern
      self.condition = condition
    }

    /// `catch let error`, `case _`: nothing is left for others.
    package var catchesAll: Bool {
      guard condition == nil else { return false }
      switch pattern.kind {
      case .wildcard, .variable: return true
      default: return false
      }
    }
  }

  package init(items: [Item], body: Block) {
    self.items = items
    self.body = body
  }
}

package struct CatchClause: Sendable {
  /// Empty: any error, named `error`.
  package var items: [SwitchCase.Item]
  package var body: Block

  package init(items: [SwitchCase.Item], body: Block) {
    self.items = items
    self.body = body
  }
}

package final class Pattern: Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case wildcard
    /// A variable that the pattern makes.
    case variable(String, isLet: Bool)
    case tuple([(label: String?, pattern: Pattern)])
    /// `name: Type`
    case typed(Pattern, WrittenType)
    /// `let x?`
    case optional(Pattern)
    /// `is Tide`
    case isType(WrittenType)
    /// `let tide as Tide`
    case cast(Pattern, WrittenType)
    /// `.high(let mark)`, `Tide.high(mark: let mark)`, `.high` with nothing behind it is an expression.
    /// The expression is the case's name: an implicit member or a member.
    case enumCase(Expression, [(label: String?, pattern: Pattern)])
    case expression(Expression)
  }
}

extension Pattern {
  /// The variables that it makes, in order.
  package var variables: [(String, Span)] {
    switch kind {
    case .variable(let name, _): [(name, span)]
    case .tuple(let elements): elements.flatMap(\.pattern.variables)
    case .typed(let pattern, _), .optional(let pattern), .cast(let pattern, _): pattern.variables
    case .enumCase(_, let payload): payload.flatMap(\.pattern.variables)
    case .wildcard, .isType, .expression: []
    }
  }
}
