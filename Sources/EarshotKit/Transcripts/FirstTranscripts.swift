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
  }

  /// Swipes after which a walk stops, with a comment that says so.
  private static let bound = 1_000

  private struct Task: Sendable {
    var name: String
    var input: String
    var options: [TranscriptOption]
    var path: String
  }

  /// Writes into `folder`, which is made where it is not there.
  ///
  /// - Parameters:
  ///   - options: hold for all screens, and are written down with each.
  public static func write(
    for inputs: [String], options: [TranscriptOption], into folder: String
  ) throws(EarshotError) -> [Made] {
    let (opening, _) = try TranscriptOptions.read(options)
    let opened = try Earshot.open(inputs, options: opening)
    try opened.checkThatFilesAreWhole()
    let tasks = tasks(for: opened.screens, inputs, options, folder)
    guard !tasks.isEmpty else { throw .unreadable(inputs.first ?? "", "there is no screen to record") }
    try FileReplacement.makeFolder(folder)
    let cache = InputCache()
    return LargeStack.map(tasks) { make($0, in: folder, cache) }
  }

  // MARK: What there is to record

  private static func tasks(
    for screens: [ScreenEntry], _ inputs: [String], _ options: [TranscriptOption], _ folder: String
  ) -> [Task] {
    let sources = sourcesOption(inputs, options)
    var tasks: [Task] = []
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    let names = Dictionary(grouping: screens) { "\($0.location?.file ?? "")\n\($0.name)" }
    for screen in screens {
      let file = screen.location?.file ?? inputs.first ?? ""
      numbers[file, default: 0] += 1
      var own = options + sources
      if screen.number != nil {
        // A name that can't be written down as it is does not find its preview again.
        let isNamed =
          names["\(file)\n\(screen.name)"]?.count == 1
          && !screen.name.unicodeScalars.contains(where: \.isHarmful)
        let preview = isNamed ? screen.name : String(numbers[file] ?? 1)
        own.append(TranscriptOption(name: "preview", value: preview))
      } else if FilePath.fileExtension(file) == "swift" {
        own.append(TranscriptOption(name: "view", value: screen.name))
      }
      let path = FilePath.join(folder, fileName(screen.name, of: file, &taken))
      tasks.append(Task(name: screen.name, input: file, options: own, path: path))
    }
    return tasks
  }

  /// A file in a folder that is no package finds its definitions in the folder that was given.
  private static func sourcesOption(
    _ inputs: [String], _ options: [TranscriptOption]
  ) -> [TranscriptOption] {
    guard !options.contains(where: { $0.name == "sources" }) else { return [] }
    return inputs.filter { input in
      FileSystem.status(input)?.kind == .folder && EnclosingPackage.folder(around: input) == nil
    }.map { TranscriptOption(name: "sources", value: $0) }
  }

  /// `SurveyCard-Plain.earshot`, with a number where there is one of that name already.
  private static func fileName(
    _ screen: String, of file: String, _ taken: inout Set<String>
  ) -> String {
    let base = FilePath.name(file).split(separator: ".").first.map(String.init) ?? "Screen"
    let stem = slug(base == screen ? base : "\(base)-\(screen)")
    var name = "\(stem).\(ScriptFiles.fileExtension)"
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).\(ScriptFiles.fileExtension)"
      number += 1
    }
    return name
  }

  /// Letters and digits of any script stay; everything else parts words.
  private static func slug(_ text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
    }
    let slug = words.map(String.init).joined(separator: "-")
    return slug.isEmpty ? "Screen" : String(slug.prefix(100))
  }

  // MARK: Recording

  private static func make(_ task: Task, in folder: String, _ cache: InputCache) -> Made {
    guard FileSystem.status(task.path) == nil else { return Made(path: task.path, outcome: .kept) }
    do throws(EarshotError) {
      let opened = try cache.open(task.input, options: task.options)
      let (log, stops) = walk(NavigationSession(opened), about: task.name)
      try RecordedInput(task.input, options: task.options).save(log, to: task.path)
      return Made(path: task.path, outcome: .written(stops: stops))
    } catch {
      return Made(path: task.path, outcome: .failed(error))
    }
  }

  private static func walk(
    _ session: NavigationSession, about name: String
  ) -> (log: TranscriptRecorder, stops: Int) {
    var session = session
    var log = TranscriptRecorder(comment: ["\(name): every stop, in the order of swipes."])
    let arrival = session.open()
    log.arrive(Heard(arrival))
    guard var focus = arrival.response.focus else { return (log, 0) }
    var stops = 1
    for _ in 0..<bound {
      let shown = session.perform(line: "swipe right")
      log.perform("swipe right", heard: Heard(shown))
      guard let next = shown.response.focus, next != focus else { return (log, stops) }
      focus = next
      stops += 1
    }
    log.comment("There is more: the recording stops after \(bound) swipes.")
    return (log, stops)
  }
}

extension NavigationSession {
  init(_ opened: InputCache.Opened) {
    self.init(
      opened.navigator, settings: opened.options.settings, style: opened.style,
      told: Diagnostics(opened.notices))
  }
}
