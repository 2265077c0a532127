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

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  @Flag(help: "Under each utterance, every part's cause.")
  var explain = false

  @Flag(help: "The spoken length of every stop, by the synthesizer's own timing.")
  var seconds = false

  @OptionGroup var voice: VoiceOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: inputs, for: .read, choice)
    let options = try shared.openOptions(around: inputs, for: .read)
    var report = Report(output: output, explains: explain, doing: "reading files")
    defer { report.progress.end() }
    let input = try Earshot.open(inputs, options: options)
    try report.begin(input, allowsSyntaxErrors: true)
    report.tell(input.notices)
    let coverage =
      if seconds || output.tellsCoverage {
        try deliverWhole(of: input, options, &report)
      } else {
        switch output.format {
        case .text where !explain: try deliverUtterances(of: input, &report)
        case .text: try deliverText(of: input, &report)
        case .json: try deliverJSON(of: input, &report)
        }
      }
    if !output.tellsCoverage { report.tell(coverage.read) }
    try report.end(coverage: coverage)
  }

  // MARK: As soon as they are ready

  /// Plain text needs what is said and nothing else: large inputs take half the memory.
  private func deliverUtterances(of input: OpenedInput, _ report: inout Report) throws -> Coverage {
    var writer = report.textWriter()
    var screens = ScreenCount(of: input)
    try input.forEachUtterances(ReadingOptions(style: report.output.style)) { screen in
      writer.utterances(screen, isFirst: screens.done == 0, isOnly: screens.isOnly)
      try report.put(writer.take())
      report.tell(screen.notices, silent: screen.silentNotices)
      screens.add(screen.coverage, report.progress)
    }
    return screens.coverage
  }

  private func deliverText(of input: OpenedInput, _ report: inout Report) throws -> Coverage {
    var writer = report.textWriter()
    var screens = ScreenCount(of: input)
    try input.forEachReading(ReadingOptions(style: report.output.style)) { screen in
      writer.reading(screen, isFirst: screens.done == 0, isOnly: screens.isOnly, explains: explain)
      try report.put(writer.take())
      report.tell(screen.notices, silent: screen.silentNotices)
      screens.add(screen.coverage, report.progress)
    }
    return screens.coverage
  }

  private func deliverJSON(of input: OpenedInput, _ report: inout Report) throws -> Coverage {
    var writer = JSONWriter(spacing: .readable)
    var screens = ScreenCount(of: input)
    writer.beginScreens(input.computed)
    try input.forEachReading(ReadingOptions(style: report.output.style)) { screen in
      writer.breakLine(4)
      writer.reading(screen, explains: explain)
      try report.put(writer.take())
      report.tell(screen.notices, silent: screen.silentNotices)
      screens.add(screen.coverage, report.progress)
    }
    writer.endScreens(areEmpty: input.screens.isEmpty, diagnostics: report.diagnostics)
    try report.put(writer.take())
    return screens.coverage
  }

  // MARK: In one piece

  /// What is summed up over all screens, or measured by a voice that may not be there.
  private func deliverWhole(
    of input: OpenedInput, _ options: OpenOptions, _ report: inout Report
  ) throws -> Coverage {
    var screens: [ScreenReading] = []
    var count = ScreenCount(of: input)
    input.forEachReading(ReadingOptions(style: report.output.style)) { screen in
      screens.append(screen)
      count.add(screen.coverage, report.progress)
    }
    if seconds { try SpokenLength(voice.speechOptions(options)).measure(&screens) }
    var diagnostics = report.diagnostics
    for screen in screens { diagnostics.add(screen.notices, silent: screen.silentNotices) }
    try report.put(written(screens, diagnostics, report, input.computed))
    for screen in screens { report.tell(screen.notices, silent: screen.silentNotices) }
    return count.coverage
  }

  private func written(
    _ screens: [ScreenReading], _ diagnostics: Diagnostics, _ report: Report, _ computed: Computed
  ) -> [UInt8] {
    let coverage = report.output.tellsCoverage ? CoverageReport(screens) : nil
    switch report.output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.readings(
        screens, diagnostics: diagnostics, computed: computed, explains: explain, times: seconds,
        coverage: coverage)
      return writer.bytes
    case .text:
      var writer = report.textWriter()
      if let coverage {
        writer.coverage(coverage)
      } else {
        writer.readings(screens, explains: explain)
      }
      return writer.bytes
    }
  }
}
