import EarshotSwiftCode
import EarshotSwiftSemantics

/// Where code goes on though something of it is not known: what is only handed on is handed on as an `UnknownValue`.
/// Only in the code of a program: what the SDK's does without a value is not to be known.
extension FunctionBuilder {
  var goesOn: Bool { sourceFile?.origin == .code }

  /// An expression whose value is handed on: what is not known is handed on as an unknown value, one that was made of
  /// something with that.
  func handedOn(
    _ expression: Expression, as type: Type? = nil, _ subject: RuntimeGap.Subject = .value
  ) -> Code {
    guard goesOn, subject != .component, expression.isRead else {
      return handedOn(type.map { compile(expression, as: $0) } ?? compile(expression), expression, subject)
    }
    let kept = compileKept(expression)
    let code = type.map { convert(kept, from: self.type(of: expression), to: $0) } ?? kept
    return handedOn(code, expression, subject)
  }

  /// An argument. What is only described takes a value of which nobody knew the type as what it is.
  func handedOn(
    _ expression: Expression, as type: Type, _ subject: RuntimeGap.Subject, isDescribed: Bool
  ) -> Code {
    guard isDescribed, type.function == nil, goesOn else { return handedOn(expression, as: type, subject) }
    let code: Code
    if let open = compileOpen(expression) {
      code = handedOn(open, expression, subject)
    } else if self.type(of: expression).isHole {
      code = handedOn(expression, subject)
    } else {
      return handedOn(expression, as: type, subject)
    }
    let source = source(type)
    return { try $0.machine.revealed(code($0), as: source($0)) }
  }

  /// What is read of a variable or a property, also where it isn't known.
  func compileKept(_ expression: Expression) -> Code {
    switch expression.kind {
    case .parenthesized(let inner): return compileKept(inner)
    case .name, .member:
      if body.unknownParts[expression] != nil || body.forced.contains(expression) { break }
      if let local = body.locals[expression] { return loadKept(local) }
      if let choice = body.choices[expression], !choice.isForced { return compilePlain(choice, expression) }
    case .forceUnwrap(let inner) where isOfUnknownType(expression):
      let code = compileKept(inner)
      return { frame in
        guard let value = try code(frame).unwrapped else {
          throw Interruption.trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
        }
        return value
      }
    case .unwrapOptional(let inner) where type(of: inner).instance == nil:
      let code = compileKept(inner)
      return { frame in
        guard let value = try code(frame).unwrapped else { throw ChainEnd.reached }
        return value
      }
    default: break
    }
    return compile(expression)
  }

  /// `self` that may be a value which isn't known, in an extension of `View` that is asked of one: what it was given to
  /// show is shown.
  /// - Parameter written: nil where nothing stands before the member.
  func keptSelf(_ written: Expression? = nil) -> Code? {
    guard goesOn, let selfLocal else { return nil }
    if let written {
      guard case .name(let name) = written.withoutParentheses.kind, name.base == "self" else { return nil }
    }
    return loadKept(selfLocal)
  }

  /// Code that gives an unknown value instead of ending, for what is handed on.
  func handedOn(_ code: @escaping Code, _ expression: Expression, _ subject: RuntimeGap.Subject = .value)
    -> Code
  {
    guard goesOn, expression.mayBeUnknown, let gap = gap(subject, expression) else { return code }
    if subject == .component { return shownWithout(code, gap) }
    let maker = unknownMaker(expression)
    let changes = undoneChanges(byCallsIn: expression, closures: false)
    return { frame in
      do {
        let value = try code(frame)
        guard case .unknown(let held) = value else { return value }
        if held.words != nil {
          frame.machine.store.note(held.gap)
          return value
        }
        let unknown = try frame.machine.pass(over: gap, held.gap.cause, held.gap.origin)
        return .unknown(held.saying(unknown.gap))
      } catch Interruption.unknown(let cause, let place) {
        if !changes.isEmpty { _ = changes.mark(frame, gap.with(cause, place)) }
        let unknown = try frame.machine.pass(over: gap, cause, place)
        return .unknown(try maker?.value(unknown.gap, frame) ?? unknown)
      }
    }
  }

