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

  @Argument(
    help: ArgumentHelp("Transcripts, or folders of them.", valueName: "script"),
    completion: .file(extensions: ["earshot"]))
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
      "What standard output holds: text, json, junit, tap, github or markdown (default: text)."),
    completion: .choices(RunFormat.self))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Also write a report into a file, in any format of --format: junit=FILE; may be repeated.",
      valueName: "format=file"), completion: .reports(RunFormat.self))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "Exit with 1 also where something was not understood; choose \"unknown\".", valueName: "what"),
    completion: .choices(FailingFinding.self))
  var failOn: String?

  @Flag(help: "Name the cases that passed too.")
  var verbose = false

  @Flag(
    help: """
      Run again what a change touches, until q or the end of standard input. On a terminal a runs all, \
      f what failed, u updates what failed.
      """)
  var watch = false

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    let output = try shared.output(around: scripts, for: .run, failOn: failOn)
    let configured = try shared.configuration(around: scripts)?.options(for: .run) ?? []
    let reports = try report.map { text throws(EarshotError) in try ReportRequest<RunFormat>(text) }
    let format: RunFormat =
      try (self.format ?? configured.value(of: "format")).map { name throws(EarshotError) in
        try OptionValue.choice("format", name)
      } ?? .text
    guard !update || !failFast else {
      throw EarshotError.usage("--update needs all cases, so --fail-fast makes no sense with it")
    }
    let suite = try TranscriptSuite(scripts, allowingOutside: shared.allowOutside)
    var options = try suiteOptions()
    options.failsFast = !update && (failFast || configured.value(of: "fail-fast") == "true")
    options.explains = explain || configured.value(of: "explain") == "true"
    if watch { return try runAgain(options, output, in: format) }
    let timestamp = Timestamp.now()
    let progress = Progress("running", isQuiet: output.isQuiet)
    defer { progress.end() }
    let lines = CaseLines(
      output, isBeside: format != .text || reports.contains(where: \.isOnStandardOutput), updates: update,
      isVerbose: verbose, progress: progress)
    let result = try suite.run(options) { lines.tell($0) }
    if let failure = lines.failure { throw failure }
    progress.end()
    lines.notices(result, output)
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

  private func runAgain(
    _ options: TranscriptSuite.Options, _ output: OutputOptions, in format: RunFormat
  ) throws {
    guard !update, report.isEmpty, shard == nil, format == .text else {
      throw EarshotError.usage(
        "--watch writes text, and no files: leave out --update (the key u does it), --report, --shard and --format"
      )
    }
    var watch = RunWatch(
      scripts, allowingOutside: shared.allowOutside, options: options, output: output, isVerbose: verbose)
    let code = try watch.run()
    if code != 0 { throw ExitCode(code) }
  }

  private func suiteOptions() throws(EarshotError) -> TranscriptSuite.Options {
    var options = TranscriptSuite.Options()
    options.filters = filter
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
  private let done = Mutex(0)
  private let progress: Progress

  init(
    _ output: OutputOptions, isBeside: Bool, updates: Bool, isVerbose: Bool,
    progress: Progress = Progress("", isQuiet: true)
  ) {
    self.progress = progress
    self.isVerbose = isVerbose
    self.isBeside = isBeside
    self.updates = updates
    isColored = Terminal.isColored(output.color, isBeside ? STDERR_FILENO : STDOUT_FILENO)
  }

  var failure: EarshotError? { broken.withLock { $0 } }

  func tell(_ result: TranscriptResult) {
    let count = done.withLock { done in
      done += 1
      return done
    }
    progress.say("\(count == 1 ? "1 case" : "\(count) cases") done")
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
  func notices(_ result: SuiteResult, _ output: OutputOptions) {
    if output.isQuiet { return }
    var writer = TextWriter(isColored: Terminal.isColored(.auto, STDERR_FILENO))
    for notice in result.notices { writer.notice(notice) }
    StandardStreams.tell(writer.bytes)
  }

  private func write(_ content: (inout TextWriter) -> Void) {
    var writer = TextWriter(isColored: isColored)
    content(&writer)
    do throws(EarshotError) {
      try progress.around { () throws(EarshotError) in
        if isBeside { StandardStreams.tell(writer.bytes) } else { try StandardStreams.put(writer.bytes) }
      }
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
