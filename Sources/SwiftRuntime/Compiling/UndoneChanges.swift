import EarshotSwiftCode
import EarshotSwiftSemantics

/// What code changes that can't be done or ends before its end: in these places nobody knows then what there is.
struct UndoneChanges {
  /// Says of one place that it is in doubt; false where it can't be told which place that is.
  typealias Mark = (Frame, RuntimeGap) -> Bool

  var marks: [Mark] = []
  /// Whether there are some of which it can't be told where.
  var haveUntold = false

  var isEmpty: Bool { marks.isEmpty && !haveUntold }

  /// - Returns: whether all of them could be told.
  func mark(_ frame: Frame, _ gap: RuntimeGap) -> Bool {
    var areTold = !haveUntold
    for mark in marks where !mark(frame, gap) { areTold = false }
    return areTold
  }
}

extension FunctionBuilder {
  /// What a statement changes, in the blocks and closures of it too.
  func undoneChanges(by statement: Statement) -> UndoneChanges {
    var changes = UndoneChanges()
    add(statement, to: &changes, inside: statement.span)
    return changes
  }

  /// What a function changes, told to the machine for what wasn't done.
  func compileUndone(_ value: Value) -> Code {
    guard goesOn, case .function(let code) = value.code, let block = code.body?.value else {
      return { _ in .boolean(false) }
    }
    var changes = UndoneChanges()
    // All variables are its own.
    add(block, to: &changes, inside: Span(0, .max))
    return { [changes] frame in
      guard let gap = frame.machine.marking.gap else { return .boolean(false) }
      return .boolean(changes.mark(frame, gap))
    }
  }

  /// What is given to be changed by a call that isn't known, and what the closures change that it is given: those may be
  /// called, and may not.
  /// - Parameter closures: whether these are meant.
  func undoneChanges(byCallsIn expression: Expression, closures: Bool = true) -> UndoneChanges {
    var changes = UndoneChanges()
    addGiven(expression, to: &changes, closures)
    return changes
  }

  private func addGiven(_ expression: Expression, to changes: inout UndoneChanges, _ closures: Bool) {
    switch expression.kind {
    case .inOut(let place): changes.marks.append(replacement(of: place))
    case .closure(let closure) where closures: add(closure.body, to: &changes, inside: expression.span)
    default: for child in expression.children { addGiven(child, to: &changes, closures) }
    }
  }

  private func add(_ block: Block, to changes: inout UndoneChanges, inside span: Span) {
    for statement in block.statements { add(statement, to: &changes, inside: span) }
  }

  private func add(_ statement: Statement, to changes: inout UndoneChanges, inside span: Span) {
    for expression in statement.expressions { add(expression, to: &changes, inside: span) }
    for block in statement.blocks { add(block, to: &changes, inside: span) }
  }

  private func add(_ expression: Expression, to changes: inout UndoneChanges, inside span: Span) {
    switch expression.kind {
    case .assignment(let target, let value):
      add(place: target, to: &changes, inside: span)
      add(value, to: &changes, inside: span)
    case .inOut(let place): add(place: place, to: &changes, inside: span)
    case .closure(let closure): add(closure.body, to: &changes, inside: span)
    // Its blocks are the statement's.
    case .statement(let inner): for part in inner.expressions { add(part, to: &changes, inside: span) }
    default:
      if let (place, _) = changedPlace(by: expression) { add(place: place, to: &changes, inside: span) }
      if case .call(let callee, let arguments) = expression.kind {
        add(callOf: callee, arguments, to: &changes, inside: span)
      }
      for child in expression.children { add(child, to: &changes, inside: span) }
    }
  }

  private func add(place target: Expression, to changes: inout UndoneChanges, inside span: Span) {
    if case .tuple(let elements) = target.kind {
      for element in elements { add(place: element.value, to: &changes, inside: span) }
      return
    }
    let place = target.withoutSubscripts
    guard let root = place.rootOfPlace else { return changes.haveUntold = true }
    if case .discard = root.kind { return }
    if root.isSelfOrSuper {
      if place == root { return changes.haveUntold = true }
    } else if let local = body.locals[root], span.contains(local.span.start) {
      // Its own variable; what an object holds is everybody's.
      if type(of: root).isClass { changes.haveUntold = true }
      return
    }
    if isFollowed(place) || target.isOfObject(in: place, type(of:)) { changes.haveUntold = true }
    changes.marks.append(doubt(in: place, of: root))
  }

