/// What came of tests as Markdown, for the summary of a build: the sum, then what did not pass.
public enum MarkdownReport {
  /// The report in UTF-8.
  public static func bytes(_ report: TestReport) -> [UInt8] {
    let kinds: [(TestReport.Status, String)] = [
      (.passed, "passed"), (.failed, "failed"), (.error, "with errors"), (.skipped, "not run"),
    ]
    let counts = kinds.map { (report.count($0), $1) }.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    var text = "### Earshot: \(counts.isEmpty ? "no case" : counts.joined(separator: ", "))\n"
    if let gaps = report.gaps { text += "\n\(MarkdownText.escaped(gaps))\n" }
    for test in report.cases where test.status == .failed || test.status == .error {
      text += "\n#### \(MarkdownText.escaped(test.name))\n"
      for finding in test.findings { write(finding, to: &text) }
    }
    return Array(text.utf8)
  }

  private static func write(_ finding: TestReport.Finding, to text: inout String) {
    text += "\n- \(MarkdownText.escaped(finding.placed))\n"
    for detail in finding.details { text += "  - \(MarkdownText.escaped(detail))\n" }
  }
}
