import ArgumentParser
import EarshotKit
import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write a walk through a screen down as a transcript.",
    discussion: """
      Gestures come as with navigate: keys on a terminal, lines on a pipe. What is done and heard \
      becomes a transcript that `earshot run` can check from then on. With --all every preview of \
      the input gets a first one: all its stops in the order of swipes. Existing ones are kept.

      earshot record Card.swift --preview Plain -o Transcripts/Card.earshot
      printf 'swipe right\\n' | earshot record Card.swift -o Card.earshot
      earshot record Sources --all -o Transcripts
      """)

  @Argument(
    help: ArgumentHelp("Swift files, folders, or tree documents.", valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The transcript; with --all the folder for them. Without it a pipe writes to standard output.",
      valueName: "file"), completion: .file(extensions: ["earshot"]))
  var output: String?

  @Flag(help: "A first transcript for every preview, else for every view.")
  var all = false

  @Flag(
    help: """
      Leave out what the app prints, and have @ignore output say so (always where a printed line \
      tells its place in the source).
      """)
  var noOutput = false

  @Flag(help: "Replace a file that is there and says something else.")
  var force = false

  @OptionGroup var choice: OutputChoice

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    guard !inputs.contains("-") else {
      throw EarshotError.usage("standard input can't be recorded: a transcript opens a file")
    }
    if all { try recordAll() } else { try recordWalk() }
  }

  // MARK: One walk

  private func recordWalk() throws {
    guard inputs.count == 1 else { throw EarshotError.usage("record takes one input, or --all") }
    let shown = try shared.output(around: inputs, choice)
    let options = try shared.openOptions(around: inputs, for: .run)
    let input = try Earshot.open(inputs, options: options)
    try input.checkThatFilesAreWhole()
    let navigator = try input.navigator()
    let diagnostics = input.diagnostics(of: navigator)
    try Report(output: shown).deliver([], diagnostics: diagnostics)
    let isOnTerminal =
      Terminal.isTerminal(STDIN_FILENO) && Terminal.isTerminal(STDOUT_FILENO)
      && input.technology == .voiceover
    // Before the walk: nobody walks in vain.
    if let output {
      try RecordedInput.makeFolder(for: output)
      if isOnTerminal, !force, RecordedInput.isTaken(output) { throw RecordCommand.taken(output) }
    }
    let read = input.read(by: navigator)
    let opening = RecordedInput(
      inputs[0], options: shared.recorded, base: try shared.project(around: inputs, for: .run),
      recordsOutput: !noOutput, allowingOutside: shared.allowOutside)
    let session = NavigationSession(
      navigator, settings: input.settings, style: shown.style, told: diagnostics,
      technology: input.technology)
    let voice = LiveVoice(SpeechOptions(options), isOn: false)
    if isOnTerminal {
      try recordKeys(session, opening, read, voice, shown)
    } else {
      try recordLines(session, opening, read, voice, shown, as: options.profile)
    }
  }

  private func recordKeys(
    _ session: NavigationSession, _ opening: RecordedInput, _ read: ScreensRead, _ voice: LiveVoice,
    _ shown: OutputOptions
  ) throws {
    guard let output else {
      throw EarshotError.usage("on a terminal record needs a file: -o FILE.earshot")
    }
    var terminal = TerminalSession(session, voice: voice, color: shown.color, opening: opening)
    try terminal.run()
    do throws(EarshotError) {
      try save(terminal.session, opening, read, to: output, shown)
    } catch {
      // Nobody makes the same walk twice: what can't be saved is shown.
      try StandardStreams.put(Array(opening.text(of: terminal.session.log, in: ".").utf8))
      throw error
    }
  }

  private func recordLines(
    _ session: NavigationSession, _ opening: RecordedInput, _ read: ScreensRead, _ voice: LiveVoice,
    _ shown: OutputOptions, as profile: Profile
  ) throws {
    guard let output else { return try recordToStandardOutput(session, opening, read, shown) }
    var pipe = PipeSession(
      session, voice: voice, output: shown, computed: Earshot.computed(as: profile))
    // What went before a mistyped gesture is worth keeping.
    let outcome = Result { try pipe.run() }
    try save(pipe.session, opening, read, to: output, shown)
    try outcome.get()
  }

  private func recordToStandardOutput(
    _ session: NavigationSession, _ opening: RecordedInput, _ read: ScreensRead, _ shown: OutputOptions
  ) throws {
    var session = session
    _ = session.open()
    var lines = GestureLines(STDIN_FILENO)
    var errors = TextWriter()
    while let line = lines.next() {
      if let error = session.perform(line).response.error { errors.line("error: \(error)") }
    }
    StandardStreams.tell(errors.bytes)
    try session.heard.check(read)
    try StandardStreams.put(Array(opening.text(of: session.log, in: ".").utf8))
    RecordCommand.tell(session.heard.sentence, shown)
    if session.metUnknownGesture { throw ExitCode(EarshotError.unreadable([]).exitCode) }
  }

  private func save(
    _ session: NavigationSession, _ opening: RecordedInput, _ read: ScreensRead, to output: String,
    _ shown: OutputOptions
  ) throws(EarshotError) {
    try session.heard.check(read)
    switch try opening.save(session.log, to: output, replaces: force) {
    case .refused: throw RecordCommand.taken(output)
    case .written:
      var writer = TextWriter()
      writer.line("recorded: \(output)")
      StandardStreams.tell(writer.bytes)
      RecordCommand.tell(session.heard.sentence, shown)
    }
  }

  /// What is to be known of a transcript that was written.
  private static func tell(_ sentence: String?, _ shown: OutputOptions) {
    guard let sentence, !shown.isQuiet else { return }
    var writer = TextWriter()
    writer.line("note: \(sentence)")
    StandardStreams.tell(writer.bytes)
  }

  private static func taken(_ output: String) -> EarshotError {
    .usage(
      "\(output) is there already and is left as it is: --force replaces it, another -o keeps both, "
        + "and earshot run --update brings it up to date")
  }

  // MARK: Every screen

  private func recordAll() throws {
    guard let output else { throw EarshotError.usage("--all needs a folder: -o Transcripts") }
    let shown = try shared.output(around: inputs, choice)
    _ = try shared.openOptions(around: inputs, for: .run)
    var plan = FirstTranscripts(
      inputs, options: shared.recorded, base: try shared.project(around: inputs, for: .run))
    plan.recordsOutput = !noOutput
    plan.replaces = force
    plan.allowedOutside = shared.allowOutside
    let made = try plan.write(into: output)
    var writer = TextWriter(isColored: Terminal.isColored(shown.color, STDOUT_FILENO))
    var failures: [EarshotError] = []
    for transcript in made {
      switch transcript.outcome {
      case .written(let stops):
        writer.line("recorded: \(transcript.path), \(stops) \(stops == 1 ? "stop" : "stops")")
        RecordCommand.tell(transcript.unknown.map { "\(transcript.path): \($0)" }, shown)
      case .kept: writer.line("kept: \(transcript.path) is there already")
      case .failed(let error):
        writer.line("failed: \(transcript.path)")
        failures.append(error)
      }
    }
    try StandardStreams.put(writer.bytes)
    Report(output: shown).tell(made.map(\.read).reduce(ScreensRead()) { $0 + $1 })
    try RecordCommand.fail(failures)
  }

  /// Every screen that can't be recorded is named with its cause.
  private static func fail(_ failures: [EarshotError]) throws(EarshotError) {
    guard let first = failures.first else { return }
    guard case .unreadable = first else { throw first }
    throw .unreadable(
      failures.flatMap { failure in
        if case .unreadable(let notices) = failure { notices } else { [Notice]() }
      })
  }
}
