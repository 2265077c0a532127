import EarshotLocalization
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotUIKitScreens
import EarshotViewTree
import EarshotVocabulary

/// One evaluation of a screen, or one thing that is done to it: the machine with the screen's state in it.
final class ScreenRun: InterfaceFilesHost {
  let code: LoadedCode
  let machine: Machine
  let types: SwiftUITypes
  let environment: ScreenEnvironment
  /// What the catalogs lack of the texts that are shown.
  private(set) var missingTexts: [Notice] = []
  var state: ScreenState
  private let app: RunningApp
  private let variables: [String: String]
  /// The properties that are there in this evaluation.
  var live: [PropertyPlace.Key] = []
  /// How many tasks had begun to wait when the run began.
  private(set) var waitsBefore = 0
  /// When the run began, in seconds since the screen was opened.
  private(set) var start = 0.0
  /// Whether things will be done with the screen: what is only read is remembered by nobody.
  var isLive = false
  /// A number of its own.
  private(set) lazy var evaluation = code.nextEvaluation()
  /// The objects that the system compares with others, those that are equal once.
  var comparedObjects: [Type: [RuntimeValue]] = [:]
  static let mostComparedObjects = 200
  /// What the app did.
  var events: [ScreenEvent] = []
  /// Whether it is a view or a preview that is opened by itself, without what the app puts around it.
  var isPart = false
  /// The file of what is shown: of several files of a name the nearest to it is meant.
  var place = ""
  /// What the app's `Info.plist` says.
  private(set) lazy var info = InfoList(code.shipped, near: place, bounds: environment.bounds)
  /// What somebody gives for properties.
  var given = GivenValues.none
  /// Makes what no code does.
  var standIns: StandIns { StandIns(machine, given) }

  /// Takes the state of an app, which has none until it is given what it has become.
  init(_ code: LoadedCode, _ environment: ScreenEnvironment, _ app: RunningApp, variables: [String: String]) {
    self.code = code
    machine = code.machine
    types = code.types
    self.environment = environment
    self.app = app
    self.variables = variables
    state = app.state
    app.state = ScreenState()
    _ = machine.takeGaps()
    machine.store.forgetReadings()
    machine.store.travel(to: state.stored)
    // Held once more it would keep alive what goes meanwhile.
    state.stored = StoredValues()
    machine.output = ""
    machine.budget.depth = environment.bounds.callDepth
    machine.scheduler = app.scheduler
    machine.scheduler.willLeave = { [unowned machine] in machine.leave("task", $0, $1) }
    waitsBefore = app.scheduler.waits
    start = app.scheduler.now
    machine.host = self
    machine.random = state.random
    var world = World(
      start: environment.now, locale: environment.locale, timeZone: environment.timeZone)
    world.variables = variables
    machine.world = world
    // A profile is the last of its version.
    machine.program.system = SystemVersion(platform: "iOS", version: [environment.profile.version, 99])
  }

  /// How this evaluation began.
  var beginning: Start {
    Start(
      environment: environment, app: app, variables: variables, given: given, place: place, isPart: isPart)
  }

  var interfaceFiles: (any InterfaceFiles)? { code.interfaceFiles }

  /// What stands in for an object of the environment that nobody put there; nil where the screen is an app's own,
  /// which would end.
  func standInObject(of type: Type) throws -> RuntimeValue? {
    guard isPart else { return nil }
    if let known = state.objects[type] { return known }
    let made = try machine.store.keeping { try standIns.standIn(named: "\(type)", as: type) }
    state.objects[type] = made
    return made
  }

  /// What is said of that.
  var standInNotices: [Notice] {
    state.objects.keys.map { "\($0)" }.sorted().map { name in
      Notice(.note, .standIn, at: nil, "no '\(name)' is in the environment; a stand-in takes its place")
    }
  }

  /// The words of the app's texts in a language.
  func texts(in locale: String?) -> ScreenTexts {
    ScreenTexts(
      catalogs: code.catalogs, environment: environment, locale: locale ?? environment.locale,
      report: { [unowned self] notice in
        machine.store.cannotRepeat()
        if !missingTexts.contains(notice) { missingTexts.append(notice) }
      })
  }

  /// What a handler is to do.
  func action(_ deed: AppAction.Deed) -> AppAction {
    state.handlers += 1
    let action = AppAction(deed, number: state.handlers, of: code)
    if app.isReplaying { app.handlers[action.number] = action }
    return action
  }

  /// The state as it is now.
  func finished() -> ScreenState {
    machine.store.forgetReadings()
    state.stored = machine.store.current
    state.random = machine.random
    state.seconds = machine.scheduler.now
    return state
  }

  /// What the app printed since this was asked last, line by line.
  func takeOutput() {
    guard !machine.output.isEmpty else { return }
    var lines = machine.output.split(separator: "\n", omittingEmptySubsequences: false)
    machine.output = ""
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    events += lines.map { .output(String($0)) }
  }

  /// Lets time pass up to the next moment at which a task goes on, or by so many seconds. The app may be ahead by
  /// what came at once after a gesture: that is waited for already.
  /// - Returns: how many seconds passed.
  func pass(upTo seconds: Double) throws -> Double {
    let scheduler = machine.scheduler
    let before = state.waited
    guard let due = scheduler.nextDue, due <= before + seconds + 1e-9 else {
      state.waited = before + seconds
      scheduler.advance(to: state.waited)
      return seconds
    }
    state.waited = max(before, due)
    scheduler.advance(to: due)
    try settleTasks()
    return state.waited - before
  }
}
