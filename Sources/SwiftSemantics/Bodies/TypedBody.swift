import EarshotSwiftCode

/// What inference found for one body: the type of every expression and what every name means.
package struct TypedBody {
  package var types: [Expression: Type] = [:]
  /// The declaration that a name leads to, and what it is there. An initializer without a name is at its call.
  package var choices: [Expression: Choice] = [:]
  package var locals: [Expression: Local] = [:]
  /// The names of implicitly unwrapped variables that are unwrapped.
  package var forced: Set<Expression> = []
  /// The variables that patterns, parameters and captures make.
  package var variables: [CodeSite: Local] = [:]
  /// Calls that stand nowhere in the code: of result builders, wrappers, `~=`.
  package var impliedCalls: [CodeSite: Expression] = [:]
  /// Functions among statements.
  package var functions: [CodeSite: Value] = [:]
  /// Types of what can be found nowhere else: a wrapper's storage, what a loop runs over.
  package var siteTypes: [CodeSite: Type] = [:]
  /// The result builders that closures are read with.
  package var builders: [Expression: Type] = [:]
  /// Members that nothing declares, called on values that stay what they are.
  package var keptReceivers: Set<Expression> = []
  /// Components of builders that are not known to be what the builder takes, with the cause.
  package var unknownParts: [Expression: GapCause] = [:]
  /// Why it is not known what an expression means: nothing declares what it asks for.
  package var undeclared: [Expression: GapCause] = [:]
  /// What the function itself gives back, wherever it does.
  package var returned: [Expression] = []
  package var problems: [Problem] = []

  /// Something that does not fit.
  package struct Problem: Hashable {
    package var reason: String
    /// Where in the file, if that is known.
    package var offset: Int?
  }
}

/// What a name means.
package struct Choice {
  package var value: Value
  /// Its type there.
  package var type: Type
  /// What the type parameters of the declaration stand for.
  package var map: Substitution
  /// What it was found in: the type of the base, or its superclass that declares it.
  package var base: Type?
  package var use: Use
  /// The implicitly unwrapped optional that it is, unwrapped.
  package var isForced: Bool
  /// Found in what is inside of the optional that is expected.
  package var isThroughOptional: Bool

  package enum Use {
    case direct
    /// A method named on its type.
    case unapplied
    /// By `subscript(dynamicMember:)`.
    case dynamic(Name)
  }
}

/// A place in code, and what of it is meant.
package struct CodeSite: Hashable {
  package enum Role: Hashable {
    case variable
    case storage
    case projection
    case parameter(Int)
    case capture(Int)
    /// What `catch` without a pattern names, by the place of the clause.
    case error(Int)
    case newValue(Int)
    case function
    case match
    case component(Int)
    case interpolation(Int)
    /// A wrapper of a variable, by its binding and, of several, its place from the outermost.
    case wrapper(Int, layer: Int)
    case element
    /// The value of a type that is made and then called, by one call that is written.
    case made
    case build(String, Int)
    /// What the getter of a variable among statements is built with.
    case builder
  }

  package var node: ObjectIdentifier
  package var role: Role

  package init(_ node: AnyObject, _ role: Role) {
    self.node = ObjectIdentifier(node)
    self.role = role
  }
}

extension Solver {
  /// The expression that stands for a call which is not written.
  func implied(_ site: CodeSite, span: Span) -> Expression {
    if let known = body.impliedCalls[site] { return known }
    let made = Expression(.discard, span)
    body.impliedCalls[site] = made
    return made
  }

  /// The variable of a place: the same one whenever that is looked into.
  func local(_ name: String, _ span: Span, isLet: Bool, at site: CodeSite, type: Type? = nil) -> Local {
    let local = builders.knownLocals[site] ?? Local(name: name, span: span, isLet: isLet)
    builders.knownLocals[site] = local
    if let type { local.type = type }
    state.found.variables[site] = local
    return local
  }

  /// Names the variable of a place by another place, too.
  func note(_ local: Local, at site: CodeSite) {
    state.found.variables[site] = local
  }
}
