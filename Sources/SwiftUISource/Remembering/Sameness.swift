import EarshotVocabulary

/// Whether two values can't be told apart by any code: more than being equal.
///
/// Closures are the same where their code is and everything in the scopes that they can see is.
/// Says "not the same" where finding out would take long, which costs an evaluation and no truth.
struct Sameness {
  private struct Pair: Hashable {
    var a: ObjectIdentifier
    var b: ObjectIdentifier
  }

  /// Scopes that were compared already; a pair that is being compared counts as the same, since a
  /// scope may hold a closure that sees it.
  private var scopes: [Pair: Bool] = [:]
  /// Compared scopes stay alive, so that no other scope takes their place in memory.
  private var held: [Scope] = []
  private var depth = 0
  /// Values that are still looked at, in one comparison.
  private var left = 0

  private static let depthLimit = 24
  private static let workLimit = 20_000

  mutating func same(_ a: Value, _ b: Value) -> Bool {
    left = Sameness.workLimit
    return compare(a, b)
  }

  mutating func same(_ a: Stored, _ b: Stored) -> Bool {
    switch (a, b) {
    case (.nothing, .nothing): return true
    case (.value(let a), .value(let b)): return same(a, b)
    case (.surroundings(let a), .surroundings(let b)): return same(a, b)
    default: return false
    }
  }

  mutating func same(_ a: BindingValue?, _ b: BindingValue?) -> Bool {
    left = Sameness.workLimit
    return compare(a, b)
  }

  mutating func same(_ a: ClosureValue, _ b: ClosureValue) -> Bool {
    left = Sameness.workLimit
    return compare(a, b)
  }

  mutating func same(_ a: Surroundings, _ b: Surroundings) -> Bool {
    left = Sameness.workLimit
    return a.owner == b.owner && a.dismissal == b.dismissal
      && compare(a.values, b.values) && compare(a.objects, b.objects) && compare(a.styles, b.styles)
      && compare(a.destinations, b.destinations) && compare(a.path, b.path)
      && compare(a.searched, b.searched)
      && (a.columns.isEmpty ? b.columns.isEmpty : compare(views: a.columns, b.columns))
  }

  // MARK: Values

