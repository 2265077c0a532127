import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension AuditReport {
  /// SARIF 2.1.0, with the whole page of every rule that has a result.
  public func sarif() -> [UInt8] {
    let results =
      findings.map { $0.sarif(isSuppressed: false) } + suppressed.map { $0.sarif(isSuppressed: true) }
    let found = Set(results.map(\.rule))
    let described = rules.filter { found.contains($0.id) }.map { rule in
      SARIFReport.Rule(
        id: rule.id, title: rule.documentation.title, what: rule.documentation.what,
        help: RulePage.text(of: rule), level: rule.severity.sarif,
        tags: rule.documentation.criteria.map { "WCAG 2.2 \($0.number) \($0.name) (\($0.level))" },
        helpURI: Earshot.page(ofRule: rule.id))
    }
    return SARIFReport(
      toolVersion: Earshot.version, rules: described, results: results, errors: syntaxErrors
    ).bytes()
  }

  /// Workflow commands of GitHub Actions, one a finding.
  public func github() -> [UInt8] {
    let broken = syntaxErrors.flatMap { error in
      FindingAnnotation.bytes(
        level: "error", title: "syntax error", message: error.message, at: error.location)
    }
    return broken + FindingAnnotation.bytes(of: coverage.read, hiding: "findings")
      + findings.flatMap { finding in
        FindingAnnotation.bytes(
          level: finding.severity == .note ? "notice" : finding.severity.rawValue,
          title: finding.rule, message: "\(finding.told)\n\(Earshot.page(ofRule: finding.rule))",
          at: finding.location)
      }
  }

  /// JUnit XML: a failed case for each finding, a passed one for each rule that found nothing.
  public func junit() -> [UInt8] {
    let broken = syntaxErrors.map { error in
      FindingsJUnit.Case(
        rule: "syntax-error",
        failure: FindingsJUnit.Failure(
          message: error.message, details: error.message, level: "error", location: error.location))
    }
    let failed = findings.map { finding in
      FindingsJUnit.Case(
        rule: finding.rule,
        failure: FindingsJUnit.Failure(
          message: finding.message, details: "\(finding.told)\n\(Earshot.page(ofRule: finding.rule))",
          level: finding.severity.rawValue, location: finding.location))
    }
    let passed = quietRules.map { FindingsJUnit.Case(rule: $0.id) }
    return FindingsJUnit(cases: broken + failed + passed).bytes()
  }

  /// The Test Anything Protocol: what JUnit has.
  public func tap() -> [UInt8] {
    let broken = syntaxErrors.map { error in
      TestReport.Case(
        name: "syntax error", file: error.location?.file ?? "", status: .error, seconds: 0,
        findings: [TestReport.Finding(place: error.location, message: error.message)])
    }
    let failed = findings.map { finding in
      TestReport.Case(
        name: "\(finding.rule)\(finding.location.map { " \($0)" } ?? "")",
        file: finding.location?.file ?? "", status: .failed, seconds: 0,
        findings: [
          TestReport.Finding(
            place: finding.location, message: finding.message,
            details: finding.facts + [Earshot.page(ofRule: finding.rule)])
        ])
    }
    let passed = quietRules.map { TestReport.Case(name: $0.id, file: "", status: .passed, seconds: 0) }
    return TAPReport.bytes(TestReport(cases: broken + failed + passed, seconds: 0, timestamp: ""))
  }

  /// Markdown for the summary of a build.
  public func markdown() -> [UInt8] {
    FindingsMarkdown(
      sum: sum, errors: syntaxErrors,
      entries: findings.map { finding in
        FindingsMarkdown.Entry(
          rule: finding.rule, level: finding.severity.rawValue, message: finding.message,
          details: finding.facts, location: finding.location, page: Earshot.page(ofRule: finding.rule))
      }
    ).bytes()
  }

  private var quietRules: [AuditRule] {
    let found = Set(findings.map(\.rule))
    return rules.filter { !found.contains($0.id) }
  }

  /// The file that makes all findings known.
  public func baselineText() -> [UInt8] { Array(Baseline.text(of: forBaseline).utf8) }
}

extension Finding {
  /// The message with what is heard, for reports that have one field for all.
  var told: String { ([message] + facts).joined(separator: "\n") }

  /// What is heard, now and with the repair.
  var facts: [String] {
    var facts: [String] = []
    if let heard { facts.append("Heard: \(heard.isEmpty ? "(nothing)" : heard)") }
    if let heardAfter, let repair {
      facts.append("With \(repair): \(heardAfter.isEmpty ? "(no stop)" : heardAfter)")
    }
    return facts
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
