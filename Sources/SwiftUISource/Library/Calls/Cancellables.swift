extension Value {
  /// Puts a cancellable into a set or an array of them; false where this is neither.
  mutating func take(_ cancellable: Value) -> Bool {
    switch self {
    case .set(var elements):
      elements.append(cancellable)
      self = .set(elements)
    case .array(var elements):
      elements.append(cancellable)
      self = .array(elements)
    default: return false
    }
    return true
  }
}

/// Looks for the cancellable of some work in all that a value holds.
struct CancellableSearch {
  let work: Int
  private(set) var isFound = false
  private var scopes: Set<ObjectIdentifier> = []
  private var depth = 0
  private static let depthLimit = 64

  init(work: Int) { self.work = work }

  mutating func look(at value: Value) {
    guard !isFound else { return }
    // What is too deep to be looked through may hold it.
    guard depth < CancellableSearch.depthLimit else {
      isFound = true
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .array(let values), .slice(let values, _): look(at: values)
    case .set(let values): look(at: values)
    case .dictionary(let pairs): look(at: pairs.values)
    case .tuple(let elements): look(at: elements.lazy.map(\.value))
    case .structure(let instance): look(at: instance.fields)
    case .enumeration(let instance): look(at: instance.payload)
    case .symbol(let symbol): look(at: (symbol.arguments ?? []).lazy.map(\.value))
    case .unknown(let unknown):
      look(at: unknown.fields.lazy.map(\.value))
      look(at: unknown.content.lazy.map { .closure($0) })
    case .record(let record):
      if record.type == "AnyCancellable", record["work"]?.exactInt == work { isFound = true }
      look(at: record.fields.lazy.map(\.value))
    case .closure(let closure):
      switch closure.body {
      case .function(_, let owner?, _): look(at: owner)
      case .member(let owner, _): look(at: owner)
      default: break
      }
      look(at: closure.scope)
    case .binding(.constant(let value)): look(at: value)
    case .binding(.closures(let get, let set)):
      look(at: get.scope)
      look(at: set.scope)
    default: break
    }
  }

  mutating func look(at work: PendingWork.Work) {
    switch work {
    case .call(let closure, let arguments):
      look(at: .closure(closure))
      look(at: arguments)
    case .resume(let suspension):
      for frame in suspension.frames { look(at: frame.scope) }
    case .arrive(let late, let subscription):
      look(at: late.values ?? [])
      look(at: subscription)
    }
  }

  mutating func look(at subscription: Subscription) {
    for call in subscription.pipeline.calls + [subscription.end] {
      look(at: call.arguments.lazy.map(\.value))
    }
  }

  private mutating func look(at values: some Sequence<Value>) {
    for value in values where !isFound { look(at: value) }
  }

  private mutating func look(at scope: Scope?) {
    var next = scope
    while let scope = next, !isFound, scopes.insert(ObjectIdentifier(scope)).inserted {
      look(at: scope.variables.lazy.map(\.value))
      next = scope.parent
    }
  }
}
