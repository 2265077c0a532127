import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary

/// A screen of SwiftUI source, with the state of its app. A value: a copy is a point to go back
/// to.
struct SwiftUIScreen: ScreenSource {
  let project: ProjectIndex
  let root: Root
  let name: String
  let environment: ScreenEnvironment
  let overrides: Overrides
  let initialNotices: [Notice]
  /// Where the screen is put; nil: it is alone.
  let parent: ScreenParent?
  /// The parent's code.
  private let parentCode: [Statement]
  var state = AppState()
  /// What surrounded each view of the app when it was last expanded: its actions read it.
  private var surroundings: [Identity: Surroundings] = [:]
  /// What layout proposed to each reader of geometry, in points.
  private var sizes: [Identity: Size] = [:]
  /// Readers of geometry that were expanded last, with the sizes they were given.
  private var assumed: [Identity: Size] = [:]
  /// What was evaluated last, to be taken again where nothing of it has changed.
  private var remembered = RememberedScreen()
  private var remembers = false
  /// The names behind unknown values, which views that are taken again don't tell anew.
  private var unknownWords = UnknownWords()
  /// What the root was made as: an object that a preview makes lives as long as the screen.
  private var made: MadeRoot?
  /// What the last evaluation was in doubt about.
  private(set) var doubts = Doubts()

  private struct MadeRoot: Sendable {
    var views: [ViewValue]
    var notices: NoticeCollector
  }

  /// What the screen shows at its root.
  enum Root: Sendable {
    /// `given`: its traits, and what a widget's preview is given.
    case preview([Statement], FileCode, given: Deferred<[CallArgument]>?)
    /// The `index`th view of a provider's `previews`.
    case provider(TypeInfo, index: Int)
    /// One view of a provider's, by the code that makes no other.
    case plain(PropertyCode, of: TypeInfo)
    case view(TypeInfo)
    /// The `index`th of an app's scenes that iOS shows.
    case scene(TypeInfo, index: Int)
    /// A controller or a view of UIKit.
    case uikit(TypeInfo)

    var isPreview: Bool {
      switch self {
      case .view, .scene, .uikit: false
      case .preview, .provider, .plain: true
      }
    }
  }

  init(
    project: ProjectIndex, root: Root, name: String, environment: ScreenEnvironment, overrides: Overrides,
    parent: ScreenParent? = nil, notices: [Notice]
  ) {
    self.project = project
    self.root = root
    self.name = name
    self.environment = environment
    self.overrides = overrides
    self.initialNotices = notices
    // An app's scenes have no parent.
    if case .scene = root { self.parent = nil } else { self.parent = parent }
    if case .uikit = root, parent == .navigation {
      parentCode = []
    } else {
      parentCode = self.parent?.code ?? []
    }
  }

  mutating func tree(_ interface: InterfaceState) -> ViewTree {
    let machine = machine()
    var (nodes, expander) = expand(machine, interface)
    // What appears may change state, and so what is shown: a few rounds, as on a device.
    var effects: [ScreenEvent] = []
    var rounds = 0
    while rounds < 4, runEffects(of: expander, on: machine, &effects) {
      (nodes, expander) = expand(machine, interface)
      rounds += 1
    }
    doubts = machine.doubts
    machine.state.keep(
      states: machine.liveStates, appearances: expander.appearances.map(\.identity),
      timers: expander.changes.map(\.identity))
    state = machine.state
    surroundings = machine.surroundingsByIdentity
    assumed = expander.assumedSizes
    // A view of UIKit alone is laid out as others are.
    let root =
      nodes.count == 1 && !nodes[0].isElement
      ? nodes[0] : ViewNode(.view("Group"), children: nodes, identity: Identity.root.child("root"))
    var tree = ViewTree(
      name: name, root: root, environment: environment, notices: initialNotices + machine.notices.all)
    tree.gaps = machine.notices.gaps
    tree.unknownWords = machine.unknownWords
    tree.unknownWords.isComplete = true
    tree.effects = effects
    tree.bars = bars
    return tree
  }

  /// Whether a title or a toolbar that is in no bar is in one of a parent that is not part of the screen.
  private var bars: ViewTree.Bars {
    switch root {
    case .scene, .uikit: .own
    case .preview, .provider, .plain, .view: parent == .sheet ? .ofParentInSheet : .ofParent
    }
  }

  /// The next evaluation is a trial.
  mutating func startTrial() { doubts.isTrial = true }

