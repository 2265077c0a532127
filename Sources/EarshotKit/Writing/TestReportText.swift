import EarshotReports

extension TextWriter {
  /// One case: a line, and under it what was not as expected.
  public mutating func testCase(_ test: TestReport.Case) {
    switch test.status {
    case .passed: own("passed: ")
    case .failed: text("failed", .red)
    case .error: text("error", .red)
    case .skipped: text("not run", .faint)
    }
    if test.status != .passed { own(": ") }
    line(test.name)
    for finding in test.findings { self.finding(finding) }
  }

  private mutating func finding(_ finding: TestReport.Finding) {
    own("  ")
    if let place = finding.place { text("\(place): ") }
    text("error", .red)
    own(": ")
    line(finding.message)
    for detail in finding.details {
      own("    ")
      line(detail)
    }
  }

  /// The sum of all cases in one line, and how far the screens were read where something is missing.
  public mutating func testSum(_ report: TestReport) {
    let kinds: [(TestReport.Status, String)] = [
      (.passed, "passed"), (.failed, "failed"), (.error, "with errors"), (.skipped, "not run"),
    ]
    let counts = kinds.map { (report.count($0), $1) }.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let cases = report.cases.count == 1 ? "1 case" : "\(report.cases.count) cases"
    let seconds = SecondsText.tenths(report.seconds)
    line(
      ([cases] + [counts.isEmpty ? "none run" : counts.joined(separator: ", ")]).joined(separator: ": ")
        + ", in \(seconds) seconds")
    if let gaps = report.gaps { line(gaps) }
  }
}