  /// Whether code runs where a place is changed: observers, and those who follow what a wrapper in a class
  /// publishes.
  private func isFollowed(_ place: Expression) -> Bool {
    if let value = body.choices[place]?.value, value.context.file.module.isSource {
      let accessors: [Accessor.Kind] = [.willSet, .didSet]
      if accessors.contains(where: value.hasAccessor) { return true }
      if value.owner?.kind == .classType, program.wrapperTypes(of: value) != nil { return true }
    }
    return place.partOf.map(isFollowed) ?? false
  }

  /// What is called may change something as well.
  private func add(
    callOf callee: Expression, _ call: [Argument], to changes: inout UndoneChanges, inside span: Span
  ) {
    let value = body.choices[callee]?.value
    if case .enumCase? = value?.code { return }
    guard let value, value.isFunction || value.isInitializer else {
      // A closure that somebody gave.
      guard type(of: callee).function != nil else {
        // A value that is called as a function: `dismiss()`.
        if value != nil, type(of: callee).nominal != nil { changes.haveUntold = true }
        return
      }
      if isOwn(callee, inside: span) { return changes.haveUntold = true }
      return changes.marks.append(doubts(byCallOfClosure: callee))
    }
    if value.isInitializer { return }
    if isLocalFunction(value) { return changes.haveUntold = true }
    guard value.context.file.module.isSource else {
      if !isWithoutEffect(value, call) { changes.haveUntold = true }
      return
    }
    // What a call gives can't be asked for without the call.
    if isOwn(callee, inside: span) { return changes.haveUntold = true }
    changes.marks.append(doubts(byCallOf: callee))
  }

  /// Whether a function of the SDK does no more than what is seen: it gives something that nobody may drop (SE-0047),
  /// changes what it is called on, runs the closures that it is handed, or does nothing. Free ones print, or end the
  /// program.
  private func isWithoutEffect(_ value: Value, _ arguments: [Argument]) -> Bool {
    if value.owner == nil || value.modifiers.contains(.isMutating) { return true }
    guard case .function(let code) = value.code else { return false }
    let isDroppable = code.attributes.contains { $0.name == "discardableResult" }
    if !program.interface(of: value).result.isVoid, !isDroppable { return true }
    if let block = code.body?.value, block.statements.isEmpty { return true }
    return arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }

  /// Whether a place begins with a variable of the part that isn't done or with what a call gives, or is found by what
  /// may be one.
  private func isOwn(_ place: Expression, inside span: Span) -> Bool {
    guard let root = place.rootOfPlace, place.withoutSubscripts == place else { return true }
    guard !root.isSelfOrSuper, let local = body.locals[root] else { return false }
    return span.contains(local.span.start)
  }

  /// What a closure does isn't followed; where there is none, nothing is done.
  private func doubts(byCallOfClosure callee: Expression) -> UndoneChanges.Mark {
    let code = lookingAtSelf(callee.rootOfPlace) { compileKept(callee) }
    return { frame, _ in
      do {
        _ = try frame.machine.store.look { try code(frame) }
        return false
      } catch { return FunctionBuilder.isNothingThere(error) }
    }
  }

  private func doubts(byCallOf callee: Expression) -> UndoneChanges.Mark {
    guard let choice = body.choices[callee] else { return { _, _ in false } }
    let value = choice.value
    let (receiver, type) = lookingAtSelf(callee.rootOfPlace) { () -> (Code?, Type?) in
      let base = base(of: choice, callee)
      return (base?.code, base?.type)
    }
    let use = memberUse(choice, base: type)
    return { frame, gap in
      let machine = frame.machine
      guard let receiver else { return machine.doubtChanges(by: value, of: nil, use.generics(frame), gap) }
      do {
        var object = try machine.store.look { try receiver(frame) }.value
        let own = use.own.map { $0(frame) }
        let type = use.type(frame)
        let member =
          use.isDynamic
          ? try machine.dispatch(value, on: type, &object) : DispatchedMember(value: value, type: type)
        guard let found = member.value else { return false }
        return machine.doubtChanges(
          by: found, of: object, machine.generics(of: found, on: member.type, own: own), gap)
      } catch { return FunctionBuilder.isNothingThere(error) }
    }
  }

