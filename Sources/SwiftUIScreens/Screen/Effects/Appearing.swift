import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

extension ScreenRun {
  /// Does what is done when a view appears, or when the value changes that a task is known by; tells whether
  /// there was anything to do.
  func appear(_ appearance: Effects.Appearance) throws -> Bool {
    let identity = appearance.identity
    let before = state.appeared[identity]
    if let before, try !differs(before, appearance.id) { return false }
    state.appeared[identity] = .some(appearance.id)
    if appearance.isAsync {
      try state.tasks.removeValue(forKey: identity)?.cancel()
      state.tasks[identity] = machine.start { try appearance.action.call() }
    } else {
      try machine.doingUnasked("onAppear") { _ = try appearance.action.call() }
    }
    takeOutput()
    return true
  }

  /// Does what is done when views go, and forgets them; tells whether there was anything to do.
  func leave(_ effects: Effects) throws -> Bool {
    for identity in Set(state.appeared.keys).subtracting(effects.appearances.map(\.identity)) {
      state.appeared[identity] = nil
      try state.tasks.removeValue(forKey: identity)?.cancel()
    }
    // One that comes back begins anew.
    let observed = Set(effects.changes.map(\.identity))
    state.observed = state.observed.filter { observed.contains($0.key) }
    let gone = state.leaving.filter { effects.disappearances[$0.key] == nil }
    state.leaving = effects.disappearances
    for (_, action) in gone.sorted(by: { $0.key.hash < $1.key.hash }) {
      try machine.doingUnasked("onDisappear") { _ = try action.call() }
      takeOutput()
    }
    return !gone.isEmpty
  }

  /// Whether a value is known to be another one: one that isn't known decides nothing, and takes nothing else away.
  private func differs(_ before: TypedValue?, _ now: TypedValue?) throws -> Bool {
    guard let before, let now else { return (before == nil) != (now == nil) }
    do { return try !machine.isEqual(before.value, now.value, now.type) } catch Interruption.unknown(
      let cause, _) where !cause.isBeyondBounds
    {
      return false
    }
  }

  /// Runs the action of `onChange` where its value is another one than before; tells whether it is.
  func notice(_ change: Effects.Change) throws -> Bool {
    let old = state.observed.updateValue(change.value, forKey: change.identity)
    if let old, try !differs(old, change.value) { return false }
    guard old != nil || change.isInitial else { return false }
    try machine.doingUnasked("onChange") {
      switch change.parameters {
      case 0: _ = try change.action.call()
      case 1: _ = try change.action.call(change.value.value)
      default: _ = try change.action.call((old ?? change.value).value, change.value.value)
      }
    }
    takeOutput()
    return true
  }
}