  /// What a function gives: a value of a type that nothing declares with what it was made of. Whoever is given it says
  /// that it isn't known.
  func returned(_ value: Expression, as type: Type) -> Code {
    guard goesOn, type.isHole || language.wrapped(type)?.isHole ?? false else {
      return compile(value, as: type)
    }
    let code = convert(compileKept(value), from: self.type(of: value), to: type)
    guard let maker = unknownMaker(value), let gap = gap(.held, value) else { return code }
    return { frame in
      do { return try code(frame) } catch Interruption.unknown(let cause, let place) {
        var gap = gap
        gap.cause = cause
        if let place { gap.origin = place }
        return .unknown(try maker.value(gap, frame))
      }
    }
  }

  /// The same for a part of a builder that is no expression.
  func handedOn(_ code: @escaping Code, _ statement: Statement) -> Code {
    guard goesOn, let gap = gap(.component, statement.span, name: "?") else { return code }
    return shownWithout(code, gap)
  }

  /// A component without which the others are shown. One at which the program would end is said to be that.
  private func shownWithout(_ code: @escaping Code, _ gap: RuntimeGap) -> Code {
    { frame in
      do { return try code(frame) } catch Interruption.unknown(let cause, let place) {
        return try .unknown(frame.machine.pass(over: gap, cause, place))
      } catch Interruption.trap(let message, let place) {
        var gap = gap
        gap.subject = .trap
        gap.place = place ?? gap.place
        return try .unknown(frame.machine.pass(over: gap, GapCause(message), place))
      }
    }
  }

  /// A value that was read, where it is known or a text of which parts are.
  func known(_ code: @escaping Code) -> Code {
    guard goesOn else { return code }
    return { try code($0).partlyOrKnown }
  }

  /// A statement that only does something: what can't be done is passed over.
  func passingOver(_ step: @escaping Step, _ expression: Expression) -> Step {
    guard goesOn, let gap = gap(.statement, expression) else { return step }
    let changes = undoneChanges(byCallsIn: expression)
    let change = unknownChange(by: expression)
    return { frame in
      do { return try step(frame) } catch Interruption.unknown(var cause, let place) {
        let undone = gap.with(cause, place)
        // Where the steps ran out it may have been in the middle of anything.
        if cause.isBeyondBounds || !changes.mark(frame, undone) { cause.leavesDoubt = true }
        _ = try frame.machine.pass(over: gap, cause, place)
        change?(frame, undone)
        return .next
      }
    }
  }

  /// Whether something is shown. Each part of a condition that is not known counts as false by itself: what the others
  /// say is known, and where `isOpen` counts as false, `!isOpen` is true. That there is a value counts as true, however
  /// it is asked.
  func shown(_ condition: Expression) -> (Frame) throws -> Bool {
    guard goesOn else { return compileCondition(condition) }
    switch condition.kind {
    case .parenthesized(let inner): return shown(inner)
    case .prefix(let sign, let operand) where isOfLogic(sign, "!", [operand]):
      let test = shown(operand)
      return { try !test($0) }
    case .binary(let left, let sign, let right) where isOfLogic(sign, "&&", [left, right]):
      let (one, other) = (shown(left), shown(right))
      return { try one($0) && other($0) }
    case .binary(let left, let sign, let right) where isOfLogic(sign, "||", [left, right]):
      let (one, other) = (shown(left), shown(right))
      return { try one($0) || other($0) }
    case .binary(let left, let sign, let right)
    where left.isNilLiteral != right.isNilLiteral && isOfLibrary(sign, "!="):
      return shown(compileCondition(condition), .expression(condition), otherwise: true)
    default: return shown(compileCondition(condition), .expression(condition))
    }
  }

  private func isOfLibrary(_ sign: Expression, _ name: String) -> Bool {
    guard case .name(let written) = sign.kind, written.base == name else { return false }
    return !(body.choices[sign]?.value.context.file.module.isSource ?? false)
  }

  /// Whether an operator is the language's own on truth values.
  private func isOfLogic(_ sign: Expression, _ name: String, _ operands: [Expression]) -> Bool {
    guard case .name(let written) = sign.kind, written.base == name,
      let declared = body.choices[sign]?.value, !declared.context.file.module.isSource
    else { return false }
    return operands.allSatisfy { type(of: $0) === language.bool || type(of: $0).isHole }
  }

