import EarshotViewTree
import EarshotVocabulary

/// One run of the body of a view, for as long as SwiftUI would not run it again.
///
/// A body is run again only when its view is given something else, or when what it read has changed. Until
/// then the objects that it made stay: `Home(model: Model())` of a parent whose state is the same keeps its model.
/// Only what made something is kept here; all else gives the same when it is run once more.
struct BodyRun: Sendable {
  /// What the view was given.
  let given: Value
  /// What the body and the builders written in it read, with what they found there.
  var reads: [StoredPlace: Stored] = [:]
  /// What the objects hold that the view observes, whether its body reads them or not.
  var observed: [Int: [String: Value]] = [:]
  /// Whether it also depends on something that can't be named: it is then run every time.
  var dependsOnMore = false
  /// What the body gave, where it made something.
  var body: Made?
  /// What its builders gave that made something, by where their views are.
  var contents: [Identity: Made] = [:]

  /// Whether anything of it has to be kept.
  var madeSomething: Bool { body != nil || !contents.isEmpty }

  /// The views that a body or a builder gave.
  struct Made: Sendable {
    /// nil for the body itself.
    var builder: ClosureValue?
    var arguments: [Value] = []
    var views: [ViewValue]
    var traces: RememberedView.Traces
  }

  /// A place where something was made: in a view's body, or in one of its builders.
  struct Place: Sendable {
    var owner: Identity
    var content: Identity?
  }
}

extension Expander {
  /// Begins the body of a view: the run that it had before goes on, where nothing that it depends on has changed.
  func beginRun(of owner: Identity, given: Value) {
    var run = BodyRun(given: given)
    run.observed = observed(by: given, at: owner)
    if let before = machine.state.bodies[owner], isCurrent(before, given, run.observed) {
      continuing.insert(owner)
      run.reads = before.reads
    }
    runs[owner] = run
  }

  /// The views of the body whose run has begun.
  func viewsOfBody(of owner: Identity, _ evaluate: () -> [ViewValue]) -> [ViewValue] {
    if continuing.contains(owner), let made = machine.state.bodies[owner]?.body {
      runs[owner]?.body = made
      return take(made, BodyRun.Place(owner: owner))
    }
    let (views, traces) = watched(by: owner, evaluate)
    if let traces { runs[owner]?.body = BodyRun.Made(views: views, traces: traces) }
    return views
  }

  /// The views that a builder gives, which is part of the body that it is written in.
  func viewsOfBuilder(
    _ builder: ClosureValue, _ arguments: [Value], at identity: Identity, of owner: Identity,
    _ evaluate: () -> [ViewValue]
  ) -> [ViewValue] {
    guard runs[owner] != nil else { return evaluate() }
    if continuing.contains(owner), let made = machine.state.bodies[owner]?.contents[identity],
      let before = made.builder, sameness.same(before, builder),
      sameness.same(.array(made.arguments), .array(arguments))
    {
      runs[owner]?.contents[identity] = made
      return take(made, BodyRun.Place(owner: owner, content: identity))
    }
    let (views, traces) = watched(by: owner, evaluate)
    if let traces {
      runs[owner]?.contents[identity] = BodyRun.Made(
        builder: builder, arguments: arguments, views: views, traces: traces)
    }
    return views
  }

  /// Keeps what a view made that is taken as it was.
  func keepMade(at place: BodyRun.Place) {
    guard let before = machine.state.bodies[place.owner] else { return }
    made.append(place)
    guard let content = place.content, runs[place.owner] != nil else {
      if runs[place.owner] == nil { runs[place.owner] = before }
      return
    }
    runs[place.owner]?.contents[content] = before.contents[content]
  }

  // MARK: What a run depends on

  /// Evaluates a part of a body; what it read counts for the whole. Answers with its traces where it made something.
  private func watched(
    by owner: Identity, _ evaluate: () -> [ViewValue]
  ) -> ([ViewValue], RememberedView.Traces?) {
    let mark = traceMark
    let first = mark.kept.objects
    machine.reads.begin(firstObject: first)
    let views = evaluate()
    let record = machine.reads.end()
    if record.isSpoilt { runs[owner]?.dependsOnMore = true }
    for read in record.reads {
      let place = machine.reads.places.place(read.number)
      // Objects of its own, unless it is told of their changes.
      if case .field(let id, _) = place, id >= first, !isObservable(id) { continue }
      runs[owner]?.reads[place] = machine.stored(in: place)
    }
    return (views, kept.hasMadeMore(than: mark.kept) ? traces(since: mark) : nil)
  }

  private func isObservable(_ object: Int) -> Bool {
    machine.state.objects[object].type.declaration?.attributes.contains("Observable") ?? false
  }

  private func take(_ made: BodyRun.Made, _ place: BodyRun.Place) -> [ViewValue] {
    self.made.append(place)
    leave(made.traces)
    // What is around it depends on what it read, as if it had been run.
    if machine.reads.isOpen, let run = runs[place.owner] {
      for (place, held) in run.reads { machine.reads.note(place, held) }
      for (object, fields) in run.observed {
        for (name, value) in fields { machine.reads.note(.field(object, name), .value(value)) }
      }
    }
    return made.views
  }

  private func isCurrent(_ run: BodyRun, _ given: Value, _ observed: [Int: [String: Value]]) -> Bool {
    guard !run.dependsOnMore, sameness.same(run.given, given), run.observed.count == observed.count else {
      return false
    }
    for (object, fields) in observed {
      guard let before = run.observed[object], before.count == fields.count else { return false }
      for (name, value) in fields {
        guard let old = before[name], sameness.same(old, value) else { return false }
      }
    }
    return run.reads.allSatisfy { sameness.same(machine.stored(in: $0.key), $0.value) }
  }

  /// What the view's observed objects publish: each change runs the body again, whatever it reads of them.
  private func observed(by view: Value, at owner: Identity) -> [Int: [String: Value]] {
    guard case .structure(let instance) = view else { return [:] }
    var observed: [Int: [String: Value]] = [:]
    for (property, field) in zip(instance.type.storedProperties, instance.fields) {
      guard let wrapper = property.wrappers.first?.name else { continue }
      let object: Value? =
        switch wrapper {
        case "ObservedObject": field
        case "StateObject": machine.state.states[AppState.StateKey(identity: owner, name: property.name)]
        case "EnvironmentObject":
          property.type?.unwrapped.simpleName.flatMap { machine.surroundingsByIdentity[owner]?.objects[$0] }
        default: nil
        }
      guard case .object(let reference)? = object else { continue }
      let published = machine.project.lineage(of: reference.type).flatMap(\.storedProperties).filter {
        $0.wrappers.contains { $0.name == "Published" }
      }
      let fields = machine.state.objects[reference.id].fields
      observed[reference.id] = Dictionary(
        published.map { ($0.name, fields[$0.name] ?? .none) }, uniquingKeysWith: { first, _ in first })
    }
    return observed
  }
}
