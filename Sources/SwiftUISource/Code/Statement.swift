/// A statement or a local declaration.
final class Statement: Sendable {
  let kind: Kind
  let start: Int
  let file: FileCode

  init(_ kind: Kind, start: Int, file: FileCode) {
    self.kind = kind
    self.start = start
    self.file = file
  }

  indirect enum Kind: Sendable {
    case expression(Expression)
    case variable([VariableBinding], isLet: Bool, wrapper: PropertyWrapperUse?)
    case `return`(Expression?)
    case `if`([Condition], then: [Statement], else: [Statement]?)
    case `guard`([Condition], else: [Statement])
    case `switch`(Expression, [SwitchCase])
    case forIn(
      Pattern, Expression, where: Expression?, body: [Statement], label: String?, isAsync: Bool)
    case whileLoop([Condition], body: [Statement], label: String?)
    case repeatLoop(body: [Statement], condition: Expression, label: String?)
    case breakLoop(String?)
    case continueLoop(String?)
    case fallThrough
    case throwing(Expression)
    case doCatch([Statement], [CatchClause])
    case deferred([Statement])
    case function(FunctionCode)
    case type(TypeCode)
    case block([Statement])
    case unsupported(String)
  }
}

struct VariableBinding: Sendable {
  var pattern: Pattern
  var type: TypeName?
  var value: Expression?
  /// A computed local variable.
  var getter: [Statement]?
}

struct PropertyWrapperUse: Sendable {
  var name: String
  /// `[Tide]` of `@Stored<Tide> var tide`.
  var typeArguments: [TypeName] = []
  var arguments: [CallArgument]
}

enum Condition: Sendable {
  case expression(Expression)
  case binding(Pattern, TypeName?, Expression)
  case `case`(Pattern, Expression)
  /// `#available(iOS 16, *)`: the version of iOS, nil where iOS is not named.
  case available(iOS: Int?, negated: Bool)
}

struct SwitchCase: Sendable {
  var patterns: [(pattern: Pattern, where: Expression?)]
  var isDefault: Bool
  var body: [Statement]
}

struct CatchClause: Sendable {
  var patterns: [(pattern: Pattern, where: Expression?)]
  var body: [Statement]
}

indirect enum Pattern: Sendable {
  case wildcard
  case identifier(String)
  case tuple([(label: String?, pattern: Pattern)])
  /// `.some(let x)`, `Kind.text(let t)`, `.empty`.
  case enumCase(type: [String], name: String, payload: [(label: String?, pattern: Pattern)]?)
  case optional(Pattern)
  case expression(Expression)
  case isType(TypeName)
  case asType(Pattern, TypeName)
}

extension [Statement] {
  /// Whether a value is returned anywhere in a body, outside of closures and functions in it: then no result
  /// builder makes anything of the body.
  var returnsValue: Bool { contains { $0.returnsValue } }
}

extension Statement {
  fileprivate var returnsValue: Bool {
    switch kind {
    case .return(let value): value != nil
    case .if(_, let then, let otherwise): then.returnsValue || otherwise?.returnsValue ?? false
    case .guard(_, let body), .deferred(let body), .block(let body): body.returnsValue
    case .switch(_, let cases): cases.contains { $0.body.returnsValue }
    case .forIn(_, _, _, let body, _, _), .whileLoop(_, let body, _), .repeatLoop(let body, _, _):
      body.returnsValue
    case .doCatch(let body, let clauses): body.returnsValue || clauses.contains { $0.body.returnsValue }
    default: false
    }
  }
}
