import EarshotViewTree
import EarshotVocabulary

/// Evaluates code against the state of one app. Made for one evaluation of a screen, or one
/// action, and then dropped; what lasts is its `state`.
final class Machine {
  let project: ProjectIndex
  var environment: ScreenEnvironment
  let overrides: Overrides
  var state: AppState
  var notices = NoticeCollector()
  /// What was noticed in a library's stand-in, until the code is back in a file of the user's.
  private var unplaced: [Notice] = []
  /// Whether something in a stand-in waits to be told of the place that called it.
  private(set) var waitsForPlace = false
  /// The place that called the stand-in whose steps came to an end.
  private var caller: (file: FileCode, start: Int)?
  var events: [ScreenEvent] = []
  /// What the view that is being expanded finds around it: environment values and objects.
  var surroundings = Surroundings()

  var steps = 0
  /// What is looked up of one expression without evaluating it.
  var ownerLookups = OwnerLookups()
  var stepLimit: Int
  var depth = 0
  /// Statics that are being made: a cycle among them is a trap, not a hang.
  var staticsInProgress: Set<String> = []
  /// Objects whose initializer is running: their observers don't.
  var isInitializing: Set<Int> = []
  /// Scenes of storyboards that are being shown inside others, so that no circle is followed.
  var openScenes: Set<String> = []
  /// The surroundings that each view was expanded in, for what its closures read later.
  var surroundingsByIdentity: [Identity: Surroundings] = [:]
  /// What the running action has put off by a moment, with the seconds.
  var delayed: [(seconds: Double, work: Value)] = []
  /// How long the running task has waited already, in seconds: its clock is ahead of the screen's.
  var ahead = 0.0
  /// Whether time is let pass: nothing is done before its time then.
  var isPassing = false
  /// What of asynchronous code is left, while it is being left.
  var suspension: Suspension?
  /// What expressions give that have been waited for.
  var answers: [ObjectIdentifier: Awaited] = [:]
  /// The view whose `task` is running.
  var taskOwner: Identity?
  /// How often asynchronous code may still wait for a moment before it is left waiting.
  var sleepsLeft = 20
  /// Views in the order in which they were put into their surroundings, and whose state is kept.
  var placed: [(identity: Identity, around: Surroundings)] = []
  var kept: [Identity] = []
  /// What the view that is being evaluated reads of all that is stored.
  var reads = ReadLog(StoredPlaces())
  /// Whose state is on the screen: views and previews, by the identity that it is kept by.
  var liveStates: Set<Identity> = []
  /// Initializers that an app adds to SDK types and that are running: inside, the same call
  /// means the SDK's own.
  var runningInitializers: Set<ObjectIdentifier> = []
  var withoutOperator: Set<OperandKey> = []
  /// Operators that an app adds for plain values and that are running.
  var runningOperators: Set<ObjectIdentifier> = []
  /// How many conditions have hung on something that is not known.
  var openConditions = 0
  /// The view that is shown with stand-ins for what nobody gives it, for its type parameters too.
  var standInType: TypeInfo?
  /// Properties whose observers are running: what they set of themselves is not observed again.
  var observing: Set<ObjectIdentifier> = []
  /// What publishers inside the operator that is being evaluated give later.
  var lateInside: [LateValues] = []
  /// What pipelines give late and now, while that is being found out for one that joins them.
  var lateByPipeline: [Int: [LateValues]]?
  var nowByPipeline: [Int: Value]?
  /// How many subscribers of Combine are being told of changes inside one another.
  var tellingDepth = 0
  /// Where the part of a text that was taken last starts in the whole, in characters.
  var textPartStart = 0
  /// Whether a preview is shown, and not a view by its name, which stands in the running app.
  var isPreview = false
  /// The value that is being written out as text.
  var describing = Describing()
  /// Where `tide.map { … }` stands before a `??`: what is mapped there is an optional.
  var mappedOptional: Range<Int>?
  /// The type that the call which is about to be made is expected to give.
  var expectedResult: TypeHint?
  /// What the optional would hold that is nil and of which a member is asked.
  var wrappedType: TypeHint?
  /// The type with its arguments whose initializer is about to be called.
  var madeType: TypeValue?
  /// How many visual modifiers' arguments are being evaluated.
  var visualDepth = 0
  /// How often code that was nested too deep has been left for what called it.
  var retreats = 0
  /// The body that is running.
  var frame: Frame?
  /// Whether an action or what appears is running, and not what shows.
  var isActing = false
  /// The regular expressions that it has met.
  let regexes = RegexCache()
  /// Properties that the app adds to optionals whose getters run: inside, what was unwrapped is meant.
  var runningOptionals: Set<ObjectIdentifier> = []
  /// Attributes of texts that are not kept and that something was given.
  var setAttributes: Set<String> = []
  /// What the app adds to types of the SDK and is being read, innermost last.
  var runningGetters: [RunningGetter] = []
  /// The states that views of stores are taking apart by their cases, the outermost first.
  var switchedStates: [Value] = []
  /// Where something that is not known decided what came next.
  var doubts = Doubts()
  /// Whether code that an unknown function was given is run to see what would hang on it.
  var isTrying = false
  /// Whether a round of an endless loop was gone already: one stands for all.
  var isRepeating = false
  /// What was put in the place of values that are not known.
  var unknownWords = UnknownWords()
  /// The types that functions declare, by their code.
  var localTypes: [ObjectIdentifier: TypeInfo] = [:]
  /// Whether any type of the app's has a `==` of its own.
  private(set) lazy var declaresEquality = project.operators["=="] != nil
  /// Generators of the app's whose numbers can't be followed here.
  var unknownGenerators: Set<ObjectIdentifier> = []
  /// Whether a type has a `==` of its own.
  var ownEqualities: [ObjectIdentifier: Bool] = [:]
  /// The app's result builders by the attribute that names them; nil where there is none of that name.
  var builders: [BuilderName: TypeInfo?] = [:]