  /// Whether an error says that there is nothing to change: the end of a chain, or something unknown, which nobody
  /// takes for what it was.
  private static func isNothingThere(_ error: any Error) -> Bool {
    switch error {
    case is ChainEnd: true
    case Interruption.unknown(let cause, _): !cause.isBeyondBounds
    default: false
    }
  }

  /// What is in a place that was given to be changed isn't known.
  private func replacement(of place: Expression) -> UndoneChanges.Mark {
    guard let root = place.rootOfPlace, !(root.isSelfOrSuper && root == place) else {
      return { _, _ in false }
    }
    let access = access(place)
    let own = gap(.held, place)
    return { frame, gap in
      // What is heard is what was handed over.
      let own = own?.with(gap.cause, gap.origin) ?? gap
      guard FunctionBuilder.replace(access, frame, own) else { return false }
      frame.machine.store.note(own)
      return true
    }
  }

  private static func replace(_ access: Access, _ frame: Frame, _ gap: RuntimeGap) -> Bool {
    var gap = gap
    gap.subject = .held
    do { try access(frame) { $0 = .unknown(UnknownValue(gap)) } } catch is ChainEnd { return true } catch {
      return false
    }
    return true
  }

  /// What is in a place may be something else: a variable of the function's own isn't known then.
  private func doubt(in place: Expression, of root: Expression) -> UndoneChanges.Mark {
    let code = lookingAtSelf(root) { compileKept(place) }
    let access = selfOfClosure(root) == nil ? access(place) : nil
    // A variable of the function's, which only its code reads, isn't known then.
    let isVariable = body.locals[root] != nil && !root.isSelfOrSuper
    return { frame, gap in
      do {
        let (value, place, ranCode) = try frame.machine.store.look { try code(frame) }
        if case .unknown = value { return true }
        // Where code says what is there, code is told what is put there, and may do anything.
        if ranCode { return false }
        if case .unset = value {
        } else if let place, !isVariable || !place.isVariable {
          frame.machine.store.doubt(place, gap)
          return true
        }
      } catch { return FunctionBuilder.isNothingThere(error) }
      return access.map { FunctionBuilder.replace($0, frame, gap) } ?? false
    }
  }

  /// Makes code of a closure's part, whose `self` is the one around it.
  private func lookingAtSelf<Made>(_ root: Expression?, _ make: () -> Made) -> Made {
    guard let root, let closureSelf = selfOfClosure(root) else { return make() }
    kinds.special[closureSelf] = .itself(language.wrapped(type(of: root)) != nil)
    defer { kinds.special[closureSelf] = nil }
    return make()
  }

  /// The variable of a closure that `self` is there: `[weak self]`, `guard let self`.
  private func selfOfClosure(_ root: Expression) -> Local? {
    guard root.isSelfOrSuper, let local = body.locals[root], local !== selfLocal, slot(of: local) == nil
    else {
      return nil
    }
    return local
  }
}

extension Expression {
  /// What a place is a part of: a variable, `self`, a type; nil where it is a part of what a call gives.
  fileprivate var rootOfPlace: Expression? {
    switch kind {
    case .name, .implicitMember, .discard: self
    default: partOf?.rootOfPlace
    }
  }

  /// The place, or what a subscript in it is of: which of the parts it changes is as unknown as what was to be there.
  fileprivate var withoutSubscripts: Expression {
    guard let inner = partOf else { return self }
    if case .subscript = kind { return inner.withoutSubscripts }
    let stripped = inner.withoutSubscripts
    return stripped == inner ? self : stripped
  }

  /// Whether an object stands between a place and what it is found in: others may hold that, too.
  fileprivate func isOfObject(in place: Expression, _ type: (Expression) -> Type) -> Bool {
    guard self != place, let inner = partOf, inner != place else { return false }
    return type(inner).isClass || inner.isOfObject(in: place, type)
  }

  fileprivate var partOf: Expression? {
    switch kind {
    case .member(let inner, _), .subscript(let inner, _), .unwrapOptional(let inner), .forceUnwrap(let inner),
      .optionalChain(let inner), .parenthesized(let inner):
      inner
    default: nil
    }
  }
}
