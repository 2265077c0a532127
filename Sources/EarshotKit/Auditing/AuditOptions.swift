import EarshotAudit
import EarshotVocabulary

/// What an audit looks for, and what of it counts.
public struct AuditOptions: Sendable {
  /// Ids of the only rules that are asked; empty: all.
  public var only: [String] = []
  /// Ids of rules that are not asked.
  public var without: [String] = []
  /// The least severity that fails; nil: none does.
  public var failingSeverity: AuditSeverity? = .warning
  /// Findings that are known already.
  public var baseline: Baseline?
  /// Severities by the id of the rule, in place of the rule's own.
  public var severities: [String: AuditSeverity] = [:]
  /// Files whose screens and findings are left out.
  public var exclude = FilePatterns()

  /// Every rule; warnings fail, and nothing is known already.
  public init() {}

  /// The rules that are asked.
  ///
  /// - Throws: `EarshotError.usage` with the nearest rule where there is none of a name.
  func rules() throws(EarshotError) -> [AuditRule] {
    for id in only + without where AuditRules.rule(id) == nil {
      let hint = NearestName.hint(for: id, among: AuditRules.all.map(\.id))
      throw .usage("unknown rule \"\(id)\"\(hint)")
    }
    return AuditRules.all.filter { rule in
      (only.isEmpty || only.contains(rule.id)) && !without.contains(rule.id)
    }
  }

  /// The finding as it counts; nil: its file is excluded.
  func counted(_ finding: Finding) -> Finding? {
    guard !exclude.contain(finding.location?.file ?? "") else { return nil }
    var finding = finding
    finding.severity = severities[finding.rule] ?? finding.severity
    return finding
  }

  /// What a project's configuration says.
  ///
  /// - Parameter readsBaseline: whether its baseline counts, too.
  public mutating func take(
    _ configured: AuditConfiguration, readsBaseline: Bool
  ) throws(EarshotError) {
    without += configured.off
    severities.merge(configured.severities) { $1 }
    exclude = configured.exclude
    if readsBaseline, let path = configured.baseline {
      try readBaseline(path, bounds: .standard)
    }
  }

  /// A baseline from its file.
  public mutating func readBaseline(_ path: String, bounds: Bounds) throws(EarshotError) {
    let content = try InputPath.content(of: path, within: Confinement(named: [path]), bounds: bounds)
    do {
      baseline = try Baseline(parsing: content.bytes, file: path)
    } catch {
      throw .unreadable([error.notice])
    }
  }
}
