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

  @Argument(help: ArgumentHelp("Files with cases.", valueName: "cases"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "How the cases are counted (default: verdicts.json beside them).", valueName: "file"))
  var verdicts: String?

  @Option(help: ArgumentHelp("Only cases whose id holds the text.", valueName: "text"))
  var only: String?

  @Option(help: ArgumentHelp("The agreement that is asked for (default: 100).", valueName: "percent"))
  var atLeast: Double = 100

  @Option(
    help: ArgumentHelp("Utterances recorded from a real VoiceOver on that screen.", valueName: "log"))
  var recorded: String?

  @Option(help: ArgumentHelp("With --recorded: the view struct to instantiate.", valueName: "name"))
  var view: String?

  @Option(help: ArgumentHelp("With --recorded: one preview, by name or number.", valueName: "name-or-n"))
  var preview: String?

  @Option(help: ArgumentHelp("With --recorded: iOS version to behave as.", valueName: "version"))
  var ios: String?

  @Flag(help: "Name the cases that agree too.")
  var list = false

  @Option(help: "text or json (default: text).")
  var format: String?

  @Option(help: ArgumentHelp("auto, always or never (default: auto).", valueName: "when"))
  var color: String?

  func run() throws {
    var output = OutputOptions()
    if let format { output.format = try OptionValue.choice("format", format) }
    if let color { output.color = try OptionValue.choice("color", color) }
    guard !files.isEmpty else { throw EarshotError.usage("conformance takes files with cases") }
    if let recorded { return try compare(with: recorded, output) }
    let report = ConformanceReport(try files.map(cases))
    try StandardStreams.put(written(report, output))
    if report.agreement.percent < atLeast { throw ExitCode(1) }
  }

  private func compare(with path: String, _ output: OutputOptions) throws {
    var options = OpenOptions()
    if let view { try options.set("view", to: view) }
    if let preview { try options.set("preview", to: preview) }
    if let ios { try options.set("ios", to: ios) }
    let comparison = try RecordedComparison.compare(files, with: path, options: options)
    switch output.format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.recorded(comparison)
      try StandardStreams.put(writer.bytes)
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
      writer.recorded(comparison)
      try StandardStreams.put(writer.bytes)
    }
    if comparison.percent < atLeast { throw ExitCode(1) }
  }

  private func cases(_ path: String) throws -> CaseFile {
    let file = try CaseFile(reading: path, verdicts: verdicts)
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
