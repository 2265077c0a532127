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

  @OptionGroup var shared: SharedOptions

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
      "Also write sarif=FILE, json=FILE, junit=FILE or text=FILE; may be repeated.",
      valueName: "format=file"))
  var report: [String] = []

  @Flag(help: "List the rules and end.")
  var listRules = false

  @Option(help: ArgumentHelp("Show the page of a rule and end.", valueName: "rule"))
  var explainRule: String?

  @Option(help: ArgumentHelp("Write a page for each rule into this folder.", valueName: "folder"))
  var writeDocs: String?

  func run() throws {
    if shared.asksForSettings { return try SettingsHelp.show() }
    if listRules { return try StandardStreams.put(RuleHelp.list()) }
    if let explainRule { return try StandardStreams.put(RuleHelp.page(of: explainRule)) }
    if let writeDocs { return try RuleHelp.write(into: writeDocs) }
    let wish = try AuditWish(shared)
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
    try write(found)
    try deliver(found, wish, report)
  }

  private func write(_ found: AuditReport) throws {
    if let writeBaseline { try FileReplacement.write(found.baselineText(), to: writeBaseline) }
    for wanted in report {
      guard let equals = wanted.firstIndex(of: "="),
        let format = AuditFormat(rawValue: String(wanted[..<equals])),
        wanted.index(after: equals) < wanted.endIndex
      else {
        throw EarshotError.usage("--report takes FORMAT=FILE, such as sarif=earshot.sarif, not \"\(wanted)\"")
      }
      let path = String(wanted[wanted.index(after: equals)...])
      try FileReplacement.write(format.bytes(of: found, isColored: false), to: path)
    }
  }

  private func deliver(_ found: AuditReport, _ wish: AuditWish, _ report: Report) throws {
    let isColored = Terminal.isColored(wish.output.color, STDOUT_FILENO)
    try report.deliver(
      wish.format.bytes(of: found, isColored: isColored),
      diagnostics: Diagnostics(found.notices), coverage: found.coverage)
    if writeBaseline == nil, found.fails(at: wish.failing) { throw ExitCode(1) }
  }
}

/// How findings are written.
enum AuditFormat: String, CaseIterable {
  case text
  case json
  case sarif
  case github
  case junit

  func bytes(of found: AuditReport, isColored: Bool) -> [UInt8] {
    switch self {
    case .text:
      var writer = TextWriter(isColored: isColored)
      writer.audit(found)
      return writer.bytes
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.audit(found)
      return writer.bytes
    case .sarif: return found.sarif()
    case .github: return found.github()
    case .junit: return found.junit()
    }
  }
}

/// The shared options as the audit reads them: more formats, and severities that fail.
struct AuditWish {
  var format = AuditFormat.text
  var failing: AuditSeverity? = .warning
  var output: OutputOptions

  init(_ shared: SharedOptions) throws(EarshotError) {
    var plain = shared
    plain.format = nil
    plain.failOn = nil
    output = try plain.output()
    if let format = shared.format { self.format = try OptionValue.choice("format", format) }
    guard let failOn = shared.failOn else { return }
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
