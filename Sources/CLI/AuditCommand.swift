import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "What stops somebody from using a screen.",
    discussion: """
      Findings with their place, what is heard there now, and what would be heard with a repair. \
      Exits with 1 where there is a finding of the failing severity, else with 2 where a screen was not read at all. \
      A comment holds a finding \
      back: // earshot:ignore RULE -- the reason
      """)

  @Argument(
    help: ArgumentHelp("Swift files, folders, tree documents, or -.", valueName: "input"), completion: .file()
  )
  var inputs: [String] = []

  @Option(help: ArgumentHelp("Ask this rule only; may be repeated.", valueName: "rule"), completion: .rules)
  var rule: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"), completion: .rules)
  var skip: [String] = []

  @Option(
    help: ArgumentHelp("Findings that are known and don't count.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings as a baseline; nothing fails then.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "What standard output holds: text, json, sarif, junit, tap, github or markdown (default: text)."),
    completion: .choices(AuditFormat.self))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Also write a report into a file, in any format of --format: sarif=FILE; may be repeated.",
      valueName: "format=file"), completion: .reports(AuditFormat.self))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The least severity that exits with 1: error, warning, note or never; unknown is warning, and also \
      what was not understood (default: warning).
      """, valueName: "severity"), completion: .choices(AuditFailure.self))
  var failOn: String?

  @Flag(help: "Exit with 0, not with 2, where there is no finding but a screen was not read.")
  var allowUnread = false

  @Flag(help: "List the rules and end.")
  var listRules = false

  @Option(help: ArgumentHelp("Show the page of a rule and end.", valueName: "rule"), completion: .rules)
  var explainRule: String?

  @Option(
    help: ArgumentHelp("Write a page for each rule into this folder.", valueName: "folder"),
    completion: .directory)
  var writeDocs: String?

  @OptionGroup(title: HelpPage.sharedOptions) var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    if listRules { return try StandardStreams.put(RuleHelp.list()) }
    if let explainRule { return try StandardStreams.put(RuleHelp.page(of: explainRule)) }
    if let writeDocs { return try RuleHelp.write(into: writeDocs) }
    let wish = try AuditWish(shared, inputs, format: format, failOn: failOn, allowUnread: allowUnread)
    let reports = try report.map { text throws(EarshotError) in try ReportRequest<AuditFormat>(text) }
    var options = AuditOptions()
    if let configured = try shared.configuration(around: inputs)?.audit {
      try options.take(configured, readsBaseline: baseline == nil && writeBaseline == nil)
    }
    options.only = rule
    // A rule that is asked for by name is asked.
    options.without = options.without.filter { !rule.contains($0) } + skip
    options.failingSeverity = wish.failing
    if let baseline { try options.readBaseline(baseline, bounds: .standard) }
    var opening = try shared.openOptions(around: inputs, for: .audit)
    opening.readsUIKitCode = true
    var report = Report(output: wish.output, doing: "reading files")
    defer { report.progress.end() }
    let input = try Earshot.open(inputs, options: opening)
    try report.begin(input)
    let total = input.screens.count
    let progress = report.progress
    let found = try input.audit(options) { progress.count($0, of: total, "screens") }
    try deliver(found, wish, report, reports)
  }

  private func deliver(
    _ found: AuditReport, _ wish: AuditWish, _ report: Report, _ reports: [ReportRequest<AuditFormat>]
  ) throws {
    for request in reports where !request.isOnStandardOutput {
      try request.write(request.format.bytes(of: found))
    }
    let isColored = Terminal.isColored(wish.output.color, STDOUT_FILENO)
    var bytes = wish.format.printed(wish.format.bytes(of: found, isColored: isColored))
    if let writeBaseline {
      try FileReplacement.write(found.baselineText(), to: writeBaseline)
      let count = found.forBaseline.count
      bytes =
        wish.format == .text
        ? Array("\(count) \(count == 1 ? "finding" : "findings") written to \(writeBaseline)\n".utf8) : bytes
    }
    for request in reports where request.isOnStandardOutput {
      bytes += request.format.printed(request.format.bytes(of: found))
    }
    try report.deliver(
      bytes, diagnostics: found.diagnostics, coverage: found.coverage, areCommands: true)
    guard writeBaseline == nil, let failing = wish.failing else { return }
    if found.fails(at: failing) { throw ExitCode(1) }
    try report.checkThatAllWasRead(found.coverage.read, isAllowed: wish.allowsUnread)
  }
}

/// The shared options as the audit reads them: more formats, and severities that fail.
struct AuditWish {
  var format = AuditFormat.text
  var failing: AuditSeverity? = .warning
  var output: OutputOptions
  /// Whether nothing fails for a screen that was not read.
  var allowsUnread: Bool

  init(
    _ shared: SharedOptions, _ inputs: [String], format: String?, failOn: String?, allowUnread: Bool
  ) throws(EarshotError) {
    output = try shared.output(around: inputs, for: .audit)
    let configured = try shared.configuration(around: inputs)?.options(for: .audit) ?? []
    allowsUnread = allowUnread || configured.value(of: "allow-unread") == "true"
    if let format = format ?? configured.value(of: "format") {
      self.format = try OptionValue.choice("format", format)
    }
    guard let failOn = failOn ?? configured.value(of: "fail-on") else { return }
    output.failsOnUnknown = false
    let what: AuditFailure = try OptionValue.choice("fail-on", failOn)
    switch what {
    case .never: failing = nil
    case .note: failing = .note
    case .warning: failing = .warning
    case .error: failing = .error
    case .unknown: output.failsOnUnknown = true
    }
  }
}

/// What `--fail-on` takes in an audit.
enum AuditFailure: String, CaseIterable {
  case error
  case warning
  case note
  case never
  /// Where something was not understood, beside warnings.
  case unknown
}
