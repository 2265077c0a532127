import EarshotLiveScreens
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary
import EarshotVoiceOver

/// A screen that is read without types, which says why.
struct ScreenByNames: ScreenSource {
  private var source: any ScreenSource
  /// Why types did not do; nil: they weren't asked.
  private let note: Notice?
  /// What decides what is shown and is declared nowhere: without types such a condition is false, without a word.
  private let undecided: [Gap]

  init(_ source: any ScreenSource, note: Notice?, undecided: [Gap] = []) {
    self.source = source
    self.note = note
    self.undecided = undecided
  }

  mutating func tree(_ interface: InterfaceState) -> ViewTree {
    var tree = source.tree(interface)
    let told = Set(tree.gaps.compactMap(\.notice.location))
    let untold = undecided.filter { $0.notice.location.map { !told.contains($0) } ?? true }
    tree.gaps += untold
    tree.notices += untold.map(\.notice)
    if let note { tree.notices.insert(note, at: 0) }
    return tree
  }

  mutating func take(frames: [Identity: Rect]) -> Bool { source.take(frames: frames) }

  mutating func remember(_ isLive: Bool) { source.remember(isLive) }

  mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    source.run(handler, arguments)
  }

  mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    source.pass(upTo: seconds)
  }

  func holds(_ setter: Handler) -> Bool? { source.holds(setter) }
}

/// How well a screen was understood, for the choice between two readings of it.
struct ReadingQuality {
  private let coverage: ScreenCoverage
  /// Stops that nothing unknown touches.
  private let knownStops: Int

  /// What was understood doesn't depend on what VoiceOver is set to.
  init(of screen: ResolvedScreen) {
    let texts = ScreenUtterances.texts(
      of: screen.tree, settings: VoiceOverSettings(), options: ReadingOptions())
    coverage = ScreenCoverage(
      costs: ScreenCoverage.costs(of: screen, announcements: texts), announcements: texts,
      unknownWords: screen.shown.unknownWords)
    let words = screen.shown.unknownWords
    knownStops = texts.count { words.causes(in: $0).isEmpty }
  }

  /// Whether nothing is missing: nothing was left out, and all that there is to say was understood.
  var isWhole: Bool { coverage.costs.isEmpty && coverage.unknownWords == 0 }

  /// Whether all that is missing is more than is done here: another reader would take as long, for as little.
  var isCutOff: Bool {
    !coverage.costs.isEmpty && coverage.costs.allSatisfy { $0.gap.notice.kind == .budget }
  }

  /// Whole before harmless before gaps in speech before silence; of equals the one with more stops known, and of these
  /// the one with more words known: a stop of which a part isn't known says more than one of which nothing is.
  func isBetter(than other: ReadingQuality) -> Bool {
    (other.rank, knownStops, knownWords) > (rank, other.knownStops, other.knownWords)
  }

  private var knownWords: Int { coverage.words - coverage.unknownWords }

  private var rank: Int {
    switch coverage.understanding {
    case .whole: 0
    case .silentGaps: 1
    case .spokenGaps: knownWords > 0 ? 2 : 3
    case .noTranscript: 3
    }
  }

  /// Why a screen that was understood less is read in another way: `CAUSE (and N more)`.
  var cause: (place: SourceLocation?, sentence: String) {
    let costliest = coverage.costs.first(where: \.touchesSpeech) ?? coverage.costs.first
    guard let costliest else { return (nil, "it says nothing") }
    let others = Set(coverage.costs.map(\.gap.cause)).subtracting([costliest.gap.cause]).count
    let more = others > 0 ? " (and \(others) more)" : ""
    return (costliest.gap.notice.location, costliest.gap.notice.message + more)
  }
}

extension ResolvedScreen {
  /// Which reader a screen of Swift code was read by; nil for other inputs.
  var reader: ScreenReader? {
    if source is ScreenByNames { return .names }
    return source is TypedScreen ? .types : nil
  }

  /// The better of two readings of one screen.
  ///
  /// - Parameter byNames: asked only where types don't know everything.
  static func best(
    of typed: any ScreenSource, else byNames: () -> (any ScreenSource)?, isLive: Bool
  ) -> ResolvedScreen {
    let screen = ResolvedScreen(source: typed, isLive: isLive)
    guard ScreenGaps.mayBe(on: screen) else { return screen }
    let quality = ReadingQuality(of: screen)
    guard !quality.isWhole, !quality.isCutOff, let source = byNames() else { return screen }
    let (place, cause) = quality.cause
    let note = Notice(.note, .input, at: place, "read without types: \(cause)")
    let undecided = screen.shown.gaps.filter(\.isUndecided)
    let other = ResolvedScreen(
      source: ScreenByNames(source, note: note, undecided: undecided), isLive: isLive)
    return ReadingQuality(of: other).isBetter(than: quality) ? other : screen
  }
}

/// The screens of Swift code as a reader reads them.
struct Readings: Sendable {
  private let read: ReadProject
  private let reader: ScreenReader
  private let environment: ScreenEnvironment
  private let given: GivenValues
  private let state: [(name: String, value: String)]
  private let data: (file: String, bytes: [UInt8])?

  /// - Parameters:
  ///   - given: what the user gives for properties, in `state` and `data`.
  init(
    _ read: ReadProject, as reader: ScreenReader, _ environment: ScreenEnvironment, _ given: GivenValues,
    _ state: [(name: String, value: String)], _ data: (file: String, bytes: [UInt8])?
  ) {
    self.read = read
    self.reader = reader
    self.environment = environment
    self.given = given
    self.state = state
    self.data = data
  }

  func screen(_ entry: EntryPoint, in parent: ScreenParent?, isLive: Bool) -> ResolvedScreen {
    if reader == .names, let source = byNames(entry, in: parent) {
      return ResolvedScreen(source: ScreenByNames(source, note: nil), isLive: isLive)
    }
    let typed = read.project.screen(entry, environment, given: given, in: parent)
    guard reader == .best else { return ResolvedScreen(source: typed, isLive: isLive) }
    return .best(of: typed, else: { byNames(entry, in: parent) }, isLive: isLive)
  }

  private func byNames(_ entry: EntryPoint, in parent: ScreenParent?) -> (any ScreenSource)? {
    read.names.screen(entry, environment, state: state, data: data, in: parent)
  }
}