  /// Whether something is shown: a condition that is not known counts as false, and whether there is a value as there.
  /// - Parameter otherwise: what an expression counts as that is not known.
  func shown(
    _ test: @escaping (Frame) throws -> Bool, _ condition: Condition, otherwise: Bool = false
  ) -> (Frame) throws -> Bool {
    guard goesOn else { return test }
    let (value, pattern): (Expression, Pattern?) =
      switch condition {
      case .expression(let expression): (expression, nil)
      case .optionalBinding(let pattern, _, let value), .pattern(let pattern, _, let value): (value, pattern)
      case .available: (Expression(.discard, Span(0, 0)), nil)
      }
    guard let gap = gap(.condition, value) else { return test }
    let variables = pattern.map { locals(in: $0).map { initializeOrSet($0.1) } }
    return { frame in
      do { return try test(frame) } catch Interruption.unknown(let cause, let place) {
        let unknown = try RuntimeValue.unknown(frame.machine.pass(over: gap, cause, place))
        for initialize in variables ?? [] { initialize(frame, unknown) }
        return variables != nil || otherwise
      }
    }
  }

  /// Which case of a switch is shown, where its subject is not known: as of conditions one that a value is in counts as
  /// there, then that for all others, then the first.
  func shown(
    _ select: @escaping (Frame) throws -> Int?, _ subject: Expression, _ cases: [SwitchCase]
  ) -> (Frame) throws -> Int? {
    guard goesOn, let gap = gap(.condition, subject), !cases.isEmpty else { return select }
    let variables = cases.map {
      $0.items.first.map { locals(in: $0.pattern).map { initializeOrSet($0.1) } } ?? []
    }
    let likely = variables.firstIndex { !$0.isEmpty } ?? cases.firstIndex { $0.items.isEmpty } ?? 0
    return { frame in
      do { return try select(frame) } catch Interruption.unknown(let cause, let place) {
        let unknown = try RuntimeValue.unknown(frame.machine.pass(over: gap, cause, place))
        for initialize in variables[likely] { initialize(frame, unknown) }
        return likely
      }
    }
  }

  /// A piece of a text, with what is missing of it: that stands in guillemets.
  typealias Words = (Frame) throws -> (text: String, missing: RuntimeGap?)

  /// A value in a text; what is written in guillemets where it is not known.
  func words(_ expression: Expression) -> Words {
    let machine = machine
    let (code, type) = (compile(expression), source(type(of: expression)))
    guard goesOn, let gap = gap(.value, expression) else {
      return { (try machine.describe(code($0), type($0)), nil) }
    }
    return { frame in
      do {
        let value = try code(frame)
        if let part = value.partlyKnown { return (part.shown, part.gap) }
        return (try machine.describe(value, type(frame)), nil)
      } catch Interruption.unknown(let cause, let place) {
        return ("«\(gap.source)»", try machine.pass(over: gap, cause, place).gap)
      }
    }
  }

  /// The same for a text whose type takes the value.
  func wordsForUnknown(_ expression: Expression?, _ step: @escaping PieceStep) -> PieceStep {
    guard goesOn, let expression, let gap = gap(.value, expression) else { return step }
    return { frame, taker, type in
      do { return try step(frame, &taker, type) } catch Interruption.unknown(let cause, let place) {
        let gap = try frame.machine.pass(over: gap, cause, place).gap
        try frame.machine.append(value: "«\(gap.source)»", to: &taker, type)
        return gap
      }
    }
  }

  /// A member that nothing declares, called on a value that stays what it is.
  func passingOver(_ member: Expression, of base: Expression, given arguments: [Argument]) -> Code {
    let code = compile(base)
    let taking = taking(arguments, type(of: base))
    let cause = cause(of: member)
    guard var gap = gap(.modifier, member) else { return code }
    if case .member(_, let name) = member.kind { gap.name = name.base }
    gap.place = sourceFile?.codePlace(member.nameOffset)
    gap.cause = cause
    let passed = gap
    return { frame in
      let value = try code(frame)
      frame.machine.store.note(passed)
      guard case .object = value else { return .host(PassedOver(value, passed)) }
      try taking?(frame, value)
      return value
    }
  }

