import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "What VoiceOver says, stop by stop.",
    discussion: """
      One line a stop, in the order of right swipes. Notices go to standard error. With --coverage \
      a report of what was understood takes the place of the text: a line a screen, the counts, \
      and the causes of gaps, the costliest first; JSON has both.
      """)

  @Argument(
    help: ArgumentHelp("Swift files, folders, tree documents, or -.", valueName: "input"), completion: .file()
  )
  var inputs: [String] = []

  @OptionGroup var choice: OutputChoice

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Under each utterance, every part's cause.")
  var explain = false

  @Flag(help: "The spoken length of every stop, by the synthesizer's own timing.")
  var seconds = false

  @OptionGroup var voice: VoiceOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: inputs, for: .read, choice)
    let options = try shared.openOptions(around: inputs, for: .read)
    let input = try Earshot.open(inputs, options: options)
    if output.format == .text, !explain, !seconds, !output.tellsCoverage {
      return try deliverText(of: input, output)
    }
    var report = Report(output: output, explains: explain)
    try report.begin(input, allowsSyntaxErrors: true)
    var screens = input.readings(ReadingOptions(style: output.style))
    if seconds { try SpokenLength(voice.speechOptions(options)).measure(&screens) }
    var diagnostics = Diagnostics(input.notices)
    for screen in screens { diagnostics.add(screen.notices) }
    try report.deliver(
      written(screens, diagnostics, output, input.computed), diagnostics: diagnostics,
      coverage: screens.reduce(Coverage()) { $0 + $1.coverage })
  }

  /// Plain text needs what is said and nothing else: large inputs take half the memory.
  private func deliverText(of input: OpenedInput, _ output: OutputOptions) throws {
    var report = Report(output: output, explains: false)
    try report.begin(input, allowsSyntaxErrors: true)
    let screens = input.utterances(ReadingOptions(style: output.style))
    var diagnostics = Diagnostics(input.notices)
    for screen in screens { diagnostics.add(screen.notices) }
    var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
    writer.utterances(screens)
    try report.deliver(
      writer.bytes, diagnostics: diagnostics,
      coverage: screens.reduce(Coverage()) { $0 + $1.coverage })
  }

  private func written(
    _ screens: [ScreenReading], _ diagnostics: Diagnostics, _ output: OutputOptions,
    _ computed: Computed
  ) -> [UInt8] {
    let report = output.tellsCoverage ? CoverageReport(screens) : nil
    switch output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.readings(
        screens, diagnostics: diagnostics.all, computed: computed, explains: explain, times: seconds,
        coverage: report)
      return writer.bytes
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
      if let report {
        writer.coverage(report)
      } else {
        writer.readings(screens, explains: explain)
      }
      return writer.bytes
    }
  }
}
