import EarshotLiveScreens
import EarshotTranscript
import EarshotVocabulary

/// A first transcript for every screen of a project: arrival, then swipes to the right to the end.
/// People keep them under review from then on.
public struct FirstTranscripts: Sendable {
  /// What was made of one screen.
  public struct Made: Sendable {
    /// What came of it.
    public enum Outcome: Sendable {
      case written(stops: Int)
      /// There is one already, and it is left alone.
      case kept
      case failed(EarshotError)
    }

    /// The transcript's file.
    public var path: String
    /// What came of it.
    public var outcome: Outcome
    /// How far the screen was read, where it had to be.
    public var read = ScreensRead()
    /// What of the transcript is not known.
    public var unknown: String?
  }

  /// Swipes after which a walk stops, with a comment that says so.
  private static let bound = 1_000

  private struct Task: Sendable {
    var name: String
    var input: String
    var options: [TranscriptOption]
    var path: String
  }

  private let inputs: [String]
  private let options: [TranscriptOption]
  private let base: [TranscriptOption]
  /// Whether what the app prints on arrival and on the way is written down.
  public var recordsOutput = true
  /// Files and folders outside of the inputs' projects that may be read, too.
  public var allowedOutside: [String] = []
  /// Whether transcripts that are there are written anew.
  public var replaces = false

  /// - Parameters:
  ///   - options: hold for all screens, and are written down with each.
  ///   - base: options of the project, which hold before those and are not written down.
  public init(_ inputs: [String], options: [TranscriptOption], base: [TranscriptOption] = []) {
    self.inputs = inputs
    self.options = options
    self.base = base
  }

  /// Writes into `folder`, which is made where it is not there.
  public func write(into folder: String) throws(EarshotError) -> [Made] {
    var (opening, _) = try TranscriptOptions.read(base + options)
    opening.allowedOutside = allowedOutside
    let opened = try Earshot.open(inputs, options: opening)
    try opened.checkThatFilesAreWhole()
    let tasks = tasks(for: opened.screens, folder)
    guard !tasks.isEmpty else { throw .unreadable(inputs.first ?? "", "there is no screen to record") }
    try FileReplacement.makeFolder(folder)
    let confinement = Confinement(named: inputs, allowed: opening.namedPaths)
    let cache = InputCache(within: confinement)
    let shifted = InputCache(within: confinement, shiftsLines: true)
    return LargeStack.map(tasks) { make($0, cache, shifted) }
  }

  // MARK: What there is to record

  private func tasks(for screens: [ScreenEntry], _ folder: String) -> [Task] {
    let sources = sourcesOption
    let files = screens.map { $0.location?.file ?? inputs.first ?? "" }
    let names = TranscriptNames(zip(screens, files).map { ($0.name, $1) })
    let count = Dictionary(grouping: zip(screens, files)) { "\($1)\n\($0.name)" }
    var numbers: [String: Int] = [:]
    return zip(screens, files).enumerated().map { index, screen in
      let (screen, file) = screen
      var own = options + sources
      if screen.number != nil {
        numbers[file, default: 0] += 1
        // A name that can't be written down as it is does not find its preview again.
        let isNamed =
          count["\(file)\n\(screen.name)"]?.count == 1
          && !screen.name.unicodeScalars.contains(where: \.isHarmful)
        let preview = isNamed ? screen.name : String(numbers[file] ?? 1)
        own.append(TranscriptOption(name: "preview", value: preview))
      } else if FilePath.fileExtension(file) == "swift" {
        own.append(TranscriptOption(name: "view", value: screen.name))
      }
      return Task(
        name: screen.name, input: file, options: own, path: FilePath.join(folder, names.files[index]))
    }
  }

  /// A file in a folder that is no package finds its definitions in the folder that was given.
  private var sourcesOption: [TranscriptOption] {
    guard !(base + options).contains(where: { $0.name == "sources" }) else { return [] }
    return inputs.filter { input in
      FileSystem.status(input)?.kind == .folder && EnclosingPackage.folder(around: input) == nil
    }.map { TranscriptOption(name: "sources", value: $0) }
  }

  // MARK: Recording

  private func make(_ task: Task, _ cache: InputCache, _ shifted: InputCache) -> Made {
    guard replaces || !RecordedInput.isTaken(task.path) else {
      return Made(path: task.path, outcome: .kept)
    }
    var read = ScreensRead()
    do throws(EarshotError) {
      let opened = try cache.open(task.input, options: base + task.options)
      read = opened.read
      let (log, stops, heard) = FirstTranscripts.walk(NavigationSession(opened), about: task.name)
      try heard.check(read)
      let recording = RecordedInput(
        task.input, options: task.options, base: base, recordsOutput: recordsOutput, shifted: shifted)
      switch try recording.save(log, to: task.path, replaces: replaces) {
      case .written:
        return Made(
          path: task.path, outcome: .written(stops: stops), read: read, unknown: heard.sentence)
      case .refused: return Made(path: task.path, outcome: .kept)
      }
    } catch {
      return Made(path: task.path, outcome: .failed(error), read: read)
    }
  }

  private static func walk(
    _ session: NavigationSession, about name: String
  ) -> (log: TranscriptRecorder, stops: Int, heard: HeardWords) {
    var session = session
    var log = TranscriptRecorder(comment: ["\(name): every stop, in the order of swipes."])
    let arrival = session.open()
    log.arrive(Heard(arrival))
    guard var focus = arrival.response.focus else { return (log, 0, session.heard) }
    var stops = 1
    for _ in 0..<bound {
      let shown = session.perform(line: "swipe right")
      log.perform("swipe right", heard: Heard(shown))
      guard let next = shown.response.focus, next != focus else { return (log, stops, session.heard) }
      focus = next
      stops += 1
    }
    log.comment("There is more: the recording stops after \(bound) swipes.")
    return (log, stops, session.heard)
  }
}

extension NavigationSession {
  init(_ opened: InputCache.Opened) {
    self.init(
      opened.navigator, settings: opened.options.settings, style: opened.style,
      told: Diagnostics(opened.notices))
  }
}
