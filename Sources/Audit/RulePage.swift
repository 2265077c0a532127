/// A rule's page as Markdown, made from its documentation: the one place where it is written.
public enum RulePage {
  /// The page of one rule.
  public static func text(of rule: AuditRule) -> String {
    let page = rule.documentation
    var parts = ["# \(page.title)", line(of: page), page.what]
    parts += ["## Who is affected", page.who]
    parts += ["## How to confirm it"]
    parts.append(page.confirm.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n"))
    parts.append("## How to fix it")
    for fix in page.fixes { parts += ["### \(fix.framework)", fix.text] }
    parts += examples("What it finds", page.bad) + examples("What it leaves alone", page.good)
    parts.append("## If it is meant to be so")
    parts.append("    // earshot:ignore \(page.id) -- the reason")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func line(of page: RuleDocumentation) -> String {
    let criteria = page.criteria.map { "\($0.number) \($0.name) (\($0.level))" }
    return "`\(page.id)`, \(page.severity.rawValue). WCAG 2.2: \(criteria.joined(separator: ", "))."
  }

  private static func examples(_ title: String, _ examples: [RuleExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["## \(title)"]
      + examples.flatMap { example in
        let locale = example.locale.map { " (`--locale \($0)`)" } ?? ""
        return [
          "\(example.title)\(locale):",
          "```\(example.language.rawValue)\n\(example.source)\n```",
        ]
      }
  }

  /// The page that lists all rules.
  public static func index(of rules: [AuditRule]) -> String {
    let head = """
      # Rules of `earshot audit`

      Made from the rules themselves by `earshot audit --write-docs Documentation/rules`.

      | rule | severity | what it finds |
      |---|---|---|

      """
    return head
      + rules.map { rule in
        "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.documentation.title) |"
      }.joined(separator: "\n") + "\n"
  }
}
