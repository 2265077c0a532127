import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What views do by themselves: when they appear, when a value changes.
struct Effects {
  /// `onAppear`, `task`
  struct Appearance {
    var identity: Identity
    /// `task(id:)`
    var id: TypedValue?
    var action: FunctionValue
    var isAsync: Bool
  }

  /// `onChange(of:)`
  struct Change {
    var identity: Identity
    var value: TypedValue
    var isInitial: Bool
    var action: FunctionValue
    /// How many values the action takes: none, the new one, the old and the new one.
    var parameters: Int
  }

  var appearances: [Appearance] = []
  var changes: [Change] = []

  /// Runs what is due; tells whether any of it did something.
  func run(on run: ScreenRun) throws -> Bool {
    var didSomething = false
    for appearance in appearances {
      let before = run.state.appeared[appearance.identity]
      if let before, try !differs(before, appearance.id, run) { continue }
      run.state.appeared[appearance.identity] = .some(appearance.id)
      didSomething = true
      if appearance.isAsync {
        run.machine.start { try appearance.action.call() }
      } else {
        _ = try appearance.action.call()
      }
      run.takeOutput()
    }
    for change in changes {
      let old = run.state.observed.updateValue(change.value, forKey: change.identity)
      if let old, try run.machine.isEqual(old.value, change.value.value, change.value.type) { continue }
      guard old != nil || change.isInitial else { continue }
      didSomething = true
      switch change.parameters {
      case 0: _ = try change.action.call()
      case 1: _ = try change.action.call(change.value.value)
      default: _ = try change.action.call((old ?? change.value).value, change.value.value)
      }
      run.takeOutput()
    }
    let gone = Set(run.state.appeared.keys).subtracting(appearances.map(\.identity))
    for identity in gone { run.state.appeared[identity] = nil }
    try run.settleTasks()
    run.takeOutput()
    return didSomething
  }

  private func differs(_ before: TypedValue?, _ now: TypedValue?, _ run: ScreenRun) throws -> Bool {
    guard let before, let now else { return (before == nil) != (now == nil) }
    return try !run.machine.isEqual(before.value, now.value, now.type)
  }
}
