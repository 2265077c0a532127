import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension AuditReport {
  /// SARIF 2.1.0, with the whole page of every rule that was asked.
  public func sarif() -> [UInt8] {
    let described = rules.map { rule in
      SARIFReport.Rule(
        id: rule.id, title: rule.documentation.title, what: rule.documentation.what,
        help: RulePage.text(of: rule), level: rule.severity.sarif,
        tags: rule.documentation.criteria.map { "WCAG 2.2 \($0.number) \($0.name) (\($0.level))" })
    }
    let results =
      findings.map { $0.sarif(isSuppressed: false) } + suppressed.map { $0.sarif(isSuppressed: true) }
    return SARIFReport(toolVersion: Earshot.version, rules: described, results: results).bytes()
  }

  /// Workflow commands of GitHub Actions, one a finding.
  public func github() -> [UInt8] {
    findings.flatMap { finding in
      FindingAnnotation.bytes(
        level: finding.severity == .note ? "notice" : finding.severity.rawValue,
        title: finding.rule, message: finding.told, at: finding.location)
    }
  }
}

extension AuditReport {
  /// JUnit XML: a failed case for each finding, a passed one for each rule that found nothing.
  public func junit() -> [UInt8] {
    let failed = findings.map { finding in
      FindingsJUnit.Case(
        rule: finding.rule,
        failure: FindingsJUnit.Failure(
          message: finding.message, details: finding.told, level: finding.severity.rawValue,
          location: finding.location))
    }
    let found = Set(findings.map(\.rule))
    let passed = rules.filter { !found.contains($0.id) }.map { FindingsJUnit.Case(rule: $0.id) }
    return FindingsJUnit(cases: failed + passed).bytes()
  }

  /// The file that makes all findings known.
  public func baselineText() -> [UInt8] { Array(Baseline.text(of: forBaseline).utf8) }
}

extension Finding {
  /// The message with what is heard, for reports that have one field for all.
  var told: String {
    var text = message
    if let heard { text += "\nHeard: \(heard.isEmpty ? "(nothing)" : heard)" }
    if let heardAfter, let repair {
      text += "\nWith \(repair): \(heardAfter.isEmpty ? "(no stop)" : heardAfter)"
    }
    return text
  }

  fileprivate func sarif(isSuppressed: Bool) -> SARIFReport.Result {
    SARIFReport.Result(
      rule: rule, level: severity.sarif, message: told, location: location,
      fingerprint: fingerprint, isSuppressed: isSuppressed)
  }
}

extension AuditSeverity {
  fileprivate var sarif: SARIFReport.Level {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
