import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What views do by themselves: when they appear, when a value changes, when something is published.
struct Effects {
  /// `onAppear`, `task`
  struct Appearance {
    var identity: Identity
    /// `task(id:)`
    var id: TypedValue?
    var action: FunctionValue
    var isAsync: Bool
  }

  /// `onChange(of:)`, `onPreferenceChange`
  struct Change {
    var identity: Identity
    var value: TypedValue
    var isInitial: Bool
    var action: FunctionValue
    /// How many values the action takes: none, the new one, the old and the new one.
    var parameters: Int
  }

  /// `onReceive`
  struct Reception {
    var identity: Identity
    var publisher: TypedValue
    var action: FunctionValue
  }

  var appearances: [Appearance] = []
  /// `onDisappear`, by its view.
  var disappearances: [Identity: FunctionValue] = [:]
  var changes: [Change] = []
  var receptions: [Reception] = []

  static func += (effects: inout Effects, more: Effects) {
    effects.appearances += more.appearances
    effects.disappearances.merge(more.disappearances) { _, new in new }
    effects.changes += more.changes
    effects.receptions += more.receptions
  }

  /// Runs what is due; tells whether any of it did something.
  func run(on run: ScreenRun) throws -> Bool {
    var didSomething = try run.subscribe(to: receptions)
    for appearance in appearances where try run.appear(appearance) { didSomething = true }
    for change in changes where try run.notice(change) { didSomething = true }
    if try run.leave(self) { didSomething = true }
    let turns = run.machine.scheduler.turns
    try run.settleDelays()
    run.takeOutput()
    return didSomething || run.machine.scheduler.turns != turns
  }
}
