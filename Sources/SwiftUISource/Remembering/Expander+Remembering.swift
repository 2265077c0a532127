import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// Where the traces of a view begin.
  struct TraceMark {
    var nodeCount: Int
    var steps: Int
    var appearances: Int
    var changes: Int
    var preferences: Int
    var surroundings: Int
    var states: Int
    var notices: Int
    var made: Int
    var kept: Kept

    /// What stays as it is where a view may be taken as it was.
    struct Kept: Equatable {
      var changeCount: Int
      var objects: Int
      var random: UInt64
      var random48: UInt64
      var sizes: Int
      var destinations: Int
      var inserted: Int
      var work: Int

      /// Whether objects, random numbers or models have come since.
      func hasMadeMore(than before: Kept) -> Bool {
        objects != before.objects || random != before.random || random48 != before.random48
          || inserted != before.inserted || work != before.work
      }
    }
  }

  var traceMark: TraceMark {
    TraceMark(
      nodeCount: nodeCount, steps: machine.steps, appearances: appearances.count, changes: changes.count,
      preferences: preferences.count, surroundings: machine.placed.count, states: machine.kept.count,
      notices: machine.notices.met.count, made: made.count,
      kept: kept)
  }

  var kept: TraceMark.Kept {
    TraceMark.Kept(
      changeCount: machine.state.changeCount, objects: machine.state.objects.count,
      random: machine.state.randomState, random48: machine.state.random48, sizes: assumedSizes.count,
      destinations: destinations.count, inserted: machine.state.inserted.count, work: machine.state.workCount)
  }

  func traces(since mark: TraceMark) -> RememberedView.Traces {
    RememberedView.Traces(
      nodeCount: nodeCount - mark.nodeCount, steps: machine.steps - mark.steps,
      appearances: Array(appearances[mark.appearances...]), changes: Array(changes[mark.changes...]),
      preferences: Array(preferences[mark.preferences...]),
      surroundings: Array(machine.placed[mark.surroundings...]), states: Array(machine.kept[mark.states...]),
      notices: Array(machine.notices.met[mark.notices...]), made: Array(made[mark.made...]))
  }

  // MARK: Evaluating and taking

  /// Evaluates a view; what it reads and what it leaves behind goes with its nodes.
  func remembering(
    _ view: RememberedView.Given, before: RememberedView?, _ evaluate: () -> [ViewNode]
  ) -> (view: RememberedView, nodes: [ViewNode]) {
    let mark = traceMark
    let around = (remembered, earlier)
    remembered = RememberedViews()
    earlier = before?.inside
    machine.reads.begin()
    let nodes = evaluate()
    let record = machine.reads.end()
    let inside = remembered
    (remembered, earlier) = around
    let isReusable =
      !record.isSpoilt && kept == mark.kept && machine.steps <= machine.stepLimit
      && nodeCount - mark.nodeCount <= RememberedView.nodeLimit
    guard isReusable else {
      return (RememberedView(view, nodes: [], reads: [], traces: nil, inside: inside), nodes)
    }
    let traces = traces(since: mark)
    let view = RememberedView(
      view, nodes: nodes, reads: outside(record.reads, traces), traces: traces, inside: inside)
    return (view, nodes)
  }

  /// The surroundings of views inside follow from what surrounds the view.
  private func outside(_ reads: [Dependency], _ traces: RememberedView.Traces) -> [Dependency] {
    if traces.surroundings.isEmpty { return reads }
    return reads.filter { read in
      guard case .surroundings(let identity) = machine.reads.places.place(read.number) else { return true }
      return !traces.surroundings.contains { $0.identity == identity }
    }
  }

  /// Whether evaluating the view again would give the same, as far as it depends on what is stored.
  func isCurrent(_ view: RememberedView) -> Bool {
    guard let traces = view.traces, machine.stillHold(view.reads) else { return false }
    return machine.steps + traces.steps <= machine.stepLimit
      && nodeCount + traces.nodeCount < machine.environment.bounds.views
  }

  /// Leaves behind what evaluating the view would.
  func take(_ view: RememberedView) {
    guard let traces = view.traces else { return }
    leave(traces)
    for place in traces.made { keepMade(at: place) }
    machine.reads.join(view.reads)
  }

  /// Leaves the traces of an evaluation behind.
  func leave(_ traces: RememberedView.Traces) {
    nodeCount += traces.nodeCount
    machine.steps += traces.steps
    if !traces.appearances.isEmpty { appearances += traces.appearances }
    if !traces.changes.isEmpty { changes += traces.changes }
    if !traces.preferences.isEmpty { preferences += traces.preferences }
    for (identity, around) in traces.surroundings { machine.place(identity, in: around) }
    for identity in traces.states { machine.keep(identity) }
    for notice in traces.notices { machine.notices.add(notice) }
  }

  // MARK: Views of the app

  /// The body of a view of the app: as it was, where the view is given and reads the same.
  func rememberedBody(
    of value: Value, at identity: Identity, _ around: Surroundings, _ evaluate: () -> [ViewNode]
  ) -> [ViewNode] {
    guard remembers else { return evaluate() }
    let before = earlier?.views[identity]
    if let before, isCurrent(before), sameness.same(before.given, value),
      before.around.map({ sameness.same($0, around) }) ?? false
    {
      take(before)
      remembered.views[identity] = before
      return before.nodes
    }
    let given = RememberedView.Given(identity: identity, value: value, around: around)
    let (view, nodes) = remembering(given, before: before, evaluate)
    if view.traces != nil || !view.inside.isEmpty { remembered.views[identity] = view }
    return nodes
  }
}