  init(
    project: ProjectIndex, environment: ScreenEnvironment, overrides: Overrides, state: AppState
  ) {
    self.project = project
    self.environment = environment
    self.overrides = overrides
    self.state = state
    self.stepLimit = environment.bounds.steps
  }

  /// Counts one step of evaluation.
  @inline(__always)
  func step(_ file: FileCode?, _ start: Int) throws(Interrupt) {
    steps += 1
    if steps > stepLimit { throw outOfSteps(file, start) }
  }

  private func outOfSteps(_ file: FileCode?, _ start: Int) -> Interrupt {
    if file?.isStandIn == true { waitsForPlace = true }
    return .budget(
      "this takes more than \(environment.bounds.steps) steps of evaluation", file: file, start: start)
  }

  /// Runs `body` one level deeper.
  func deeper<Result>(
    _ file: FileCode?, _ start: Int, _ body: () throws(Interrupt) -> Result
  ) throws(Interrupt) -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > environment.bounds.callDepth {
      throw .budget(
        "calls are nested deeper than \(environment.bounds.callDepth)", file: file, start: start)
    }
    return try body()
  }

  // MARK: Notices

  /// Tells what was noticed inside a library's stand-in of the place that called it.
  func place(_ file: FileCode?, _ start: Int) {
    guard let file, !file.isStandIn else { return }
    for notice in unplaced { notices.tell(notice, at: location(file, start)) }
    unplaced = []
    waitsForPlace = false
    caller = (file, start)
  }

  func location(_ file: FileCode?, _ start: Int) -> SourceLocation? {
    guard let file else { return nil }
    let place = file.place(start)
    return SourceLocation(file: file.path, line: place.line, column: place.column)
  }

  func notice(
    _ severity: Notice.Severity, _ kind: Notice.Kind, _ file: FileCode?, _ start: Int,
    _ message: String, missing: String? = nil, decides: Bool = false, effect known: Gap.Effect? = nil
  ) {
    let effect: Gap.Effect =
      visualDepth > 0
      ? .looks
      : isActing || severity == .note
        ? .action : known ?? (decides || kind == .trap || kind == .budget ? .content : .value)
    let isInside = file?.isStandIn == true
    let place = isInside && depth == 0 ? caller : nil
    let notice = Notice(severity, kind, at: location(place?.file ?? file, place?.start ?? start), message)
    notices.add(notice, cause: missing ?? message, effect: effect)
    if isInside, depth > 0 {
      unplaced.append(notice)
      waitsForPlace = true
    }
  }

  /// An unknown value for an expression, with its notice.
  func unknown(_ expression: Expression, missing: String, kind: Notice.Kind = .unknownValue) -> Value {
    notice(
      .warning, kind, expression.file, expression.start,
      "'\(missing)' is not known here; it is shown by its source text", missing: missing)
    return .unknown(
      UnknownValue(source: expression.file.text(expression.start, expression.end), missing: missing))
  }

  func trap(_ message: String, _ expression: Expression) -> Interrupt {
    .trap(message, file: expression.file, start: expression.start)
  }

  /// Reports what stopped a part of an evaluation and lets the rest go on, with some more steps
  /// where they had run out; not for ever.
  func recover(from interrupt: Interrupt, effect: Gap.Effect? = nil) throws(Interrupt) {
    if case .suspended = interrupt { throw interrupt }
    report(interrupt, effect: effect)
    guard steps > stepLimit else { return }
    let total = environment.bounds.steps
    guard steps + total / 8 <= total * 2 else { throw interrupt }
    stepLimit = steps + total / 8
  }

  /// Turns what stopped an evaluation into a notice.
  ///
  /// - Parameter effect: what hangs on it; nil: what is on the screen at all.
  func report(_ interrupt: Interrupt, effect: Gap.Effect? = nil) {
    switch interrupt {
    case .trap(let message, let file, let start):
      notice(.warning, .trap, file, start, message, effect: effect)
    case .budget(let message, let file, let start):
      notice(.warning, .budget, file, start, message, effect: effect)
    case .thrown(let value):
      notice(.warning, .trap, nil, 0, "an error was thrown and not caught: \(describe(value))")
    case .suspended: break
    }
  }
}

