import EarshotKit

/// The rules of the audit and their pages.
enum RuleHelp {
  /// One line a rule.
  static func list() -> [UInt8] {
    var writer = TextWriter()
    for rule in AuditRules.all {
      writer.line("\(rule.id) (\(rule.severity.rawValue)): \(rule.documentation.title)")
    }
    return writer.bytes
  }

  static func page(of id: String) throws(EarshotError) -> [UInt8] {
    guard let rule = AuditRules.rule(id) else {
      let hint = NearestName.hint(for: id, among: AuditRules.all.map(\.id))
      throw .usage("unknown rule \"\(id)\"\(hint)")
    }
    return Array(RulePage.text(of: rule).utf8)
  }

  static func write(into folder: String) throws(EarshotError) {
    for rule in AuditRules.all {
      try FileReplacement.write(Array(RulePage.text(of: rule).utf8), to: "\(folder)/\(rule.id).md")
    }
    let index = RulePage.index(of: AuditRules.all)
    try FileReplacement.write(Array(index.utf8), to: "\(folder)/README.md")
  }
}
