import EarshotSwiftCode
import EarshotSwiftSemantics

/// Expressions as places that can be changed.
extension FunctionBuilder {
  func access(_ expression: Expression) -> Access {
    switch expression.kind {
    case .parenthesized(let inner), .inOut(let inner), .tryPlain(let inner), .awaited(let inner):
      return access(inner)
    case .name, .member, .implicitMember: return referenceAccess(expression)
    case .subscript(let base, let arguments): return subscriptAccess(expression, base, arguments)
    case .unwrapOptional(let inner): return unwrappedAccess(access(inner)) { ChainEnd.reached }
    case .forceUnwrap(let inner):
      return unwrappedAccess(access(inner)) {
        Interruption.trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
      }
    case .optionalChain(let inner): return access(inner)
    default: return temporary(expression)
    }
  }

  /// A value that is no place: what is changed is lost.
  private func temporary(_ expression: Expression) -> Access {
    let code = compile(expression)
    return { frame, body in
      var value = try code(frame)
      try body(&value)
    }
  }

  private func unwrappedAccess(_ access: @escaping Access, _ failure: @escaping () -> any Error) -> Access {
    { frame, body in
      try access(frame) { place in
        guard var value = place.unwrapped else { throw failure() }
        place = .unset
        defer { place = value.wrapped }
        try body(&value)
      }
    }
  }

  private func referenceAccess(_ expression: Expression) -> Access {
    if let local = body.locals[expression] {
      guard body.forced.contains(expression) else { return access(local) }
      return unwrappedAccess(access(local)) {
        Interruption.trap("Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")
      }
    }
    if let choice = body.choices[expression] { return propertyAccess(choice, expression, isSet: false) }
    switch expression.kind {
    case .name(let name) where name.base == "self" || name.base == "super": return selfAccess()
    case .member(let base, let name):
      if name.base == "self" { return access(base) }
      guard let place = tupleElement(base, name.base) else { return temporary(expression) }
      let outer = access(base)
      return { frame, body in try outer(frame) { try $0.modifyField(place, body) } }
    default: return temporary(expression)
    }
  }