  private mutating func compare(_ a: Value, _ b: Value) -> Bool {
    left -= 1
    if left < 0 { return false }
    switch (a, b) {
    case (.void, .void), (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a.bitPattern == b.bitPattern
    case (.string(let a), .string(let b)): return a == b && a.utf8.elementsEqual(b.utf8)
    case (.date(let a), .date(let b)): return a.bitPattern == b.bitPattern
    case (.url(let a), .url(let b)): return a == b
    case (.object(let a), .object(let b)): return a.id == b.id && a.type === b.type
    case (.attributed(let a), .attributed(let b)): return a == b
    default: return deeper { $0.compound(a, b) }
    }
  }

  private mutating func deeper(_ body: (inout Sameness) -> Bool) -> Bool {
    guard depth < Sameness.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func compound(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.array(let a), .array(let b)): return compare(a, b)
    case (.structure(let a), .structure(let b)):
      return a.type === b.type && a.identity == b.identity && compare(a.fields, b.fields)
    case (.enumeration(let a), .enumeration(let b)):
      return a.type === b.type && a.name == b.name && a.labels == b.labels && compare(a.payload, b.payload)
    case (.localized(let a), .localized(let b)): return compare(a, b)
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return false }
      for (a, b) in zip(a, b) where a.label != b.label || !compare(a.value, b.value) { return false }
      return true
    case (.dictionary(let a), .dictionary(let b)):
      return a.count == b.count && compare(Array(a.keys), Array(b.keys))
        && compare(Array(a.values), Array(b.values))
    case (.set(let a), .set(let b)): return compare(Array(a), Array(b))
    case (.range(let a), .range(let b)):
      return a.isClosed == b.isClosed && compare(a.lower, b.lower) && compare(a.upper, b.upper)
    case (.closure(let a), .closure(let b)): return compare(a, b)
    case (.type(let a), .type(let b)):
      return a.name == b.name && a.info === b.info && a.arguments == b.arguments
    case (.keyPath(let a), .keyPath(let b)): return a == b
    case (.binding(let a), .binding(let b)): return compare(a, b)
    case (.view(let a), .view(let b)): return compare(a, b)
    case (.symbol(let a), .symbol(let b)):
      return a.name == b.name && a.type == b.type && compare(a.arguments ?? [], b.arguments ?? [])
        && (a.arguments == nil) == (b.arguments == nil)
    case (.record(let a), .record(let b)): return a.type == b.type && compare(a.fields, b.fields)
    case (.unknown(let a), .unknown(let b)):
      return a.source == b.source && a.missing == b.missing && a.isCall == b.isCall && a.type == b.type
        && a.content.isEmpty && b.content.isEmpty && compare(a.fields, b.fields)
    default: return false
    }
  }

  private mutating func compare(_ a: [Value], _ b: [Value]) -> Bool {
    guard a.count == b.count else { return false }
    let isOneArray = a.withUnsafeBufferPointer { first in
      b.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
    }
    if isOneArray { return true }
    for index in a.indices where !compare(a[index], b[index]) { return false }
    return true
  }

  private mutating func compare(_ a: [LabeledValue], _ b: [LabeledValue]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices {
      guard a[index].label == b[index].label, compare(a[index].value, b[index].value) else { return false }
    }
    return true
  }

  private mutating func compare(_ a: Value?, _ b: Value?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return compare(a, b)
  }

  private mutating func compare(_ a: [String: Value], _ b: [String: Value]) -> Bool {
    guard a.count == b.count else { return false }
    for (key, value) in a {
      guard let other = b[key], compare(value, other) else { return false }
    }
    return true
  }

  private mutating func compare(_ a: [String: ClosureValue], _ b: [String: ClosureValue]) -> Bool {
    guard a.count == b.count else { return false }
    for (key, value) in a {
      guard let other = b[key], compare(value, other) else { return false }
    }
    return true
  }

  private mutating func compare(_ a: LocalizedText, _ b: LocalizedText) -> Bool {
    a.file == b.file && a.table == b.table && a.defaultValue == b.defaultValue
      && compare(a.segments, b.segments) && compare(a.defaultSegments ?? [], b.defaultSegments ?? [])
  }

  private mutating func compare(_ a: [LocalizedText.Segment], _ b: [LocalizedText.Segment]) -> Bool {
    guard a.count == b.count else { return false }
    for (a, b) in zip(a, b) {
      switch (a, b) {
      case (.literal(let a), .literal(let b)): if a != b { return false }
      case (.content(let a), .content(let b)): if a != b { return false }
      case (.argument(let a, let first), .argument(let b, let second)):
        if first != second || !compare(a, b) { return false }
      default: return false
      }
    }
    return true
  }

  // MARK: Closures and what they see

  private mutating func compare(_ a: ClosureValue, _ b: ClosureValue) -> Bool {
    guard a.isViewBuilder == b.isViewBuilder, a.labels == b.labels, sameCode(a.body, b.body) else {
      return false
    }
    return compare(a.scope, b.scope)
  }

  private mutating func sameCode(_ a: ClosureValue.Body, _ b: ClosureValue.Body) -> Bool {
    switch (a, b) {
    case (.code(let a, let first), .code(let b, let second)):
      return first === second && (a === b || a.isExpression(of: b))
    case (.function(let a, let first, let type), .function(let b, let second, let other)):
      return a === b && type === other && compare(first, second)
    case (.native(let a), .native(let b)): return a == b
    case (.operatorNamed(let a), .operatorNamed(let b)): return a == b
    case (.enumCase(let a, let first), .enumCase(let b, let second)): return a === b && first == second
    case (.initializer(let a), .initializer(let b)):
      return a.name == b.name && a.info === b.info && a.arguments == b.arguments
    case (.member(let a, let first), .member(let b, let second)):
      return first == second && compare(a, b)
    default: return false
    }
  }

  private mutating func compare(_ a: Scope?, _ b: Scope?) -> Bool {
    var (a, b) = (a, b)
    while let first = a, let second = b {
      if first === second { return true }
      let pair = Pair(a: ObjectIdentifier(first), b: ObjectIdentifier(second))
      if let known = scopes[pair] {
        if !known { return false }
      } else {
        scopes[pair] = true
        held.append(first)
        held.append(second)
        guard deeper({ $0.variables(first, second) }) else {
          // What was found the same on the way may rest on this pair.
          scopes = [pair: false]
          return false
        }
      }
      a = first.parent
      b = second.parent
    }
    return a == nil && b == nil
  }

  private mutating func variables(_ a: Scope, _ b: Scope) -> Bool {
    guard a.owner === b.owner, a.file === b.file, a.body?.code == b.body?.code,
      a.variables.count == b.variables.count, a.functions.count == b.functions.count,
      a.types.count == b.types.count
    else { return false }
    for (a, b) in zip(a.functions, b.functions) where a !== b { return false }
    for (a, b) in zip(a.types, b.types) where a !== b { return false }
    for (a, b) in zip(a.variables, b.variables) {
      guard a.name == b.name, a.isOptional == b.isOptional else { return false }
      switch (a.kind, b.kind) {
      case (.plain, .plain): if !compare(a.value, b.value) { return false }
      case (.state(let a), .state(let b)): if !compare(a, b) { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func compare(_ a: BindingValue?, _ b: BindingValue?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    switch (a, b) {
    case (.constant(let a), .constant(let b)): return compare(a, b)
    case (.state(let a, let first), .state(let b, let second)): return a == b && first == second
    case (.object(let a, let first), .object(let b, let second)): return a.id == b.id && first == second
    case (.closures(let a, let first), .closures(let b, let second)):
      return compare(a, b) && compare(first, second)
    case (.member(let a, let first), .member(let b, let second)):
      return first == second && deeper { $0.compare(a, b) }
    case (.index(let a, let first), .index(let b, let second)):
      return compare(first, second) && deeper { $0.compare(a, b) }
    case (.identified(let a, let first), .identified(let b, let second)):
      return compare(first, second) && deeper { $0.compare(a, b) }
    case (.element(let a, let first), .element(let b, let second)):
      return first == second && deeper { $0.compare(a, b) }
    case (.defaults(let a, let first), .defaults(let b, let second)): return a == b && compare(first, second)
    case (.unwrapped(let a), .unwrapped(let b)): return deeper { $0.compare(a, b) }
    default: return false
    }
  }

  // MARK: Views

  private mutating func compare(views a: [ViewValue], _ b: [ViewValue]) -> Bool {
    guard a.count == b.count else { return false }
    for (a, b) in zip(a, b) where !compare(a, b) { return false }
    return true
  }

  private mutating func compare(_ a: ViewValue, _ b: ViewValue) -> Bool {
    guard a.file === b.file, a.start == b.start, a.index == b.index, a.branch == b.branch,
      a.modifiers.count == b.modifiers.count, compare(a.arguments, b.arguments)
    else { return false }
    for (a, b) in zip(a.modifiers, b.modifiers) {
      guard a.name == b.name, a.file === b.file, a.start == b.start, compare(a.arguments, b.arguments),
        compare(a.custom, b.custom)
      else { return false }
    }
    switch (a.kind, b.kind) {
    case (.sdk(let a), .sdk(let b)): return a == b
    case (.unknown(let a), .unknown(let b)): return a == b
    case (.custom(let a), .custom(let b)): return compare(a, b)
    case (.group(let a), .group(let b)): return deeper { $0.compare(views: a, b) }
    case (.content(let a), .content(let b)): return a === b
    default: return false
    }
  }
}

extension ClosureCode {
  /// Whether both are made of one and the same expression, as arguments are that are evaluated later.
  fileprivate func isExpression(of other: ClosureCode) -> Bool {
    guard parameters.isEmpty, captures.isEmpty, other.parameters.isEmpty, other.captures.isEmpty,
      body.count == 1, other.body.count == 1, case .expression(let own) = body[0].kind,
      case .expression(let others) = other.body[0].kind
    else { return false }
    return own === others
  }
}
