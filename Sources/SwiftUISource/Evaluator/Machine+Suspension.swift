import EarshotVocabulary

/// Asynchronous code that waits for a while, and what of it is still to come.
struct Suspension: Sendable {
  /// How long it waits, from now on.
  var seconds: Double
  /// What goes on afterwards, the innermost first.
  var frames: [ResumeFrame] = []
}

/// A part of the code around an `await` that goes on after it.
enum ResumeFrame: Sendable {
  /// The awaited expression: its statement is run once more, and this is what it gives then.
  case awaited(Expression)
  /// The rest of a block, with what it has put off to its end.
  case block([Statement], Scope, TypeHint?, deferred: [[Statement]])
  /// The rest of the body of a function or closure, which gives its value.
  case body([Statement], Scope, TypeHint?, deferred: [[Statement]])
  /// A `while` or `repeat` inside whose body it waits.
  case loop(Statement, Scope, TypeHint?)
  /// A `for` loop, with its elements and how many of them are begun.
  case elements(Statement, Value, begun: Int, Scope, TypeHint?)
  /// The `catch` clauses around.
  case clauses([CatchClause], Scope, TypeHint?)
}

/// What an expression gives that has been waited for.
enum Awaited: Sendable {
  case value(Value)
  case error(Value)
}

/// Work that time brings.
struct PendingWork: Sendable {
  enum Work: Sendable {
    case call(ClosureValue, [Value])
    case resume(Suspension)
    /// What a publisher gives after a while.
    case arrive(LateValues, Subscription)
  }

  /// By which it is called off.
  let id: Int
  /// Seconds since the screen was opened.
  var due: Double
  /// A timer's interval.
  var every: Double?
  var work: Work
  /// The `task` of a view, which ends with the view.
  var owner: Identity?

  /// How much may be waited for at once.
  static let most = 1_000
}

extension Suspension {
  /// The same with local variables of its own.
  func copied() -> Suspension {
    var copies: [ObjectIdentifier: Scope] = [:]
    // Outer scopes first, so that inner ones find their parents.
    for frame in frames.reversed() {
      guard let scope = frame.scope, copies[ObjectIdentifier(scope)] == nil else { continue }
      copies[ObjectIdentifier(scope)] = scope.copied(&copies)
    }
    var result = self
    result.frames = frames.map { frame in
      frame.scope.flatMap { copies[ObjectIdentifier($0)] }.map { frame.moved(to: $0) } ?? frame
    }
    return result
  }
}

extension ResumeFrame {
  var scope: Scope? {
    switch self {
    case .awaited: nil
    case .block(_, let scope, _, _), .body(_, let scope, _, _), .loop(_, let scope, _),
      .elements(_, _, _, let scope, _), .clauses(_, let scope, _):
      scope
    }
  }

  fileprivate func moved(to scope: Scope) -> ResumeFrame {
    switch self {
    case .awaited: self
    case .block(let rest, _, let hint, let deferred): .block(rest, scope, hint, deferred: deferred)
    case .body(let rest, _, let hint, let deferred): .body(rest, scope, hint, deferred: deferred)
    case .loop(let statement, _, let hint): .loop(statement, scope, hint)
    case .elements(let statement, let values, let begun, _, let hint):
      .elements(statement, values, begun: begun, scope, hint)
    case .clauses(let clauses, _, let hint): .clauses(clauses, scope, hint)
    }
  }
}

extension Scope {
  /// A scope with variables of its own, inside the copies of those around it that were copied.
  fileprivate func copied(_ copies: inout [ObjectIdentifier: Scope]) -> Scope {
    var outer = parent
    if let parent { outer = copies[ObjectIdentifier(parent)] ?? parent }
    let copy = Scope(parent: outer, owner: owner, file: file)
    copy.variables = variables
    copy.functions = functions
    copy.types = types
    copy.body = body
    return copy
  }
}

extension Machine {
  /// Adds a frame to what goes on later; those inside come first.
  func leave(_ frame: @autoclosure () -> ResumeFrame) { suspension?.frames.append(frame()) }

  /// Whether code is being left that goes on later.
  var isSuspending: Bool { suspension != nil }