  /// - Parameter isSet: whether the old value isn't needed.
  func propertyAccess(_ choice: Choice, _ expression: Expression, isSet: Bool) -> Access {
    let access = plainAccess(choice, expression, isSet)
    guard choice.isForced else { return access }
    return unwrappedAccess(access) {
      Interruption.trap("Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
  }

  private func plainAccess(_ choice: Choice, _ expression: Expression, _ isSet: Bool) -> Access {
    let value = choice.value
    let machine = machine
    if case .dynamic(let name) = choice.use { return dynamicAccess(choice, name, expression) }
    if value.isFunction { return temporary(expression) }
    guard let (code, type) = base(of: choice, expression) else {
      switch machine.propertyKind(of: value) {
      case .single:
        return { _, body in try machine.modifySingle(value, machine.types.void, isSet: isSet, body) }
      case .wrappedSingle:
        return { _, body in
          var none = RuntimeValue.void
          try machine.modifyPlain(value, &none, machine.types.void, isSet: isSet, body)
        }
      default: break
      }
      let callable = machine.tables.callable(value)
      let generics = generics(of: choice)
      return { frame, body in
        var arguments: ContiguousArray<RuntimeValue> = []
        var new = isSet ? RuntimeValue.unset : try machine.call(callable, generics(frame), &arguments)
        try body(&new)
        arguments = [new]
        try machine.set(callable, generics(frame), &arguments)
      }
    }
    let use = memberUse(choice, base: type)
    let isWeak = value.modifiers.doesNotKeep
    if value.isStatic {
      return { frame, body in
        var receiver = try code(frame)
        try machine.modify(value, of: &receiver, on: use.type(frame), isSet: isSet, body)
      }
    }
    return memberAccess(choice, expression, isSet, use, isWeak)
  }

  private func memberAccess(
    _ choice: Choice, _ expression: Expression, _ isSet: Bool, _ use: MemberUse, _ isWeak: Bool
  ) -> Access {
    let value = choice.value
    let machine = machine
    let outer = baseAccess(expression)
    let isOwn = isOwnStorage(value, expression)
    if !use.isDynamic || isOwn, case .stored(let place) = machine.propertyKind(of: value), !isWeak,
      isOwn || !value.hasAccessor(.willSet) && !value.hasAccessor(.didSet)
    {
      let machine = machine
      return { frame, body in try outer(frame) { try machine.changeField(place, &$0, isSet: isSet, body) } }
    }
    if isOwn, case .wrapped(let place, let storage) = machine.propertyKind(of: value) {
      return wrapperInitialAccess(value, place, storage, outer, use, isSet)
    }
    if isOwn, isWeak, case .stored(let place) = machine.propertyKind(of: value) {
      return { frame, body in
        try outer(frame) {
          try $0.modifyField(place) { held in
            var new = held.strong
            try body(&new)
            held = new.weak
          }
        }
      }
    }
    let isSuper = isSuper(expression)
    return { frame, body in
      func change(_ held: inout RuntimeValue) throws {
        guard isWeak else { return try body(&held) }
        var new = held.strong
        try body(&new)
        held = new.weak
      }
      try outer(frame) { receiver in
        if isSuper || !use.isDynamic {
          try machine.modifyPlain(value, &receiver, use.type(frame), isSet: isSet, change)
        } else {
          try machine.modify(value, of: &receiver, on: use.type(frame), isSet: isSet, change)
        }
      }
    }
  }

  /// In its type's own initializer and `deinit` a property is set without its observers, but for closures, functions and `defer`
  /// there (`getAccessSemanticsFromContext`, lib/AST/Decl.cpp).
  private func isOwnStorage(_ value: Value, _ expression: Expression) -> Bool {
    guard let own = self.value, outer == nil, !around.isDeferred else { return false }
    // An observer sets its own property without being called again.
    let isObserver = own === value && own.isStored
    var isEnd = false
    if case .function(let code) = own.code, case .deinitializer = code.kind { isEnd = true }
    guard isObserver || (own.isInitializer || isEnd) && own.owner === value.owner else { return false }
    switch expression.kind {
    case .name: return true
    case .member(let base, _): return base.isSelfOrSuper && !isSuper(expression)
    default: return false
    }
  }

  /// In an initializer the first value of a wrapped property makes the wrapper.
  private func wrapperInitialAccess(
    _ value: Value, _ place: Int, _ storage: Type, _ outer: @escaping Access, _ use: MemberUse,
    _ isSet: Bool
  ) -> Access {
    let machine = machine
    return { frame, body in
      try outer(frame) { receiver in
        let type = use.type(frame)
        if case .unset = try machine.field(place, of: receiver, value) {
          var new = RuntimeValue.unset
          try body(&new)
          let made = try machine.wrap(
            new, for: value, in: machine.memberType(storage, of: value, on: type), on: type)
          try receiver.modifyField(place) { $0 = made }
        } else {
          try machine.modifyPlain(value, &receiver, type, isSet: isSet, body)
        }
      }
    }
  }

  func baseAccess(_ expression: Expression) -> Access {
    if case .member(let base, _) = expression.kind {
      if base.isSelfOrSuper { return selfAccess() }
      return access(base)
    }
    return selfAccess()
  }

  // MARK: Assignments

  func compileAssignment(_ target: Expression, _ value: Expression) -> Code {
    switch target.kind {
    case .discard:
      let code = compile(value)
      return { frame in
        _ = try code(frame)
        return .void
      }
    case .optionalChain(let inner):
      let code = compileAssignment(inner, value)
      return { frame in
        do {
          _ = try code(frame)
          return .void
        } catch ChainEnd.reached { return .none(0) }
      }
    case .parenthesized(let inner): return compileAssignment(inner, value)
    case .tuple(let elements): return compileTupleAssignment(elements.map(\.value), value)
    default: break
    }
    let code = handedOn(value, as: type(of: target), .held)
    if let optional = target.chainedOptional { return compileChained(target, optional, code) }
    let (place, prepare) = prepared { assignedAccess(target) }
    return { frame in
      _ = try prepare?(frame)
      let new = try code(frame)
      try place(frame) { $0 = new }
      return .void
    }
  }

  /// What is assigned isn't evaluated where the chain ends; and where it is, nothing that it may name is being changed
  /// yet.
  private func compileChained(_ target: Expression, _ optional: Expression, _ code: @escaping Code) -> Code {
    let place = assignedAccess(target)
    guard !optional.hasCall else {
      return { frame in
        try place(frame) { $0 = try code(frame) }
        return .void
      }
    }
    let held = compile(optional)
    return { frame in
      // Where the chain ends, observers of what it goes through are called all the same.
      guard try held(frame).unwrapped != nil else {
        try place(frame) { _ in }
        throw ChainEnd.reached
      }
      let new = try code(frame)
      try place(frame) { $0 = new }
      return .void
    }
  }

  private func assignedAccess(_ target: Expression) -> Access {
    switch target.kind {
    case .name, .member, .implicitMember:
      if body.locals[target] == nil, let choice = body.choices[target], !choice.isForced {
        return propertyAccess(choice, target, isSet: true)
      }
      if let local = body.locals[target], !shared.contains(local), let slot = slot(of: local),
        !kinds.weak.contains(local)
      {
        return { frame, body in try body(&frame.slots[slot]) }
      }
      return access(target)
    case .subscript(let base, let arguments):
      return subscriptAccess(target, base, arguments, isSet: true)
    default: return access(target)
    }
  }

  private func compileTupleAssignment(_ targets: [Expression], _ value: Expression) -> Code {
    let tuple: [Type]
    if case .tuple(let elements) = type(of: value).kind { tuple = elements.map(\.type) } else { tuple = [] }
    let code = compile(value)
    var prepares: [Code] = []
    let places = targets.enumerated().map { index, target -> ((Frame, RuntimeValue) throws -> Void) in
      if case .discard = target.kind { return { _, _ in } }
      let wanted = type(of: target)
      let given = index < tuple.count ? tuple[index] : wanted
      let machine = machine
      let (from, to) = (source(given), source(wanted))
      if case .tuple(let inner) = target.kind {
        let accesses = inner.map { assignedAccess($0.value) }
        return { frame, value in
          guard case .fields(let fields) = value else { return }
          for (access, field) in zip(accesses, fields) { try access(frame) { $0 = field } }
        }
      }
      let (access, prepare) = prepared { assignedAccess(target) }
      if let prepare { prepares.append(prepare) }
      return { frame, value in
        let new = try machine.convert(value, from: from(frame), to: to(frame))
        try access(frame) { $0 = new }
      }
    }
    return { frame in
      for prepare in prepares { _ = try prepare(frame) }
      guard case .fields(let fields) = try code(frame) else {
        throw Interruption.unknown("a tuple that is not known")
      }
      for (place, field) in zip(places, fields) { try place(frame, field) }
      return .void
    }
  }
}

extension Expression {
  /// The optional behind which the last part of a chain is reached.
  fileprivate var chainedOptional: Expression? {
    switch kind {
    case .unwrapOptional(let inner): inner
    case .member(let base, _), .subscript(let base, _), .call(let base, _), .forceUnwrap(let base):
      base.chainedOptional
    default: nil
    }
  }

  /// Whether something is called in it: that must happen once.
  fileprivate var hasCall: Bool {
    switch kind {
    case .name, .integer, .string, .implicitMember, .boolean: false
    case .member(let base, _), .unwrapOptional(let base), .forceUnwrap(let base), .parenthesized(let base),
      .prefix(_, let base):
      base.hasCall
    case .subscript(let base, let arguments): base.hasCall || arguments.contains { $0.value.hasCall }
    default: true
    }
  }
}
