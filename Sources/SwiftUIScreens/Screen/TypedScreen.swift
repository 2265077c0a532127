import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// A screen of SwiftUI code, with the state of its app. A value: a copy is a point to go back to.
package struct TypedScreen: ScreenSource {
  private let code: AppCode
  private let root: Root
  private let name: String
  /// Where the root is declared.
  private let location: SourceLocation
  private let environment: ScreenEnvironment
  /// What could not be read of the project that it is of.
  private let notices: [Notice]
  private let given: GivenValues
  /// Where an app puts it; nil: as it is.
  private let parent: ScreenParent?
  private var app: Guarded<RunningApp>
  /// How often something had been done with the app when the screen was as it is.
  private var moment = 0
  private var history: Guarded<ScreenHistory>
  private var isLive = false
  /// Where layout placed what asks for its place, in points.
  private var frames: [Identity: Rect] = [:]
  /// What was expanded last and asks for its place, with the place it was given; nil for none.
  private var assumed: [Identity: Rect?] = [:]
  /// Whether what views do when they appear waits for their places.
  private var awaitsPlaces = false
  /// What was shown last.
  private var shown: ViewTree?
  /// Why the screen could not be understood in full; nil: it was.
  package private(set) var gap: ScreenGap?

  /// What the screen shows at its root.
  package enum Root: Sendable {
    /// The preview at a line of a file.
    case preview(file: String, line: Int)
    /// One of the previews of a provider, of so many.
    case provider(String, file: String, index: Int, count: Int)
    /// A preview of a provider that is a property of its own.
    case provided(String, file: String, property: String)
    /// A view by its name, as `A.B` of one in another type, and the file that declares it.
    case view(String, file: String)
    /// One of the scenes of an app that iOS shows; nil: none of them.
    case scene(String, file: String, index: Int?)
  }

  /// What came of something that was done.
  private struct Outcome {
    var tree: ViewTree?
    var events: [ScreenEvent] = []
    /// How many seconds passed.
    var passed = 0.0
    /// Whether it was begun and could not be finished: it has not been done.
    var hasFailed = false
  }

  package init(
    _ code: AppCode, _ root: Root, name: String, at location: SourceLocation,
    _ environment: ScreenEnvironment, given: GivenValues = .none, in parent: ScreenParent? = nil,
    notices: [Notice] = []
  ) {
    self.notices = notices
    self.given = given
    if case .scene = root { self.parent = nil } else { self.parent = parent }
    self.code = code
    self.location = location
    self.root = root
    self.name = name
    self.environment = environment
    (app, history) = code.alone { code in
      (Guarded(RunningApp(ScreenState(), on: code.machine), of: code), Guarded(ScreenHistory(), of: code))
    }
  }

  package mutating func tree(_ interface: InterfaceState) -> ViewTree {
    let tree =
      take(.showing(interface, frames: frames)).tree
      ?? ViewTree(name: name, root: ViewNode(.view("Group"), identity: .root), environment: environment)
    guard let gap else {
      shown = tree
      return tree
    }
    // What can't be shown of its state is said, and what was there stays.
    var last = shown ?? tree
    last.notices.append(gap.notice)
    return last
  }

  package mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    guard let action = handler.payload as? AppAction else { return [.failed] }
    return take(.handling(action, arguments)).events
  }

  /// Lets time pass up to the next moment at which a task of the app goes on, or by all of it.
  package mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    let outcome = take(.passing(upTo: seconds))
    return (outcome.passed, outcome.events)
  }

  private func running(_ code: LoadedCode) -> RunningApp {
    guard let app = app.value(with: code) else { preconditionFailure("a screen of another app") }
    return app
  }

  private func past(_ code: LoadedCode) -> ScreenHistory { history.value(with: code) ?? ScreenHistory() }

  /// Does something at the moment that this copy of the screen is at.
  private mutating func take(_ step: ScreenHistory.Step) -> Outcome {
    code.alone { code in
      returnToMoment(code)
      let outcome = carryOut(step, code)
      let app = running(code)
      if outcome.hasFailed {
        // Whatever it did is in no copy's past.
        app.moment += 1
      } else if app.canBeCopied {
        history = Guarded(ScreenHistory(start: app.state), of: code)
      } else {
        var longer = past(code)
        longer.steps.append(step)
        history = Guarded(longer, of: code)
      }
      return outcome
    }
  }

  /// Has an app of its own where the app has gone on with another copy: from the last state that it can begin with,
  /// all that was done since is done once more. It comes out the same, as time and chance are the screen's own.
  private mutating func returnToMoment(_ code: LoadedCode) {
    guard running(code).moment != moment else { return }
    let past = past(code)
    let own = RunningApp(past.start, on: code.machine)
    app = Guarded(own, of: code)
    moment = 0
    own.isReplaying = true
    let (frames, assumed, awaitsPlaces, gap) = (frames, assumed, awaitsPlaces, gap)
    for step in past.steps { _ = carryOut(step, code) }
    (self.frames, self.assumed, self.awaitsPlaces, self.gap) = (frames, assumed, awaitsPlaces, gap)
    own.isReplaying = false
  }

  private mutating func carryOut(_ step: ScreenHistory.Step, _ code: LoadedCode) -> Outcome {
    switch step {
    case .showing(let interface, let frames):
      self.frames = frames
      return Outcome(tree: show(interface, code))
    case .handling(let action, let arguments):
      let action = running(code).handlers[action.number] ?? action
      return act(code) { run in
        try action.perform(arguments, on: run)
        try run.settleDelays()
      }
    case .passing(let seconds):
      var passed = seconds
      var outcome = act(code) { run in passed = try run.pass(upTo: seconds) }
      outcome.passed = passed
      return outcome
    }
  }

  private mutating func show(_ interface: InterfaceState, _ code: LoadedCode) -> ViewTree {
    let run = begin(code)
    var tree = ViewTree(
      name: name, root: ViewNode(.view("Group"), identity: Identity.root.child("root")),
      environment: environment)
    do {
      let nodes = try expand(run, interface)
      tree.root =
        nodes.count == 1
        ? nodes[0] : ViewNode(.view("Group"), children: nodes, identity: Identity.root.child("root"))
      if case .custom = tree.root.kind, tree.root.source == nil { tree.root.source = location }
      gap = nil
    } catch {
      var ended = ScreenGap(error)
      ended.place = ended.place ?? location
      gap = ended
    }
    if run.state.hasStandIns { tree.showPlaceholders() }
    let gaps = run.machine.takeGaps()
    for gap in gaps { tree.unknownWords.add(gap) }
    let told = gaps.told(heard: tree.unknownWords.heard(in: tree.root))
    tree.gaps = run.missingTexts.map { Gap(notice: $0, cause: $0.message, effect: .value) } + told
    // Nothing is shown then, which must not look like a screen that has nothing to say.
    if let gap { tree.gaps.append(Gap(notice: gap.notice, cause: gap.cause, effect: .content)) }
    tree.notices = notices + tree.gaps.map(\.notice) + run.standInNotices
    // What is shown no longer may have said something as it went.
    run.takeOutput()
    tree.effects = run.events
    tree.unknownWords.isComplete = true
    switch root {
    case .scene:
      tree.bars = .own
      tree.dimLinks(isInside: false)
    case .preview, .provider, .provided, .view:
      tree.bars = parent == .sheet ? .ofParentInSheet : .ofParent
      // A view by itself is a part of the screen that shows it; a preview is all that there is.
      let isPart: Bool = if case .view = root { true } else { false }
      tree.dimLinks(isInside: isPart)
    }
    keep(run)
    return tree
  }

  /// The views, after what appears has done what it does: a few rounds, as on a device.
  private mutating func expand(_ run: ScreenRun, _ interface: InterfaceState) throws -> [ViewNode] {
    var rounds = 0
    while true {
      run.live = []
      run.machine.budget.begin(environment.bounds.steps)
      let expander = ViewExpander(run, interface, frames: frames)
      if case .scene(_, _, let index) = root { expander.scenes = SceneChoice(shown: index) }
      let nodes = try expander.root(rootView(expander))
      run.state.memory = expander.memory.next
      assumed = expander.assumedFrames
      let live = Set(run.live)
      if live.count < run.state.kept.count {
        run.state.kept = run.state.kept.filter { live.contains($0.key) }
      }
      rounds += 1
      if isUnmeasured(expander) { return nodes }
      // What has no end would have none in the next round.
      if rounds > 4 || run.machine.budget.isSpent { return nodes }
      guard try expander.told.effects.run(on: run, showing: nodes, interface) else { return nodes }
    }
  }

  /// Whether something new asks for its place: nothing appears, and no change is told, before it is laid out.
  private mutating func isUnmeasured(_ expander: ViewExpander) -> Bool {
    let state = expander.run.state
    let isNew = expander.assumedFrames.keys.contains { frames[$0] == nil && !state.asking.contains($0) }
    expander.run.state.asking = Set(expander.assumedFrames.keys)
    // What is new each time would have no end.
    awaitsPlaces = isNew && state.unmeasured < 2
    expander.run.state.unmeasured = awaitsPlaces ? state.unmeasured + 1 : 0
    return awaitsPlaces
  }

  private func rootView(_ expander: ViewExpander) throws -> TypedValue {
    let run = expander.run
    let code = run.code
    if let made = run.state.root { return made }
    var made: TypedValue
    switch root {
    case .preview(let file, let line): made = try view(code.preview(in: file, line: line), run)
    case .view(let name, let file), .scene(let name, let file, _):
      made = try view(code.type(named: name, in: file), run)
    case .provider(let name, let file, let index, let count):
      let previews = try SeparatePreviews(expander: expander).of(shown(by: name, in: file, run))
      guard previews.count == count else { throw Interruption.unknown("which previews \(name) shows") }
      made = previews[index]
    case .provided(let name, let file, let property): made = try provided(property, by: name, in: file, run)
    }
    // A preview without state of its own is made once: what its code makes lives as long as the screen.
    // One with modifiers among its traits shows them around it.
    if code.isPreview(made.type), run.machine.keptProperties(of: made.type).isEmpty,
      let nominal = made.type.nominal,
      !run.machine.program.memberTable(of: nominal).ordered.contains(where: \.isPreviewModifier)
    {
      made = try run.machine.read(run.types.viewBody, of: made)
    }
    if let parent, !UIKitRoots.isInNavigation(made.type, parent) {
      made = try parent.around(made, run.machine)
    }
    run.state.root = made
    return made
  }

  private func view(_ type: Type?, _ run: ScreenRun) throws -> TypedValue {
    guard let type else { throw Interruption.unknown("a screen that is not found") }
    let uiKit = UIKitRoots(machine: run.machine, standIns: run.standIns)
    if let shown = try uiKit.view(type, isInNavigation: parent == .navigation) { return shown }
    let whole = run.machine.standInType(for: type)
    return TypedValue(try run.machine.make(whole, from: run.standIns), whole)
  }

  /// All that a preview provider shows.
  private func shown(by name: String, in file: String, _ run: ScreenRun) throws -> TypedValue {
    guard let provider = run.code.type(named: name, in: file),
      let providers = run.machine.nominal("PreviewProvider", of: "SwiftUI"),
      let previews = run.machine.requirement("previews", of: providers)
    else { throw Interruption.unknown("a screen that is not found") }
    return try run.machine.read(previews, of: TypedValue(.metatype(provider), provider))
  }

  private func provided(
    _ property: String, by name: String, in file: String, _ run: ScreenRun
  ) throws -> TypedValue {
    guard let provider = run.code.type(named: name, in: file), let nominal = provider.nominal,
      let value = run.machine.program.ownValues(named: property, of: nominal).first
    else { throw Interruption.unknown("a screen that is not found") }
    return try run.machine.read(value, of: TypedValue(.metatype(provider), provider))
  }

  // MARK: Finding screens

  /// The scenes that the app makes; nil where that can't be told.
  func scenes() -> SceneChoice? {
    finding { expander in
      expander.scenes = SceneChoice()
      _ = try expander.root(rootView(expander))
      return expander.scenes
    }
  }

  /// The names that the previews of a provider have for themselves; nil where it can't be told which there are.
  func previewNames() -> [String?]? {
    guard case .provider(let name, let file, _, _) = root else { return nil }
    return finding { expander in
      try SeparatePreviews(expander: expander).names(of: shown(by: name, in: file, expander.run))
    }
  }

  private func finding<Found>(_ find: (ViewExpander) throws -> Found?) -> Found? {
    code.alone { code in
      let run = begin(code)
      run.machine.budget.begin(environment.bounds.steps)
      defer { _ = run.finished() }
      return (try? find(ViewExpander(run, InterfaceState(), frames: [:]))) ?? nil
    }
  }

  package mutating func take(frames: [Identity: Rect]) -> Bool {
    self.frames = frames
    return awaitsPlaces
      || assumed.contains { reader, assumed in
        guard let place = frames[reader] else { return false }
        return !(assumed?.isAlike(place) ?? false)
      }
  }

  /// Does something with the app and tells what came of it.
  private mutating func act(_ code: LoadedCode, _ body: (ScreenRun) throws -> Void) -> Outcome {
    let run = begin(code)
    run.machine.budget.begin(environment.bounds.steps)
    do { try run.machine.doing("action") { try body(run) } } catch {
      return Outcome(events: [.notice(ScreenGap(error).notice)], hasFailed: true)
    }
    run.takeOutput()
    // What was done with something missing is not known to be what the app does.
    run.events += run.machine.takeGaps().told(heard: []).map { .notice($0.notice) }
    keep(run)
    return Outcome(events: run.events)
  }

  private mutating func keep(_ run: ScreenRun) {
    let app = running(run.code)
    app.state = run.finished()
    app.moment += 1
    moment = app.moment
  }

  /// Previews know that they are some.
  private var variables: [String: String] {
    switch root {
    case .preview, .provider, .provided: ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
    case .view, .scene: [:]
    }
  }

  private func begin(_ code: LoadedCode) -> ScreenRun {
    let run = ScreenRun(code, environment, running(code), variables: variables)
    run.isLive = isLive
    run.given = given
    run.place = location.file
    if case .scene = root { run.isPart = false } else { run.isPart = true }
    return run
  }

  package mutating func remember(_ isLive: Bool) { self.isLive = isLive }

  package func holds(_ setter: Handler) -> Bool? {
    guard let action = setter.payload as? AppAction else { return nil }
    return code.alone { code in
      var screen = self
      screen.returnToMoment(code)
      let app = screen.running(code)
      let run = screen.begin(code)
      defer { app.state = run.finished() }
      return try? (app.handlers[action.number] ?? action).holds(on: run)
    }
  }
}