  /// Whether the statement that is being left has to be run once more, since it waits itself.
  var waitsInStatement: Bool {
    if case .awaited? = suspension?.frames.last { return true }
    return false
  }

  /// Puts work off; answers with what it is called off by.
  @discardableResult
  func putOff(
    _ work: PendingWork.Work, by seconds: Double, every interval: Double? = nil, id: Int? = nil
  ) -> Int {
    let id = id ?? state.nextWorkID()
    guard state.pending.count < PendingWork.most, seconds.isFinite else {
      notice(
        .warning, .budget, nil, 0,
        "more than \(PendingWork.most) timers and tasks wait at once; the rest never comes")
      return id
    }
    // Only a view's own task ends with the view.
    var owner: Identity?
    if case .resume = work { owner = taskOwner }
    let every = interval.map { max(Machine.shortestInterval, $0) }
    state.pending.append(
      PendingWork(
        id: id, due: state.clock + max(0, seconds), every: every, work: work, owner: owner))
    return id
  }

  /// Foundation takes shorter intervals of timers for this one (Apple's documentation of `Timer`: 0.1 ms).
  static let shortestInterval = 0.000_1

  /// Puts off what asynchronous code still has to do, where it waits for a while and not for ever.
  func putOffSuspended(id: Int? = nil) -> Int? {
    guard let waiting = suspension else { return nil }
    suspension = nil
    return putOff(.resume(waiting), by: waiting.seconds, id: id)
  }

  /// Does work whose time has come.
  func perform(_ work: PendingWork) {
    guard !isReleased(work) else { return callOff(work.id) }
    steps = 0
    ahead = 0
    taskOwner = work.owner
    isActing = true
    defer {
      isActing = false
      taskOwner = nil
    }
    do {
      switch work.work {
      case .call(let closure, let arguments): _ = try call(closure, arguments, nil)
      case .resume(let suspension): try resume(suspension)
      case .arrive(let late, let subscription): try arrive(late, for: subscription)
      }
    } catch .suspended {
      _ = putOffSuspended(id: work.id)
    } catch {
      report(error)
    }
  }

  /// Goes on where asynchronous code waited, from the innermost block outwards. Its local variables are copies:
  /// who goes back and waits again finds them as they were.
  private func resume(_ kept: Suspension) throws(Interrupt) {
    let waiting = kept.copied()
    var flow = Flow.normal
    var value = Value.void
    var error: Value?
    for (index, frame) in waiting.frames.enumerated() {
      do {
        switch frame {
        case .awaited(let expression):
          answers[ObjectIdentifier(expression)] = error.map { .error($0) } ?? .value(value)
          error = nil
          flow = .normal
        case .block(let rest, let scope, let hint, let deferred):
          let isLeft = error != nil || !flow.isNormal
          let after = try runBlock(isLeft ? [] : rest, in: scope, hint: hint, deferred: deferred)
          if !isLeft { flow = after }
        case .body(let rest, let scope, let hint, let deferred):
          let isLeft = error != nil || !flow.isNormal
          let given = try runBody(
            isLeft ? [] : rest, in: scope, isBuilder: false, hint: hint, deferred: deferred)
          value = isLeft ? flow.returnedValue : given
          flow = .normal
        case .loop(let statement, let scope, let hint):
          guard error == nil else { continue }
          flow = try goOn(statement, after: flow, in: scope, hint: hint)
        case .elements(let statement, let values, let begun, let scope, let hint):
          guard error == nil else { continue }
          flow = try goOn(statement, over: values, from: begun, after: flow, in: scope, hint: hint)
        case .clauses(let clauses, let scope, let hint):
          guard let thrown = error else { continue }
          error = nil
          flow = try handle(thrown, clauses, in: scope, hint: hint)
        }
      } catch .thrown(let thrown) {
        error = thrown
        flow = .normal
      } catch .suspended {
        suspension?.frames += waiting.frames[(index + 1)...]
        throw .suspended
      }
    }
    if let error { throw .thrown(error) }
  }
}

extension Flow {
  var isNormal: Bool {
    if case .normal = self { return true }
    return false
  }

  var returnedValue: Value {
    if case .returned(let value) = self { return value }
    return .void
  }
}
