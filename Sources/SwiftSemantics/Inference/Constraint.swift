import EarshotSwiftCode

/// How two types have to fit.
enum Relation {
  /// The same type.
  case equal
  /// Without a change of the value: a subclass, a function that takes more.
  case subtype
  /// As an argument or an assignment converts.
  case conversion
}

/// Something that has to hold for a solution.
enum Constraint {
  case relation(Relation, Type, Type)
  /// `as`: a conversion, or an object that a value becomes.
  case coercion(Type, Type)
  case conforms(Type, NominalType)
  case literal(Type, LiteralKind)
  /// A collection literal and the types of its elements (one, or key and value).
  case collection(Type, LiteralKind, [Type])
  /// A text with values in it: what takes them is what the type says (SE-0228).
  case interpolation(Type, [[Argument]], Expression, Context)
  case member(MemberSite)
  case choice(Disjunction)
  case call(CallSite)
  case closure(Type, ClosureSite)
  /// `?` and `!`: the second is what is in the first.
  case unwrap(Type, Type)
  /// The second is the first as an optional, which it may be already: `try?`, the end of an optional chain.
  case optionalOf(Type, Type)
  case keyPath(KeyPathSite)
  /// A key path of any class that goes from one type to another.
  case keyPathUse(Type, root: Type, value: Type)
  /// The metatype of the first is the second: `.self`, `type(of:)`.
  case metatype(Type, Type)
}

extension Constraint {
  /// The types that it says something of.
  var types: [Type] {
    switch self {
    case .relation(_, let one, let other), .coercion(let one, let other), .unwrap(let one, let other),
      .optionalOf(let one, let other), .metatype(let one, let other):
      [one, other]
    case .conforms(let type, _), .literal(let type, _), .closure(let type, _): [type]
    case .collection(let type, _, let elements): [type] + elements
    case .interpolation(let type, _, _, _): [type]
    case .member(let site): [site.base, site.result]
    // What a member is asked of is part of what it means.
    case .choice(let disjunction): [disjunction.type] + disjunction.candidates.flatMap(\.owners)
    case .call(let site): [site.callee, site.result] + site.arguments.map(\.type)
    case .keyPath(let site): [site.result, site.root, site.value]
    case .keyPathUse(let path, let root, let value): [path, root, value]
    }
  }

  /// Whether one of several things could be meant.
  var isUndecided: Bool {
    if case .choice = self { return true }
    return false
  }
}

final class MemberSite {
  let base: Type
  let name: Name
  let result: Type
  let expression: Expression?
  let context: Context
  /// The labels of the call that it is in.
  let labels: [String?]?
  /// `.name`: looked up in what is expected.
  let isImplicit: Bool
  /// Whether it is a component of a key path that isn't called: no function can be meant (SE-0161).
  let isComponent: Bool

  init(
    base: Type, name: Name, result: Type, expression: Expression?, context: Context, labels: [String?]?,
    isImplicit: Bool, isComponent: Bool = false
  ) {
    self.base = base
    self.name = name
    self.result = result
    self.expression = expression
    self.context = context
    self.labels = labels
    self.isImplicit = isImplicit
    self.isComponent = isComponent
  }
}

/// One thing that a name could mean.
struct Candidate {
  enum Meaning {
    case value(Value, base: Type?)
    /// A method named on its type: takes the instance first.
    case unapplied(Value, base: Type)
    case type(Type)
    /// A type's declaration by its name: the parameters are open.
    case declared(Entity)
    case local(Local)
    /// `@dynamicMemberLookup`: a key path or a text in place of the member.
    case dynamic(Value, base: Type, Name)
  }

  var meaning: Meaning
  /// What the member was asked of, where a superclass declares it.
  var receiver: Type?
  /// The implicitly unwrapped optional that it is, unwrapped.
  var isForced = false
  /// Found in what is inside of the optional that was asked.
  var isThroughOptional = false

  /// The same with what is known of the types in it put in.
  func known(_ close: (Type) -> Type) -> Candidate {
    var result = self
    result.receiver = receiver.map(close)
    result.meaning =
      switch meaning {
      case .value(let value, let base): .value(value, base: base.map(close))
      case .unapplied(let value, let base): .unapplied(value, base: close(base))
      case .dynamic(let value, let base, let name): .dynamic(value, base: close(base), name)
      case .type(let type): .type(close(type))
      case .declared, .local: meaning
      }
    return result
  }

  /// The types that it is a member of.
  var owners: [Type] {
    switch meaning {
    case .value(_, let base?): [base]
    case .unapplied(_, let base), .dynamic(_, let base, _): [base]
    case .value(_, nil), .type, .declared, .local: receiver.map { [$0] } ?? []
    }
  }

  var isType: Bool {
    switch meaning {
    case .type, .declared: true
    default: false
    }
  }

  var value: Value? {
    switch meaning {
    case .value(let value, _), .unapplied(let value, _), .dynamic(let value, _, _): value
    case .type, .declared, .local: nil
    }
  }
}

final class Disjunction {
  let type: Type
  let candidates: [Candidate]
  let name: Name
  let expression: Expression?
  let context: Context
  /// Whether the code around is asynchronous.
  let isAsync: Bool
  /// What a call gives whichever is meant; outer nil: nobody looked yet.
  var sharedResult: Type??

  init(
    type: Type, candidates: [Candidate], name: Name, expression: Expression?, context: Context,
    isAsync: Bool = false
  ) {
    self.isAsync = isAsync
    self.type = type
    self.candidates = candidates
    self.name = name
    self.expression = expression
    self.context = context
  }
}

struct ArgumentType {
  var label: String?
  var type: Type
  var expression: Expression?
  var isTrailingClosure = false
  var isInOut = false

  var isClosure: Bool {
    if case .closure? = expression?.kind { return true }
    return false
  }
}

final class CallSite {
  let callee: Type
  let arguments: [ArgumentType]
  let result: Type
  /// The expression that what is called was found for: its name, or the call where that makes an initializer
  /// of a type.
  let function: Expression?
  let call: Expression?
  let context: Context

  init(
    callee: Type, arguments: [ArgumentType], result: Type, function: Expression?, call: Expression?,
    context: Context
  ) {
    self.callee = callee
    self.arguments = arguments
    self.result = result
    self.function = function
    self.call = call
    self.context = context
  }

  var labels: [String?] { arguments.map(\.label) }
}

final class ClosureSite {
  let expression: Expression
  let closure: Closure
  let context: Context

  init(expression: Expression, closure: Closure, context: Context) {
    self.expression = expression
    self.closure = closure
    self.context = context
  }
}

final class KeyPathSite {
  let expression: Expression
  let root: Type
  let value: Type
  /// What the literal is.
  let result: Type
  let components: [KeyPathComponent]
  let context: Context

  init(
    expression: Expression, root: Type, value: Type, result: Type, components: [KeyPathComponent],
    context: Context
  ) {
    self.expression = expression
    self.root = root
    self.value = value
    self.result = result
    self.components = components
    self.context = context
  }
}
