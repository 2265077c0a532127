import ArgumentParser
import EarshotConformance
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance", abstract: "How far we agree with what iOS was recorded to say.",
    discussion: """
      CASES is a JSON or YAML list of {"id", "input", "expected"}, and optionally "ios", "steps", \
      "match". The input is SwiftUI source, a tree document, or {"file", "view"}. What is expected \
      are utterances, or elements in snapshot notation. A file verdicts.json beside the cases \
      says how they are counted. With --recorded the files are a screen, as `read` takes it, and \
      the log is what a real VoiceOver said there: XCUIVoiceOverService, Appium's \
      voiceOverMove, captions. Exit code 1 where less agrees than --at-least asks for.
      """)

  @Argument(
    help: ArgumentHelp("Files with cases.", valueName: "cases"), completion: .file(extensions: ["json"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "How the cases are counted (default: verdicts.json beside them).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var verdicts: String?

  @Option(help: ArgumentHelp("Only cases whose id holds the text.", valueName: "text"))
  var only: String?

  @Option(help: ArgumentHelp("The agreement that is asked for.", valueName: "percent"))
  var atLeast: Double = 100

  @Option(
    help: ArgumentHelp("Utterances recorded from a real VoiceOver on that screen.", valueName: "log"),
    completion: .file())
  var recorded: String?

  @Flag(help: "Name the cases that agree too.")
  var list = false

  @OptionGroup var choice: OutputChoice

  @OptionGroup(title: HelpPage.sharedOptions)
  var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: files, choice)
    guard !files.isEmpty else { throw EarshotError.usage("conformance takes files with cases") }
    if let recorded { return try compare(with: recorded, output) }
    let report = ConformanceReport(try files.map(cases))
    try StandardStreams.put(written(report, output))
    if report.agreement.percent < atLeast { throw ExitCode(1) }
  }

  private func compare(with path: String, _ output: OutputOptions) throws {
    let options = try shared.openOptions(around: files)
    let comparison = try RecordedComparison.compare(files, with: path, options: options)
    switch output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.recorded(comparison, computed: Earshot.computed(as: options.profile))
      try StandardStreams.put(writer.bytes)
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
      writer.recorded(comparison)
      try StandardStreams.put(writer.bytes)
    }
    if comparison.percent < atLeast { throw ExitCode(1) }
  }

  private func cases(_ path: String) throws -> CaseFile {
    var file = try CaseFile(reading: path, verdicts: verdicts)
    file.allowedOutside = shared.allowOutside
    guard let only else { return file }
    return file.only(only)
  }

  private func written(_ report: ConformanceReport, _ output: OutputOptions) -> [UInt8] {
    switch output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.conformance(report)
      return writer.bytes
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
      writer.conformance(report, lists: list)
      return writer.bytes
    }
  }
}