  mutating func remember(_ isLive: Bool) {
    remembers = isLive
    remembered = RememberedScreen()
  }

  mutating func take(frames: [Identity: Rect]) -> Bool {
    sizes = frames.mapValues(\.size)
    return assumed.contains { reader, size in
      guard let proposed = sizes[reader] else { return false }
      return abs(proposed.width - size.width) > 0.5 || abs(proposed.height - size.height) > 0.5
    }
  }

  mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    guard let action = handler.payload as? AppHandler else { return [.failed] }
    let machine = machine()
    let values = arguments.map { Value($0) }
    switch action {
    case .closure(let closure): machine.perform(.closure(closure), values)
    case .setter(let binding):
      var value = values.first ?? .none
      // The system knows dates as seconds.
      if case .double(let seconds) = value, case .date = machine.read(binding) { value = .date(seconds) }
      if arguments.count == 2, arguments[1] == .symbol("toggled") {
        value = Library.togglingMember(value, in: machine.read(binding))
      }
      if case .day? = arguments.first { value = Library.toggling(value, in: machine.read(binding)) }
      // A color that a picker hands over is a color, as the one before it.
      if case .symbol(var symbol) = value, symbol.type == nil,
        case .symbol(let old) = machine.read(binding)
      {
        symbol.type = old.type
        value = .symbol(symbol)
      }
      machine.write(value, to: binding)
    case .append(let path, let value):
      machine.append(value, to: path)
    case .truncate(let path): machine.truncate(path, to: values.first?.intValue ?? 0)
    case .rows(let closure):
      let rows = values.compactMap(\.intValue)
      machine.perform(.closure(closure), [Library.indexSet(rows)])
    case .control(let change): machine.perform(change)
    case .drop(let closure, let ofProviders):
      let provider = Value.record(RecordValue(type: "NSItemProvider", fields: []))
      let items = ofProviders ? [provider] : values
      machine.perform(.closure(closure), [.array(items), Value(.point(Point(x: 0, y: 0)))])
    }
    state = machine.state
    return machine.events + machine.notices.all.map { .notice($0) }
  }

  /// Lets time pass up to the next moment at which something is due, or by all of it.
  mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    let end = state.clock + seconds
    // What shows the time is shown anew.
    remembered = RememberedScreen()
    guard let due = state.nextDue, due <= end + 1e-9 else {
      state.clock = end
      return (seconds, [])
    }
    let passed = max(0, due - state.clock)
    state.clock += passed
    let work = state.takeDue()
    let machine = machine()
    machine.isPassing = true
    for work in work where !machine.state.stoppedTimers.contains(work.id) { machine.perform(work) }
    state = machine.state
    return (passed, machine.events + machine.notices.all.map { .notice($0) })
  }

  /// Whether the binding behind a setter holds something now; nil: it is no binding's.
  public func holds(_ setter: Handler) -> Bool? {
    guard case .setter(let binding)? = setter.payload as? AppHandler else { return nil }
    let value = machine().read(binding)
    return value.boolValue ?? !value.isNone
  }

  private func machine() -> Machine {
    let machine = Machine(project: project, environment: environment, overrides: overrides, state: state)
    machine.surroundingsByIdentity = surroundings
    machine.environment.now += state.clock
    machine.doubts = doubts
    machine.isPreview = root.isPreview
    return machine
  }

  private mutating func expand(_ machine: Machine, _ interface: InterfaceState) -> ([ViewNode], Expander) {
    machine.steps = 0
    machine.stepLimit = environment.bounds.steps
    machine.surroundingsByIdentity = Dictionary(minimumCapacity: surroundings.count)
    machine.liveStates = Set(minimumCapacity: surroundings.count)
    machine.liveStates.insert(Machine.editMode)
    switch root {
    case .view(let info), .scene(let info, _), .uikit(let info): machine.standInType = info
    case .preview, .provider, .plain: break
    }
    machine.placed = []
    machine.kept = []
    machine.unknownWords = unknownWords
    machine.notices.keepsAll = remembers
    if remembered.places.isFull || remembered.pushed != interface.pushed {
      remembered = RememberedScreen()
      remembered.pushed = interface.pushed
    }
    let changes = machine.state.changeCount
    remembered.places.look { machine.stored(in: $0) }
    machine.reads = ReadLog(remembered.places)
    let expander = Expander(machine: machine, interface: interface, sizes: sizes)
    expander.remembers = remembers
    expander.earlier = remembered.views
    remembered.places = StoredPlaces()
    var around = Surroundings()
    around.owner = Identity.root.child("preview")
    machine.surroundings = around
    expander.beginRun(of: around.owner, given: .void)
    let views = madeRootViews(machine, expander, around)
    if case .scene(_, let index) = root {
      expander.scenes = SceneChoice(shown: index)
      giveDelegate(of: views, to: &around, machine)
    }
    let placed = inParent(views, parentCode, machine, expander, around)
    let nodes = expander.expand(placed, under: .root, around)
    machine.state.bodies = expander.runs.filter { $0.value.madeSomething }
    if machine.state.changeCount == changes {
      remembered.views = expander.remembered
      remembered.places = machine.reads.places
    } else {
      // Bodies that change what they read: nobody knows what came of which state.
      remembered = RememberedScreen()
      remembered.pushed = interface.pushed
    }
    unknownWords = machine.unknownWords
    return (nodes, expander)
  }

  /// The app's delegate is an object of the environment, as SwiftUI makes it one.
  private func giveDelegate(of views: [ViewValue], to around: inout Surroundings, _ machine: Machine) {
    guard case .custom(let app)? = views.first?.kind, let delegate = machine.adaptedDelegate(of: app) else {
      return
    }
    for name in machine.typeNames(of: delegate) { around.objects[name] = delegate }
  }

  /// A preview with state of its own is a view with a body, which is run for every change; every
  /// other root is made once.
  private mutating func madeRootViews(
    _ machine: Machine, _ expander: Expander, _ around: Surroundings
  ) -> [ViewValue] {
    if let made {
      machine.notices.add(made.notices)
      return made.views
    }
    let live = machine.liveStates.count
    let views = expander.viewsOfBody(of: around.owner) { rootViews(machine, expander, around) }
    if machine.liveStates.count == live { made = MadeRoot(views: views, notices: machine.notices) }
    return views
  }

  private func rootViews(_ machine: Machine, _ expander: Expander, _ around: Surroundings) -> [ViewValue] {
    switch root {
    case .preview(let body, let file, let given):
      let scope = Scope(parent: nil, file: file)
      expander.widgetEntry = machine.firstEntry(given?.value ?? [], in: scope, expander, around)
      expander.activityPreview = machine.activityPreview(given?.value ?? [], in: scope, expander, around)
      let value = expander.guarded(around) { () throws(Interrupt) in
        try machine.runBody(body, in: scope, isBuilder: true)
      }
      let views = value.map { machine.views(of: $0) } ?? []
      return machine.applying(traits: given?.value ?? [], to: views, in: scope, expander, around)
    case .provider(let info, let index):
      let views = SwiftUIScreen.providerViews(info, machine, expander, around)
      return views.indices.contains(index) ? [views[index]] : views
    case .plain(let property, let info):
      let value = expander.guarded(around) { () throws(Interrupt) in
        try machine.staticValue(property, key: property.name, owner: info)
      }
      return value.map { machine.views(of: $0) } ?? []
    case .view(let info):
      let value = expander.guarded(around) { () throws(Interrupt) in try machine.instance(of: info) }
      return value.map {
        machine.views(of: $0, file: info.declaration?.file, start: info.declaration?.start ?? 0)
      } ?? []
    case .scene(let info, _):
      let value = expander.guarded(around) { () throws(Interrupt) in try machine.launched(info) }
      return value.map {
        machine.views(of: $0, file: info.declaration?.file, start: info.declaration?.start ?? 0)
      } ?? []
    case .uikit(let info):
      let value = expander.guarded(around) { () throws(Interrupt) in
        try machine.uikitRoot(of: info, isInNavigation: parent == .navigation)
      }
      return value.map {
        machine.views(of: $0, file: info.declaration?.file, start: info.declaration?.start ?? 0)
      } ?? []
    }
  }

  static func providerViews(
    _ info: TypeInfo, _ machine: Machine, _ expander: Expander, _ around: Surroundings
  ) -> [ViewValue] {
    let value = expander.guarded(around) { () throws(Interrupt) in
      try machine.staticMember("previews", of: info, arguments: nil)
    }
    guard let value, let value else { return [] }
    let previews = SeparatePreviews(machine: machine, expander: expander, around: around)
    return machine.views(of: value).flatMap { previews.of($0) }
  }

  /// Runs what appeared and what changed; tells whether any of it changed state.
  private func runEffects(
    of expander: Expander, on machine: Machine, _ effects: inout [ScreenEvent]
  ) -> Bool {
    let before = machine.state.changeCount
    // What bodies print on the way is no effect.
    let first = machine.events.count
    for appearance in expander.appearances {
      // A task with an id runs again when its id changes.
      let isNew = machine.state.appeared.insert(appearance.identity).inserted
      let old = machine.state.observed.updateValue(appearance.id, forKey: appearance.identity)
      guard isNew || old != appearance.id else { continue }
      machine.taskOwner = appearance.identity
      machine.perform(.closure(appearance.action), [])
      machine.taskOwner = nil
    }
    for change in expander.changes {
      if let timer = change.timer {
        machine.follow(timer.id, every: timer.every, change.action, at: change.identity)
        continue
      }
      let old = machine.state.observed[change.identity]
      machine.state.observed[change.identity] = change.value
      guard old != change.value, old != nil || change.isInitial else { continue }
      if let late = change.late {
        machine.receive(late, change.action, at: change.identity)
        continue
      }
      machine.perform(
        .closure(change.action), machine.changeArguments(change.action, old ?? change.value, change.value))
    }
    effects += machine.events.dropFirst(first)
    return machine.state.changeCount != before
  }
}

