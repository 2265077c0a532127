import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `run --watch`: what a change touches is run again. Every line is new and nothing is redrawn, so a
/// screen reader reads along.
struct RunWatch {
  private let paths: [String]
  private let allowedOutside: [String]
  private let options: TranscriptSuite.Options
  private let output: OutputOptions
  private let isVerbose: Bool

  private var watch = TranscriptWatch()
  /// What came of each script last.
  private var results: [String: [TranscriptResult]] = [:]
  /// A script that can't be found or read now, told once.
  private var told: String?

  /// How often is looked, in milliseconds.
  private static let interval: CInt = 400

  init(
    _ paths: [String], allowingOutside allowedOutside: [String], options: TranscriptSuite.Options,
    output: OutputOptions, isVerbose: Bool
  ) {
    self.paths = paths
    self.allowedOutside = allowedOutside
    self.options = options
    self.output = output
    self.isVerbose = isVerbose
  }

  /// - Returns: the exit code, by what came of each script last.
  mutating func run() throws -> Int32 {
    let suite = try TranscriptSuite(paths, allowingOutside: allowedOutside)
    watch.follow(suite)
    let hasKeys = Terminal.isTerminal(STDIN_FILENO) && Terminal.isTerminal(STDOUT_FILENO)
    if hasKeys, TerminalMode.enterKeys() {
      defer { TerminalMode.leaveKeys() }
      try run(suite, only: nil)
      try watchKeys()
    } else {
      try run(suite, only: nil)
      try watchInput()
    }
    return exitCode
  }

  private var exitCode: Int32 {
    let all = results.values.joined()
    if let broken = all.first(where: { $0.status == .error }) { return broken.errorCode }
    return all.contains { $0.status == .failed } ? 1 : 0
  }

  private var failed: Set<String> {
    Set(results.filter { $0.value.contains { $0.status != .passed } }.keys)
  }

  // MARK: Waiting

  private mutating func watchKeys() throws {
    var keys = KeyReader()
    try say("Watching. a runs all, f what failed, u updates what failed, q quits.")
    while let event = keys.nextEvent(within: RunWatch.interval) {
      switch event {
      case .redraw: break
      case .idle: try look()
      case .key(.character("q")), .key(.control("d")): return
      case .key(.character("a")): try run(all: true)
      case .key(.character("f")): try run(all: false)
      case .key(.character("u")): try update()
      case .key: try say("a runs all, f what failed, u updates what failed, q quits.")
      }
    }
  }

  /// Up to the end of standard input, which says nothing here.
  private mutating func watchInput() throws {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, RunWatch.interval) > 0, read(STDIN_FILENO, &buffer, buffer.count) == 0 { return }
      try look()
    }
  }

  /// The scripts as they lie there now; nil where they can't be found or read, which is told once.
  private mutating func suite() throws -> TranscriptSuite? {
    do throws(EarshotError) {
      let suite = try TranscriptSuite(paths, allowingOutside: allowedOutside)
      told = nil
      return suite
    } catch {
      if told != error.description { try say("error: \(error.description)") }
      told = error.description
      return nil
    }
  }

  private mutating func look() throws {
    guard let suite = try suite() else { return }
    results = results.filter { suite.scripts.contains($0.key) }
    guard let change = watch.change(in: suite) else { return }
    let shown = change.files.prefix(5).joined(separator: ", ")
    let more = change.files.count > 5 ? " and \(change.files.count - 5) more" : ""
    try say("Changed: \(shown)\(more)")
    // Read again: what was written between the first reading and the look at the files is seen no other time.
    guard let suite = try self.suite() else { return }
    try run(suite, only: change.scripts)
  }

  // MARK: Running

  private mutating func run(all: Bool) throws {
    guard let suite = try suite() else { return }
    if all { return try run(suite, only: nil) }
    guard !failed.isEmpty else { return try say("Nothing failed.") }
    try run(suite, only: failed)
  }

  private mutating func run(_ suite: TranscriptSuite, only scripts: Set<String>?) throws {
    let result = try performed(suite, scripts, updates: false)
    let lines = CaseLines(output, isBeside: false, updates: false, isVerbose: isVerbose)
    lines.notices(result, output)
    if let scripts {
      try say("Run again: \(scripts.count) of \(RunWatch.count(suite.scripts.count, "script"))")
    }
    lines.sum(TestReport(result, timestamp: Timestamp.now()))
    guard scripts != nil else { return }
    let now = results.values.joined()
    let left = now.count { $0.status != .passed }
    try say("In all: \(now.count - left) of \(RunWatch.count(now.count, "case")) passed")
  }

  private mutating func performed(
    _ suite: TranscriptSuite, _ scripts: Set<String>?, updates: Bool
  ) throws -> SuiteResult {
    var options = options
    options.scripts = scripts
    let lines = CaseLines(output, isBeside: false, updates: updates, isVerbose: isVerbose)
    let result = try suite.run(options) { lines.tell($0) }
    if let failure = lines.failure { throw failure }
    if scripts == nil { results = [:] }
    results.merge(Dictionary(grouping: result.cases, by: \.file)) { $1 }
    return result
  }

  private mutating func update() throws {
    guard let suite = try suite() else { return }
    guard !failed.isEmpty else { return try say("Nothing to update.") }
    let result = try performed(suite, failed, updates: true)
    do throws(EarshotError) {
      let report = try result.update()
      CaseLines(output, isBeside: false, updates: true, isVerbose: isVerbose).updated(report)
    } catch {
      try say("error: \(error.description)")
    }
    // What was written is a change like any other, and is run by it.
    try look()
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func say(_ line: String) throws(EarshotError) {
    var writer = TextWriter()
    writer.line(line)
    try StandardStreams.put(writer.bytes)
  }
}
