import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct NavigateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navigate", abstract: "Move through a screen, one gesture at a time.",
    discussion: """
      On a terminal every key is a gesture (? lists them) and every utterance a new line. On a \
      pipe standard input holds one gesture a line; for each, what is heard is written at once.
      """)

  @Argument(
    help: ArgumentHelp("A Swift file, a folder, or a tree document.", valueName: "input"), completion: .file()
  )
  var inputs: [String] = []

  @OptionGroup var choice: OutputChoice

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  @Flag(help: "Under each utterance, every part's cause.")
  var explain = false

  @Flag(help: "Say every utterance aloud; a new gesture cuts the old utterance off.")
  var speak = false

  @Flag(help: "Outline, captions, rotor and actions on a screen of their own.")
  var fullScreen = false

  @Flag(help: "Read the sources again when they change; the focus stays where it was.")
  var watch = false

  @OptionGroup var voice: VoiceOptions

  @Option(help: .hidden)
  var writeDocs: String?

  func run() throws {
    if let writeDocs { return try FileReplacement.write(Array(GesturePage.text.utf8), to: writeDocs) }
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: inputs, choice)
    guard inputs.count < 2 else { throw EarshotError.usage("navigate takes one input") }
    var options = try shared.openOptions(around: inputs)
    guard inputs != ["-"] else {
      throw EarshotError.usage("standard input can't hold both the screen and the gestures")
    }
    var input = try Earshot.open(inputs, options: options)
    let isOnTerminal = Terminal.isTerminal(STDIN_FILENO) && Terminal.isTerminal(STDOUT_FILENO)
    var recorded = shared.recorded
    if input.screens.count > 1 {
      let choosing = try choose(of: input, asking: isOnTerminal && output.format == .text, output)
      recorded = recorded.filter { $0.name != "preview" && $0.name != "view" } + [choosing.option]
      (options.view, options.preview) = (nil, nil)
      try options.set(choosing.option.name, to: choosing.option.value)
      input = input.only(choosing.screen)
    }
    let navigator = try input.navigator()
    let diagnostics = input.diagnostics(of: navigator)
    var report = Report(output: output, explains: explain)
    try report.begin(input, allowsSyntaxErrors: true)
    try report.deliver([], diagnostics: diagnostics)
    let session = NavigationSession(
      navigator, settings: input.settings, style: output.style, explains: explain,
      told: diagnostics, technology: input.technology)
    let voice = LiveVoice(try self.voice.speechOptions(options), isOn: speak)
    if watch, input.technology != .voiceover {
      throw EarshotError.usage("--watch is for VoiceOver; leave out --with")
    }
    let reloading = watch ? Reloading(inputs, options) : nil
    let opening = RecordedInput(
      inputs.first ?? "", options: recorded, base: try shared.project(around: inputs),
      allowingOutside: shared.allowOutside)
    if fullScreen {
      guard input.technology == .voiceover else {
        throw EarshotError.usage("--full-screen is for VoiceOver; leave out --with")
      }
      guard isOnTerminal, Terminal.canMoveTheCursor else {
        throw EarshotError.usage("--full-screen needs a terminal that can move its cursor")
      }
      var page = FullScreenSession(
        session, name: input.screens.first?.name ?? "", voice: voice, color: output.color,
        opening: opening, reloading: reloading)
      try page.run()
    } else if isOnTerminal, output.format == .text, input.technology == .voiceover {
      var terminal = TerminalSession(
        session, voice: voice, color: output.color, opening: opening, reloading: reloading)
      try terminal.run()
    } else {
      var pipe = PipeSession(
        session, voice: voice, output: output, computed: input.computed, reloading: reloading)
      try pipe.run()
    }
  }

  /// The screen that the user chooses, and the option that finds it again.
  private func choose(
    of input: OpenedInput, asking: Bool, _ output: OutputOptions
  ) throws -> (screen: ScreenEntry, option: TranscriptOption) {
    guard asking else {
      ScreenQuestion.tell(input.screens)
      throw ExitCode(EarshotError.usage("").exitCode)
    }
    guard let screen = try ScreenQuestion(choice: ScreenChoice(input), color: output.color).ask() else {
      throw ExitCode(0)
    }
    return (screen, input.lastingOption(for: screen))
  }
}