extension ViewNode {
  fileprivate var isElement: Bool { if case .element = kind { true } else { false } }
}

extension Machine {
  /// A view made with stand-ins for what it is not given.
  func instance(of info: TypeInfo) throws(Interrupt) -> Value {
    let expression = placeholder(info.declaration?.file)
    let scope = Scope(parent: nil, file: info.declaration?.file)
    let type = TypeValue(info: info, name: info.name)
    let own = info.initializers.filter { $0.body.value != nil }
    if let function = own.first(where: { $0.parameters.allSatisfy { $0.defaultValue != nil } }) ?? own.first {
      var arguments: [EvaluatedArgument] = []
      for parameter in function.parameters where parameter.defaultValue == nil {
        arguments.append(
          EvaluatedArgument(
            label: parameter.label,
            value: try standInArgument(parameter, of: info)))
      }
      return try construct(type, values: arguments, expression)
    }
    var fields: [Value] = []
    for property in info.storedProperties {
      let type = givenType(of: property, in: info)
      if !property.wrappers.contains(where: { $0.name == "Binding" }),
        let given = try givenValue(property.name, as: type, owner: info)
      {
        fields.append(given)
      } else if property.initial != nil || isSystemProvided(property) || hasDefault(property) {
        fields.append(try initialValue(of: property, in: info))
      } else {
        fields.append(try standIn(for: property, of: info))
      }
    }
    _ = scope
    return .structure(StructValue(type: info, fields: fields))
  }

