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

  @Argument(help: ArgumentHelp("A Swift file, a folder, or a tree document.", valueName: "input"))
  var inputs: [String] = []

  @OptionGroup var choice: OutputChoice

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Under each utterance, every part's cause.")
  var explain = false

  @Flag(help: "Say every utterance aloud; a new gesture cuts the old utterance off.")
  var speak = false

  @Flag(help: "Outline, captions, rotor and actions on a screen of their own.")
  var fullScreen = false

  @Flag(help: "Read the sources again when they change; the focus stays where it was.")
  var watch = false

  @OptionGroup var voice: VoiceOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: inputs, choice)
    guard inputs.count < 2 else { throw EarshotError.usage("navigate takes one input") }
    let options = try shared.openOptions(around: inputs)
    guard inputs != ["-"] else {
      throw EarshotError.usage("standard input can't hold both the screen and the gestures")
    }
    let input = try Earshot.open(inputs, options: options)
    let navigator = try input.navigator()
    let diagnostics = Diagnostics(input.notices + navigator.screen.notices)
    var report = Report(output: output, explains: explain)
    try report.begin(input, allowsSyntaxErrors: true)
    try report.deliver(
      [], diagnostics: diagnostics, coverage: Coverage())
    let session = NavigationSession(
      navigator, settings: input.settings, style: output.style, explains: explain,
      told: diagnostics, technology: input.technology)
    let voice = LiveVoice(try self.voice.speechOptions(options), isOn: speak)
    if watch, input.technology != .voiceover {
      throw EarshotError.usage("--watch is for VoiceOver; leave out --with")
    }
    let reloading = watch ? Reloading(inputs, options) : nil
    let isOnTerminal = Terminal.isTerminal(STDIN_FILENO) && Terminal.isTerminal(STDOUT_FILENO)
    let opening = RecordedInput(
      inputs.first ?? "", options: shared.recorded, base: try shared.project(around: inputs),
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
      var pipe = PipeSession(session, voice: voice, output: output, reloading: reloading)
      try pipe.run()
    }
  }
}
