import ArgumentParser
import EarshotKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Transcripts with expectations: exit 1 on any difference.",
    discussion: """
      A folder stands for all .earshot files under it. Scripts run side by side; what came of \
      them is told in their order. Options hold for all inputs that the scripts open, unless the \
      scripts say otherwise.

      earshot run Transcripts
      earshot run Transcripts --report junit=results.xml --format github
      earshot run Transcripts --update
      """)

  @Argument(help: ArgumentHelp("Transcripts, or folders of them.", valueName: "script"))
  var scripts: [String] = []

  @Flag(help: "Rewrite the expectations so that they are what is heard.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Only cases whose name holds this text; may be repeated.", valueName: "text"))
  var filter: [String] = []

  @Flag(help: "Stop after the first case that does not pass.")
  var failFast = false

  @Flag(
    help: "Under every difference, why that was heard (without it: under the first of a case).")
  var explain = false

  @Option(help: ArgumentHelp("One of N equal shares of the cases.", valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "What standard output holds: text, json, junit, tap, github or markdown (default: text)."))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Also write a report into a file, in any format of --format: junit=FILE; may be repeated.",
      valueName: "format=file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "Exit with 1 also where something was not understood; choose \"unknown\".", valueName: "what"))
  var failOn: String?

  @Flag(help: "Name the cases that passed too.")
  var verbose = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: scripts, failOn: failOn)
    let reports = try report.map { text throws(EarshotError) in try ReportRequest<RunFormat>(text) }
    let format: RunFormat =
      try self.format.map { name throws(EarshotError) in
        try OptionValue.choice("format", name)
      } ?? (output.format == .json ? .json : .text)
    guard !update || !failFast else {
      throw EarshotError.usage("--update needs all cases, so --fail-fast makes no sense with it")
    }
    let suite = try TranscriptSuite(scripts, allowingOutside: shared.allowOutside)
    let options = try suiteOptions()
    let timestamp = Timestamp.now()
    let lines = CaseLines(
      output, isBeside: format != .text || reports.contains(where: \.isOnStandardOutput), updates: update,
      isVerbose: verbose)
    let result = try suite.run(options) { lines.tell($0) }
    if let failure = lines.failure { throw failure }
    lines.notices(result)
    let written = TestReport(result, timestamp: timestamp)
    if format != .text {
      try StandardStreams.put(format.printed(format.bytes(of: written)), areCommands: true)
    }
    for request in reports { try request.write(request.format.bytes(of: written)) }
    if !update { lines.sum(written) }
    let code = update ? try updated(result, lines) : result.exitCode
    if code != 0 { throw ExitCode(code) }
    if output.failsOnUnknown, !Coverage.unknown(among: result.notices).isEmpty { throw ExitCode(1) }
  }

  private func suiteOptions() throws(EarshotError) -> TranscriptSuite.Options {
    var options = TranscriptSuite.Options()
    options.filters = filter
    options.failsFast = failFast
    options.explains = explain
    options.shard = try shard.map { text throws(EarshotError) in try RunCommand.shard(text) }
    options.base = shared.written
    var trial = OpenOptions()
    for option in options.base { try trial.set(option.name, to: option.value) }
    if let style = shared.style {
      options.base.append(TranscriptOption(name: "style", value: style))
    }
    options.voice = SpeechMeasure()
    return options
  }

  /// `I/N`
  private static func shard(_ text: String) throws(EarshotError) -> (number: Int, count: Int) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], count > 0,
      (1...count).contains(number)
    else { throw .usage("--shard takes I/N with I from 1 to N, such as 2/4, not \"\(text)\"") }
    return (number, count)
  }

  /// - Returns: the exit code.
  private func updated(_ result: SuiteResult, _ lines: CaseLines) throws -> Int32 {
    let report = try result.update()
    lines.updated(report)
    if report.isComplete { return 0 }
    return max(1, result.exitCode)
  }
}

/// What is told of the cases while they run: on standard output, or on standard error where a
/// report has that.
final class CaseLines: Sendable {
  private let isColored: Bool
  private let isBeside: Bool
  /// What is heard is going to be what is expected: only what that can't mend is told.
  private let updates: Bool
  /// What passed is only counted, unless it was asked for.
  private let isVerbose: Bool
  private let broken = Mutex<EarshotError?>(nil)

  init(_ output: OutputOptions, isBeside: Bool, updates: Bool, isVerbose: Bool) {
    self.isVerbose = isVerbose
    self.isBeside = isBeside
    self.updates = updates
    isColored = Terminal.isColored(output.color, isBeside ? STDERR_FILENO : STDOUT_FILENO)
  }

  var failure: EarshotError? { broken.withLock { $0 } }

  func tell(_ result: TranscriptResult) {
    var result = result
    if updates {
      result.differences.removeAll { !$0.isOfCheck }
    }
    guard result.status != .passed || (isVerbose && !updates) else { return }
    let told = TestReport.Case(result)
    write { $0.testCase(told) }
  }

  func sum(_ report: TestReport) {
    write { $0.testSum(report) }
  }

  func updated(_ report: UpdateReport) {
    write { writer in
      for file in report.files {
        writer.line("updated: \(file.path), \(file.lines) \(file.lines == 1 ? "line" : "lines")")
      }
      if report.files.isEmpty { writer.line("nothing to update") }
    }
    var writer = TextWriter()
    for notice in report.conflicts { writer.notice(notice) }
    StandardStreams.tell(writer.bytes)
  }

  /// What was not understood of the screens.
  func notices(_ result: SuiteResult) {
    var writer = TextWriter(isColored: Terminal.isColored(.auto, STDERR_FILENO))
    for notice in result.notices { writer.notice(notice) }
    StandardStreams.tell(writer.bytes)
  }

  private func write(_ content: (inout TextWriter) -> Void) {
    var writer = TextWriter(isColored: isColored)
    content(&writer)
    if isBeside { return StandardStreams.tell(writer.bytes) }
    do throws(EarshotError) {
      try StandardStreams.put(writer.bytes)
    } catch {
      broken.withLock { $0 = error }
    }
  }
}

enum Timestamp {
  /// `2026-01-31T12:00:00`, in UTC.
  static func now() -> String {
    var seconds = time(nil)
    var fields = tm()
    gmtime_r(&seconds, &fields)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &fields)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
