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
      Exits with 1 where there is a finding of the failing severity. A comment holds a finding \
      back: // earshot:ignore RULE -- the reason
      """)

  @Argument(help: ArgumentHelp("Swift files, folders, tree documents, or -.", valueName: "input"))
  var inputs: [String] = []

  @Option(help: ArgumentHelp("Ask this rule only; may be repeated.", valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"))
  var skip: [String] = []

  @Option(help: ArgumentHelp("Findings that are known and don't count.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings as a baseline; nothing fails then.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "What standard output holds: text, json, sarif, junit, tap, github or markdown (default: text)."))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Also write a report into a file, in any format of --format: sarif=FILE; may be repeated.",
      valueName: "format=file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The least severity that exits with 1: error, warning, note or never; unknown is warning, and also \
      what was not understood (default: warning).
      """, valueName: "severity"))
  var failOn: String?

  @Flag(help: "List the rules and end.")
  var listRules = false

  @Option(help: ArgumentHelp("Show the page of a rule and end.", valueName: "rule"))
  var explainRule: String?

  @Option(help: ArgumentHelp("Write a page for each rule into this folder.", valueName: "folder"))
  var writeDocs: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    if listRules { return try StandardStreams.put(RuleHelp.list()) }
    if let explainRule { return try StandardStreams.put(RuleHelp.page(of: explainRule)) }
    if let writeDocs { return try RuleHelp.write(into: writeDocs) }
    let wish = try AuditWish(shared, inputs, format: format, failOn: failOn)
    let reports = try report.map { text throws(EarshotError) in try ReportRequest<AuditFormat>(text) }
    var options = AuditOptions()
    options.only = rule
    options.without = skip
    options.failingSeverity = wish.failing
    if let baseline { try options.readBaseline(baseline, bounds: .standard) }
    var opening = try shared.openOptions(around: inputs)
    opening.readsUIKitCode = true
    let input = try Earshot.open(inputs, options: opening)
    var report = Report(output: wish.output, explains: false)
    try report.begin(input)
    let found = try input.audit(options)
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
      bytes, diagnostics: Diagnostics(found.notices), coverage: found.coverage, areCommands: true)
    if writeBaseline == nil, found.fails(at: wish.failing) { throw ExitCode(1) }
  }
}

/// The shared options as the audit reads them: more formats, and severities that fail.
struct AuditWish {
  var format = AuditFormat.text
  var failing: AuditSeverity? = .warning
  var output: OutputOptions

  init(
    _ shared: SharedOptions, _ inputs: [String], format: String?, failOn: String?
  ) throws(EarshotError) {
    // A project's `format` is one of text and JSON; its `fail-on` speaks of what was not understood.
    output = try shared.output(around: inputs)
    self.format = output.format == .json ? .json : .text
    if let format { self.format = try OptionValue.choice("format", format) }
    guard let failOn else { return }
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