  /// A call of a member that shows something on a value of its kind, as a modifier of the app's: where it can't be told
  /// what it shows, the value is shown without it.
  func keepingReceiver(
    of member: Expression, _ choice: Choice, _ type: Type, _ receiver: @escaping Code,
    _ compileCall: (@escaping Code) -> Code
  ) -> Code {
    let value = choice.value
    guard goesOn, case .member(let base, let name) = member.kind, !value.isStatic, showsSomething(value),
      // What a view shows of its own isn't the view.
      value.owner?.isProtocol ?? false || !base.isSelfOrSuper,
      program.standIn(for: type, in: value.inside) != nil, var gap = gap(.modifier, member)
    else { return compileCall(receiver) }
    gap.name = name.base
    gap.place = sourceFile?.codePlace(member.nameOffset)
    let passed = gap
    // What it is called on is evaluated once, and taken by the call before anything else is.
    var held = RuntimeValue.unset
    let call = compileCall { _ in
      defer { held = .unset }
      return held
    }
    let type = source(type)
    return { frame in
      let value = try receiver(frame)
      held = value
      do { return try call(frame) } catch Interruption.unknown(var cause, let place) {
        // It may have shown more than the value.
        cause.leavesDoubt = true
        let gap = try frame.machine.pass(over: passed, cause, place).gap
        return .host(PassedOver(value, gap, type: type(frame)))
      }
    }
  }

  /// Hands what an undeclared member of an object was given to the object, whose class says by a method of this name
  /// what it does with that; nil where it says nothing.
  private func taking(_ arguments: [Argument], _ type: Type) -> ((Frame, RuntimeValue) throws -> Void)? {
    guard type.isClass, let context = type.nominal?.inside,
      let taker = program.members(named: "_undeclared", of: type, isStatic: false, from: context).first
    else { return nil }
    let any = machine.types.any
    let given = arguments.filter { !$0.value.isClosure }.map { argument in
      (handedOn(argument.value, .held), source(self.type(of: argument.value)))
    }
    return { frame, object in
      let machine = frame.machine
      let values = try given.compactMap { code, type in
        try machine.cast(code(frame), from: machine.plain(type(frame)), to: any)
      }
      var all: ContiguousArray<RuntimeValue> = [object, .list(ContiguousArray(values))]
      _ = try machine.call(member: taker.value, on: type, own: [], &all)
    }
  }

  /// A component of a builder that is not known, with what it was given to show.
  func unknownPart(_ expression: Expression, _ cause: GapCause) -> Code {
    var arguments: [Argument] = []
    if case .call(_, let given) = expression.kind { arguments = given }
    guard var gap = gap(.component, expression) else { return unknown(cause) }
    gap.cause = cause
    let part = gap
    let others = arguments.filter { !$0.value.isClosure }.map { argument in
      (
        argument.label, handedOn(argument.value, .held),
        source(type(of: argument.value))
      )
    }
    let content = arguments.compactMap { shown($0.value, part) }
    return { frame in
      frame.machine.store.note(part)
      let given = try others.map { label, code, type in
        (label: label, value: TypedValue(try code(frame), type(frame)))
      }
      let views = try content.flatMap { try $0(frame, given.map(\.value)) }
      return .unknown(UnknownValue(part, content: views, arguments: given))
    }
  }

