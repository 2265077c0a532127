import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension TextWriter {
  /// Findings for people: place, severity, message and rule on one line, what is heard below.
  public mutating func audit(_ report: AuditReport) {
    for finding in report.findings { self.finding(finding) }
    for entry in report.stale {
      line("In the baseline, but no longer found: \(entry.file): \(entry.subject) [\(entry.rule)]")
    }
    line(report.sum)
    if let first = report.findings.first {
      line("What a rule means and how to fix it: earshot audit --explain-rule \(first.rule)")
    }
  }

  private mutating func finding(_ finding: Finding) {
    if let location = finding.location {
      text(location.description)
    } else {
      text(finding.screens.first ?? "")
    }
    own(": ")
    switch finding.severity {
    case .error: text("error", .red)
    case .warning: text("warning", .yellow)
    case .note: text("note", .faint)
    }
    own(": ")
    text(finding.message)
    if finding.count > 1 { text(" (\(finding.count) times)") }
    line(" [\(finding.rule)]")
    if let heard = finding.heard { line("  heard: \(heard.isEmpty ? "(nothing)" : heard)") }
    if let after = finding.heardAfter, let repair = finding.repair {
      line("  with \(repair): \(after.isEmpty ? "(no stop)" : after)")
    }
  }
}

extension AuditReport {
  /// How many findings of which severity there are, in one line.
  var sum: String {
    let counts = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let unread = coverage.read.count(.notAtAll)
    let all = screens == 1 ? "1 screen" : "\(screens) screens"
    // That there is nothing in what was not read is no news.
    let place = findings.isEmpty && unread > 0 ? "\(screens - unread) of \(all)" : all
    var text = "\(counts.isEmpty ? "No findings" : counts.joined(separator: ", ")) on \(place)."
    if let gaps = coverage.read.sentence(hiding: "findings") { text += " \(gaps)" }
    if !suppressed.isEmpty { text += " Held back by comments: \(suppressed.count)." }
    if !syntaxErrors.isEmpty {
      let files = syntaxErrors.count == 1 ? "1 file" : "\(syntaxErrors.count) files"
      text += " \(files) could not be read whole: screens may be incomplete or missing."
    }
    if known > 0 { text += " In the baseline: \(known)." }
    if !stale.isEmpty {
      text += " No longer found: \(stale.count); --write-baseline makes the baseline anew."
    }
    if excluded > 0 {
      text += " Left out by audit.exclude: \(excluded == 1 ? "1 screen" : "\(excluded) screens")."
    }
    return text
  }
}
