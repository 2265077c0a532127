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

struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak", abstract: "The same as read, through espeak-ng: played, or as a file.",
    discussion: "Screens are spoken one after the other, each stop as VoiceOver says it.")

  @Argument(help: ArgumentHelp("Swift files, folders, tree documents, or -.", valueName: "input"))
  var inputs: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write this WAV file instead of playing.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("A voice of espeak-ng (default: by the locale).", valueName: "name"))
  var voice: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let shown = try shared.output(around: inputs)
    let options = try shared.openOptions(around: inputs)
    let input = try Earshot.open(inputs, options: options)
    let screens = input.readings(ReadingOptions(style: shown.style))
    let speech = SpeechOutput(options, voice: voice)
    let script = SpeechOutput.script(of: screens)
    let spoken =
      if let output { try speech.write(script, to: output) } else { try speech.play(script) }
    var diagnostics = Diagnostics(input.notices)
    for screen in screens { diagnostics.add(screen.notices) }
    try Report(output: shown, explains: false).deliver(
      summary(of: spoken, shown), diagnostics: diagnostics,
      coverage: screens.reduce(Coverage()) { $0 + $1.coverage })
  }

  /// What was written where. What was played has been heard.
  private func summary(of spoken: SpeechReport, _ shown: OutputOptions) -> [UInt8] {
    var notices = TextWriter(isColored: Terminal.isColored(shown.color, STDERR_FILENO))
    for notice in spoken.notices { notices.line(notice.description) }
    StandardStreams.tell(notices.bytes)
    var writer = TextWriter()
    if let output {
      let length = SecondsText.tenths(spoken.seconds)
      let count = spoken.utterances
      writer.line("\(output): \(length) seconds, \(count) \(count == 1 ? "utterance" : "utterances")")
    }
    return writer.bytes
  }
}