/// Something of a screen that is not understood, with its cause.
package struct ScreenGap: Sendable, Hashable {
  package var cause: String
  package var place: SourceLocation?
  /// Whether it is more than is done here, for any reader.
  package var isBeyondBounds: Bool
  /// Whether the app would end.
  package var isTrap = false

  init(cause: String, place: SourceLocation? = nil, isBeyondBounds: Bool = false) {
    self.cause = cause
    self.place = place
    self.isBeyondBounds = isBeyondBounds
  }

  init(_ error: any Error) {
    switch error as? Interruption {
    case .unknown(let cause, let place):
      self.init(
        cause: cause.text, place: place.map(SourceLocation.init), isBeyondBounds: cause.isBeyondBounds)
    case .trap(let message, let place):
      self.init(cause: message, place: place.map(SourceLocation.init))
      isTrap = true
    case .thrown: self.init(cause: "an error that nothing catches")
    case .ended: self.init(cause: "the app ends")
    case nil: self.init(cause: "\(error)")
    }
  }

  /// What is said of it.
  package var notice: Notice {
    if isTrap { return Notice(.warning, .trap, at: place, "the app would end here: \(cause)") }
    return Notice(.warning, isBeyondBounds ? .budget : .unknownValue, at: place, cause)
  }
}

extension SourceLocation {
  init(_ place: CodePlace) { self.init(file: place.path, line: place.line, column: place.column) }
}
