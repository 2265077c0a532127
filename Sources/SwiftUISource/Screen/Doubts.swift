import EarshotViewTree

/// Whether anything that a screen shows hangs on what is not known.
///
/// A screen that says nothing may have been made beside things that are not known and yet not hang on any
/// of them: a store that a preview makes and that nothing on the screen reads. A trial shows it. There all
/// that code gives which met something unknown, an `if`, a loop, a `switch`, a cast, is unknown itself; so
/// is what a function that is not known was given to change; and what it was given to do is done. Where then
/// no view's own code has anything to decide, and nothing that was there before was changed, the screen
/// would be the same whatever the unknown is.
public struct Doubts: Sendable {
  /// Whether the screen is made to see what hangs on what is not known.
  public internal(set) var isTrial = false
  /// Whether what is shown was decided by something that is not known.
  public internal(set) var decidesWhatShows = false
  /// How often something that is not known decided what came next.
  var count = 0
  /// The oldest object that was changed since the code that is running began; less than 0: a static.
  var oldestChange = Int.max

  static let everything = -1
}

/// A screen that can be made to see what of it hangs on what is not known.
public protocol DoubtingScreen: ScreenSource {
  /// What the last evaluation was in doubt about.
  var doubts: Doubts { get }
  /// The same screen from its beginning, for a trial.
  func onTrial() -> any ScreenSource
}

extension SwiftUIScreen: DoubtingScreen {
  func onTrial() -> any ScreenSource {
    var screen = SwiftUIScreen(
      project: project, root: root, name: name, environment: environment, overrides: overrides,
      notices: initialNotices)
    screen.startTrial()
    return screen
  }
}

extension Machine {
  /// What is decided at a place where something is not known.
  func decided(_ usual: Bool) -> Bool {
    doubts.count += 1
    if isShowing { doubts.decidesWhatShows = true }
    return usual
  }

  /// Whether two values are the same, where something in them is not known.
  func decided(_ usual: Bool, comparing a: Value, _ b: Value) -> Bool {
    doubts.isTrial && (Machine.isOpen(a) || Machine.isOpen(b)) ? decided(usual) : usual
  }

  /// Whether a value or one of its parts is not known.
  private static func isOpen(_ value: Value) -> Bool {
    switch value {
    case .unknown: true
    case .structure(let instance): instance.fields.contains(where: \.isUnknown)
    case .enumeration(let instance): instance.payload.contains(where: \.isUnknown)
    case .tuple(let parts): parts.contains { $0.value.isUnknown }
    case .array(let values), .slice(let values, _): values.prefix(16).contains(where: \.isUnknown)
    default: false
    }
  }

  /// Code whose result is not known where it met something that is not known.
  func doubted(_ source: () -> String, _ body: () throws(Interrupt) -> Value) throws(Interrupt) -> Value {
    guard doubts.isTrial else { return try body() }
    let before = doubts
    let objects = state.objects.count
    doubts.oldestChange = .max
    let value = try body()
    let changed = doubts.oldestChange
    doubts.oldestChange = min(before.oldestChange, changed)
    guard doubts.count > before.count else { return value }
    if changed < objects, isShowing { doubts.decidesWhatShows = true }
    let name = source()
    return .unknown(UnknownValue(source: name, missing: name))
  }

  /// What a static or a global starts with, wherever it is first asked for: what it met that is not known is
  /// in its value, and no doubt about who asked.
  func madeOnce(_ name: String, _ body: () throws(Interrupt) -> Value) throws(Interrupt) -> Value {
    let before = doubts
    let objects = state.objects.count
    doubts.oldestChange = .max
    let value = try sheltered(name, body)
    if doubts.oldestChange >= objects { doubts.count = before.count }
    doubts.oldestChange = min(before.oldestChange, doubts.oldestChange)
    return value
  }

  /// What an initializer made that met something unknown; nil where it didn't, or nobody tries.
  func doubtfullyMade(_ info: TypeInfo, since count: Int) -> Value? {
    guard doubts.isTrial, doubts.count > count else { return nil }
    return .unknown(UnknownValue(source: info.name, missing: info.name))
  }

  /// An object is about to change; one that is just being made is new to everybody.
  func noteChange(of object: Int) {
    guard doubts.isTrial, !isInitializing.contains(object) else { return }
    doubts.oldestChange = min(doubts.oldestChange, object)
  }

  /// The branch that is not taken where it can't be known which one is: what it changes is in doubt too.
  func tryOther(_ branch: [Statement], in scope: Scope) throws(Interrupt) {
    guard doubts.isTrial, !isTrying, !isShowing, !branch.isEmpty else { return }
    isTrying = true
    let depth = depth
    defer { isTrying = false }
    do {
      _ = try runBlock(branch, in: Scope(parent: scope))
    } catch {
      self.depth = depth
      if case .budget = error { throw error }
    }
  }

  /// What an unknown function may do besides giving a value: it runs the code that it is given, and changes
  /// what it is given to change.
  func trying(_ arguments: [CallArgument], in scope: Scope) throws(Interrupt) {
    guard doubts.isTrial, !isTrying else { return }
    isTrying = true
    let depth = depth
    defer { isTrying = false }
    for argument in arguments {
      if case .inOut(let target) = argument.value.kind {
        let source = target.file.text(target.start, target.end)
        try store(.unknown(UnknownValue(source: source, missing: source)), to: target, in: scope)
      }
      guard argument.value.isClosure, case .closure(let closure) = try evaluate(argument.value, in: scope),
        !closure.isViewBuilder
      else { continue }
      let values = closure.parameterNames.map { Value.unknown(UnknownValue(source: $0, missing: $0)) }
      do {
        _ = try call(closure, values, argument.value)
      } catch {
        self.depth = depth
        if case .budget = error { throw error }
      }
    }
  }
}

extension ClosureValue {
  fileprivate var parameterNames: [String] {
    switch body {
    case .code(let code, _):
      code.shorthandCount > 0 ? (0..<code.shorthandCount).map { "$\($0)" } : code.parameters.map(\.name)
    case .function(let function, _, _): function.parameters.map(\.name)
    default: []
    }
  }
}
