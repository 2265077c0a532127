extension Machine {
  /// Runs an action of the app, then what it has put off by a moment; what is thrown is reported.
  func perform(_ value: Value, _ arguments: [Value]) {
    guard case .closure(let closure) = value else { return }
    act(closure, arguments)
    performDelayed()
  }

  /// Runs what was put off by a moment, soonest first: by an action, or while a constant or a view was made.
  func performDelayed() {
    var rounds = 0
    while !delayed.isEmpty, rounds < 100 {
      rounds += 1
      let next = delayed.indices.min { delayed[$0].seconds < delayed[$1].seconds } ?? 0
      guard case .closure(let work) = delayed.remove(at: next).work else { continue }
      act(work, [], startsOver: rounds == 1)
    }
  }

  private func act(_ closure: ClosureValue, _ arguments: [Value], startsOver: Bool = true) {
    if startsOver { steps = 0 }
    isActing = true
    defer { isActing = false }
    do {
      _ = try call(closure, arguments, nil)
    } catch {
      report(error)
    }
  }
}