/// Notices in the order met, one per cause and place.
struct NoticeCollector: Sendable {
  private(set) var all: [Notice] = []
  private var seen: [Notice: Int] = [:]
  private var causes: [(cause: String, effect: Gap.Effect)] = []
  /// All that were met, again and again, while views are remembered.
  private(set) var met: [Met] = []
  var keepsAll = false

  /// A notice as it was given.
  struct Met: Sendable {
    var notice: Notice
    var cause: String
    var effect: Gap.Effect
  }

  mutating func add(_ met: Met) { add(met.notice, cause: met.cause, effect: met.effect) }

  /// Where a notice is met again, what hangs on it most is what counts.
  mutating func add(_ notice: Notice, cause: String, effect: Gap.Effect) {
    if keepsAll { met.append(Met(notice: notice, cause: cause, effect: effect)) }
    if let index = seen[notice] {
      causes[index].effect = max(causes[index].effect, effect)
      return
    }
    guard all.count < 10_000 else { return }
    seen[notice] = all.count
    all.append(notice)
    causes.append((cause, effect))
  }

  /// Tells what was noticed of another place.
  mutating func tell(_ notice: Notice, at location: SourceLocation?) {
    guard let index = seen.removeValue(forKey: notice) else { return }
    all[index].location = location
    if seen[all[index]] == nil { seen[all[index]] = index }
    for place in met.indices where met[place].notice == notice { met[place].notice.location = location }
  }

  mutating func add(_ others: NoticeCollector) {
    for (notice, cause) in zip(others.all, others.causes) {
      add(notice, cause: cause.cause, effect: cause.effect)
    }
  }

  private static let gapKinds: Set<Notice.Kind> = [
    .unknownView, .unknownModifier, .unknownValue, .unknownFunction, .trap, .budget,
  ]

  /// The notices that stand for something not understood.
  var gaps: [Gap] {
    zip(all, causes).compactMap { notice, cause in
      NoticeCollector.gapKinds.contains(notice.kind)
        ? Gap(notice: notice, cause: cause.cause, effect: cause.effect) : nil
    }
  }
}
