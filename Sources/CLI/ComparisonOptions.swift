import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `compare` and `diff` have in common.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: "What standard output holds: text, json, markdown or github (default: text).",
    completion: .choices(ComparisonFormat.self))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 where somebody can no longer do something: lost; or where something was not understood: unknown.",
      valueName: "what"), completion: .list(["lost", "unknown"]))
  var failOn: String?

  @Flag(
    help: "Exit with 1 where anything is heard differently, else with 2 where a screen was not read at all.")
  var exitCode = false

  @Flag(help: "Exit with 0, not with 2, where nothing differs but a screen was not read.")
  var allowUnread = false

  @Flag(help: "Every screen and stop that differs, however many there are.")
  var all = false
}

/// How a comparison is written.
enum ComparisonFormat: String, CaseIterable {
  case text
  case json
  case markdown
  case github
}

/// The end of `compare` and `diff`.
struct ComparisonReport {
  let format: ComparisonFormat
  let output: OutputOptions
  private(set) var options: ComparisonOptions
  var showsUnchanged = false
  /// Whether JSON holds every screen, with all ways.
  var isComplete = false
  /// Whether what is lost fails the command.
  var failsOnLoss = false

  init(
    _ shared: SharedOptions, _ options: ComparisonOptions, around inputs: [String],
    for section: ConfigurationSection? = nil
  ) throws {
    let configured = try shared.configuration(around: inputs)?.options(for: section) ?? []
    failsOnLoss = (options.failOn ?? configured.value(of: "fail-on")) == "lost"
    output = try shared.output(around: inputs, for: section, failOn: failsOnLoss ? nil : options.failOn)
    format =
      try (options.format ?? configured.value(of: "format")).map { try OptionValue.choice("format", $0) }
      ?? .text
    self.options = options
    self.options.exitCode = options.exitCode || configured.value(of: "exit-code") == "true"
    self.options.allowUnread = options.allowUnread || configured.value(of: "allow-unread") == "true"
  }

  func deliver(_ comparison: ProjectComparison) throws {
    var errors = TextWriter(isColored: Terminal.isColored(output.color, STDERR_FILENO))
    for error in comparison.syntaxErrors { errors.notice(error) }
    StandardStreams.tell(errors.bytes)
    let report = Report(output: output, explains: false)
    try report.deliver(
      bytes(of: comparison), diagnostics: Diagnostics(comparison.newNotices), coverage: Coverage(),
      areCommands: format == .github)
    noteCommonDiagnostics(of: comparison)
    let isUnknown = output.failsOnUnknown && !Coverage.unknown(among: comparison.notices).isEmpty
    let fails =
      isUnknown || !comparison.syntaxErrors.isEmpty || (options.exitCode && comparison.differs)
      || (failsOnLoss && comparison.losesSomething)
    if fails { throw ExitCode(1) }
    guard options.exitCode || failsOnLoss else { return }
    try report.checkThatAllWasRead(comparison.read, isAllowed: options.allowUnread)
  }

  private func noteCommonDiagnostics(of comparison: ProjectComparison) {
    let count =
      Diagnostics(comparison.notices).withoutStandIns.count
      - Diagnostics(comparison.newNotices).withoutStandIns.count
    guard count > 0, !output.isQuiet else { return }
    var writer = TextWriter()
    writer.line(
      "note: \(count == 1 ? "1 diagnostic is" : "\(count) diagnostics are") the same in both versions; "
        + "`earshot read` shows them")
    StandardStreams.tell(writer.bytes)
  }

  private func bytes(of comparison: ProjectComparison) -> [UInt8] {
    let limits = options.all ? ComparisonLimits.none : .short
    switch format {
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.comparison(comparison, showsAll: isComplete)
      return writer.bytes
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(output.color, STDOUT_FILENO))
      writer.comparison(comparison, limits: limits, showsUnchanged: showsUnchanged)
      return writer.bytes
    case .markdown: return comparison.markdown(limits: limits)
    case .github: return comparison.github()
    }
  }
}
