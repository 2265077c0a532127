import EarshotLiveScreens
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary
import EarshotVoiceOver

/// A screen that an input holds, not yet evaluated.
public struct ScreenEntry: Sendable {
  /// The preview's or the view's name, a document's own name, else its file's.
  public let name: String
  /// Where it is declared.
  public let location: SourceLocation?
  /// `PATH:LINE NAME`, which no other screen of the input has: `--preview` takes it.
  public internal(set) var heading: String
  /// 1-based among the previews; nil for what is no preview.
  public let number: Int?
  /// Whether it is a scene of an app, as one meets it when the app is launched.
  public let isApp: Bool
  private let resolve: @Sendable (_ isLive: Bool) -> ResolvedScreen

  init(name: String, location: SourceLocation?, make: @escaping @Sendable () -> any ScreenSource) {
    self.init(name: name, location: location, number: nil, isApp: false) {
      ResolvedScreen(source: make(), isLive: $0)
    }
  }

  private init(
    name: String, location: SourceLocation?, number: Int?, isApp: Bool,
    resolve: @escaping @Sendable (_ isLive: Bool) -> ResolvedScreen
  ) {
    self.name = name
    self.location = location
    self.heading = location.map { "\($0.file):\($0.line) \(name)" } ?? name
    self.number = number
    self.isApp = isApp
    self.resolve = resolve
  }

  init(_ entry: EntryPoint, resolve: @escaping @Sendable (_ isLive: Bool) -> ResolvedScreen) {
    self.init(
      name: entry.name, location: entry.location, number: entry.number, isApp: entry.kind == .app,
      resolve: resolve)
  }

  /// Evaluates, lays out and resolves the screen.
  ///
  /// - Parameter isLive: whether things will be done with the screen; what is only read remembers
  ///   nothing.
  public func open(isLive: Bool = true) -> ResolvedScreen {
    LargeStack.run { resolve(isLive) }
  }
}

/// Inputs that have been read, with the screens that are meant.
public struct OpenedInput: Sendable {
  /// In the order of the inputs and of their source.
  public let screens: [ScreenEntry]
  /// Views of the input files that are no screens of their own, where no screen was chosen.
  let otherViews: [ScreenEntry]
  /// The iOS version that the screens behave as.
  public let profile: Profile
  /// What VoiceOver is set to.
  public let settings: VoiceOverSettings
  /// Who moves through the screens.
  public let technology: AssistiveTechnology
  /// What was not understood of the files themselves. Screens have their own notices.
  public let notices: [Notice]
  /// The text of the inputs by the names that notices give them.
  let contents: [String: [UInt8]]
  /// What may be read for it.
  let confinement: Confinement

  /// What documents about the screens say of where their words come from.
  public var computed: Computed { Earshot.computed(as: profile) }

  /// Every screen as it reads, several resolved at a time.
  public func readings(_ options: ReadingOptions = ReadingOptions()) -> [ScreenReading] {
    map(options) { ScreenReading(of: $0, settings: $1, options: $2) }
  }

  /// Every screen as it reads, handed over in order, each as soon as it is ready.
  public func forEachReading<Failure: Error>(
    _ options: ReadingOptions = ReadingOptions(), _ deliver: (ScreenReading) throws(Failure) -> Void
  ) throws(Failure) {
    try forEach(options, { ScreenReading(of: $0, settings: $1, options: $2) }, deliver)
  }

  /// What is said at every stop of every screen, handed over in order, each as soon as it is ready.
  public func forEachUtterances<Failure: Error>(
    _ options: ReadingOptions = ReadingOptions(), _ deliver: (ScreenUtterances) throws(Failure) -> Void
  ) throws(Failure) {
    try forEach(options, { ScreenUtterances(of: $0, settings: $1, options: $2) }, deliver)
  }

  /// The declared views of every screen and what each became, handed over in order.
  public func forEachFates<Failure: Error>(
    style: SpeechStyle = .voiceover, _ deliver: (ScreenFates) throws(Failure) -> Void
  ) throws(Failure) {
    let settings = settings
    try LargeStack.forEach(
      screens, { ScreenFates(of: $0, settings: settings, style: style) }, deliver: deliver)
  }

  private func forEach<Result: Sendable, Failure: Error>(
    _ options: ReadingOptions,
    _ read: @escaping @Sendable (ScreenEntry, VoiceOverSettings, ReadingOptions) -> Result,
    _ deliver: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    let settings = settings
    var options = options
    options.technology = technology
    let chosen = options
    try LargeStack.forEach(screens, { read($0, settings, chosen) }, deliver: deliver)
  }

  /// What every screen gives, read with the input's own settings and technology, several at a time.
  func map<Result: Sendable>(
    _ options: ReadingOptions,
    _ read: @escaping @Sendable (ScreenEntry, VoiceOverSettings, ReadingOptions) -> Result
  ) -> [Result] {
    let settings = settings
    var options = options
    options.technology = technology
    let chosen = options
    return LargeStack.map(screens) { read($0, settings, chosen) }
  }

  /// The declared views of every screen and what each became.
  public func fates(style: SpeechStyle = .voiceover) -> [ScreenFates] {
    let settings = settings
    return LargeStack.map(screens) { ScreenFates(of: $0, settings: settings, style: style) }
  }

  /// A navigator on the one screen that is meant.
  ///
  /// - Throws: `EarshotError.usage` that names the screens where there are several.
  public func navigator() throws(EarshotError) -> Navigator {
    guard screens.count < 2 else {
      let options = screens.prefix(5).map(ScreenChoice.option)
      let more = screens.count > 5 ? ", ..." : ""
      throw .usage(
        "there are \(screens.count) screens; choose one: \(options.joined(separator: ", "))\(more)")
    }
    guard let screen = screens.first else {
      throw .unreadable(notices.isEmpty ? [OpenedInput.nothing] : notices)
    }
    return Navigator(screen: screen.open(), settings: settings)
  }

  private static let nothing = Notice(.error, .input, at: nil, "there is no screen in the input")
}