  private func hasDefault(_ property: PropertyCode) -> Bool {
    property.wrappers.contains {
      ["FocusState", "AccessibilityFocusState", "AppStorage", "GestureState", "Namespace", "ScaledMetric"]
        .contains($0.name)
    }
  }

  func standInArgument(_ parameter: ParameterCode, of info: TypeInfo) throws(Interrupt) -> Value {
    if let given = try givenValue(parameter.name, as: parameter.type, owner: info) { return given }
    if parameter.isViewBuilder, !parameter.type.isFunction { return .view(.empty) }
    return try standIn(named: parameter.name, parameter.type, owner: info, depth: 0)
  }

  /// `{ }`, `{ new in }` and `{ old, new in }`.
  func changeArguments(_ closure: ClosureValue, _ old: Value, _ new: Value) -> [Value] {
    guard case .code(let code, _) = closure.body else { return [old, new] }
    let count = max(code.parameters.count, code.shorthandCount)
    return count == 2 ? [old, new] : (count == 1 ? [new] : [])
  }

  /// Appends a value to a navigation path: an array of the app's or a `NavigationPath`.
  func append(_ value: Value, to path: BindingValue) {
    write(withPathElements(of: read(path)) { $0 + [value] }, to: path)
  }

  func truncate(_ path: BindingValue, to count: Int) {
    write(withPathElements(of: read(path)) { Array($0.prefix(max(0, count))) }, to: path)
  }

  private func withPathElements(of held: Value, _ change: ([Value]) -> [Value]) -> Value {
    switch held {
    case .array(let values): return .array(change(values))
    case .record(var record):
      record["elements"] = .array(change(record["elements"]?.arrayValue ?? []))
      return .record(record)
    default: return .array(change([]))
    }
  }
}
