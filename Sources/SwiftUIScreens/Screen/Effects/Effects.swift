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
  /// The view that each of them is of, where it became one.
  var views: [Identity: Identity] = [:]

  var count: Int { appearances.count + disappearances.count + changes.count + receptions.count }

  static func += (effects: inout Effects, more: Effects) {
    effects.appearances += more.appearances
    effects.disappearances.merge(more.disappearances) { _, new in new }
    effects.changes += more.changes
    effects.receptions += more.receptions
    effects.views.merge(more.views) { _, new in new }
  }

  /// Those of views that are there. What changes and what is published is told to a page of tabs that was shown once,
  /// too; it does not appear again before it is.
  private func those(outOf parts: ClosedParts, visited: Set<Identity>) -> Effects {
    if parts.views.isEmpty, parts.hiddenPages.isEmpty { return self }
    var hidden = parts.views
    var unvisited = parts.views
    for (page, views) in parts.hiddenPages {
      hidden.formUnion(views)
      if !visited.contains(page) { unvisited.formUnion(views) }
    }
    func isIn(_ closed: Set<Identity>, _ identity: Identity) -> Bool {
      views[identity].map { closed.contains($0) } ?? false
    }
    var result = self
    result.appearances.removeAll { isIn(hidden, $0.identity) }
    result.disappearances = disappearances.filter { !isIn(hidden, $0.key) }
    result.changes.removeAll { isIn(unvisited, $0.identity) }
    result.receptions.removeAll { isIn(unvisited, $0.identity) }
    return result
  }

  /// Runs what is due of views that are there; tells whether any of it did something.
  func run(on run: ScreenRun, showing nodes: [ViewNode], _ interface: InterfaceState) throws -> Bool {
    guard count > 0 else { return try self.run(on: run) }
    let parts = ClosedParts(of: nodes, interface, run.environment.profile)
    run.state.visitedPages.formUnion(parts.shownPages)
    return try those(outOf: parts, visited: run.state.visitedPages).run(on: run)
  }

  /// Runs what is due; tells whether any of it did something.
  private func run(on run: ScreenRun) throws -> Bool {
    var didSomething = try run.subscribe(to: receptions)
    for appearance in appearances where try run.appear(appearance) { didSomething = true }
    for change in changes where try run.notice(change) { didSomething = true }
    if try run.leave(self) { didSomething = true }
    let turns = run.machine.scheduler.turns
    try run.machine.doingUnasked("task") { try run.settleDelays() }
    run.takeOutput()
    return didSomething || run.machine.scheduler.turns != turns
  }
}