  /// Whether a closure calls what gives nothing, or nothing that is shown: it does something then.
  private func doesSomething(_ closure: Expression) -> Bool {
    guard case .closure(let closure) = closure.kind else { return false }
    return closure.body.statements.contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      let type = type(of: expression)
      switch type.kind {
      case .tuple(let elements): return elements.isEmpty
      case .nominal(let nominal, _):
        return program.standIn(for: type, in: value?.inside ?? nominal.inside) == nil
      default: return false
      }
    }
  }

  /// What a closure shows that an unknown part was given: once for each element of the list that was given too, where
  /// it takes one.
  private func shown(
    _ closure: Expression, _ part: RuntimeGap
  ) -> ((Frame, [TypedValue]) throws -> [TypedValue])? {
    guard body.builders[closure] != nil, !doesSomething(closure), let shape = type(of: closure).function,
      let content = gap(.component, closure)
    else { return nil }
    let (code, result) = (compile(closure), source(shape.result))
    let machine = machine
    let count = shape.parameters.count
    let element = count == 1 && !shape.parameters[0].type.isHole ? source(shape.parameters[0].type) : nil
    return { frame, given in
      guard case .function(let function) = try code(frame) else {
        throw Interruption.unknown(part.cause, part.place)
      }
      let type = result(frame)
      if let element, let list = try given.first(where: { try machine.hasElements($0, element(frame)) }) {
        var views: [TypedValue] = []
        try machine.iterate(list.value, list.type) { value in
          views.append(TypedValue(try function.call(value), type))
          return true
        }
        return views
      }
      if count == 1, let elements = given.lazy.compactMap({ try? machine.elements(ofUnknown: $0) }).first {
        return try elements.map { TypedValue(try function.call($0), type) }
      }
      var arguments = ContiguousArray(repeating: RuntimeValue.unknown(UnknownValue(part)), count: count)
      do { return [TypedValue(try function.call(list: &arguments), type)] } catch Interruption.trap(
        let message, let place)
      {
        // Nobody knows whether it would be run.
        return [TypedValue(try .unknown(machine.pass(over: content, GapCause(message), place)), type)]
      }
    }
  }

  /// What is said of an expression, but for the cause.
  func gap(_ subject: RuntimeGap.Subject, _ expression: Expression) -> RuntimeGap? {
    gap(subject, expression.span, name: expression.headName)
  }

  func gap(_ subject: RuntimeGap.Subject, _ span: Span, name: String?) -> RuntimeGap? {
    guard let file = sourceFile else { return nil }
    let source = file.line(of: span)
    var gap = RuntimeGap(
      subject, source: source, name: name ?? source, cause: "", place: file.codePlace(span.start))
    gap.statement = around.statement.map { file.codePlace($0.start) } ?? gap.place
    return gap
  }
}

extension RuntimeGap {
  /// The same, with why it is one.
  func with(_ cause: GapCause, _ origin: CodePlace?) -> RuntimeGap {
    var gap = self
    gap.cause = cause
    if let origin { gap.origin = origin }
    return gap
  }
}

extension SourceText {
  /// What is written in a place, on one line and not longer than one can hear at once.
  fileprivate func line(of span: Span) -> String {
    let limit = 60
    // Nobody writes so many spaces; the code of a closure may be very long.
    let beginning = text(span).prefix(10 * limit)
    let words = beginning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= limit ? words : words.prefix(limit - 1) + "…"
  }
}

extension Expression {
  fileprivate var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }

  /// Whether it only reads a variable or a property.
  var isRead: Bool {
    switch kind {
    case .parenthesized(let inner): inner.isRead
    case .name(let name): name.base != "self"
    case .member, .implicitMember: true
    default: false
    }
  }

  fileprivate var isNilLiteral: Bool {
    if case .nilLiteral = kind { return true }
    return false
  }

  /// Whether evaluating it could meet something that is not known.
  fileprivate var mayBeUnknown: Bool {
    switch kind {
    case .integer, .float, .boolean, .nilLiteral, .closure, .regex, .discard: false
    case .parenthesized(let inner): inner.mayBeUnknown
    case .name(let name): name.base != "self"
    default: true
    }
  }

  /// The name that a chain of members and calls begins with; nil where it begins with something else.
  fileprivate var headName: String? {
    switch kind {
    case .name(let name), .implicitMember(let name): name.base
    case .call(let inner, _), .subscript(let inner, _), .parenthesized(let inner), .forceUnwrap(let inner),
      .unwrapOptional(let inner), .optionalChain(let inner), .tryPlain(let inner), .awaited(let inner):
      inner.headName
    case .member(let base, let name):
      // A module or a value comes before the name that says more.
      if case .name = base.kind {
        name.base.first?.isUppercase ?? false ? name.base : base.headName
      } else {
        base.headName
      }
    default: nil
    }
  }
}
