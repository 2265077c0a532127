import EarshotKit
import Testing

/// One example of a rule, with what the rule is to make of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: AuditRule
  let example: RuleExample

  var testDescription: String { "\(rule.id): \(example.title)" }

  static let bad = AuditRules.all.flatMap { rule in
    rule.documentation.bad.map { RuleCase(rule: rule, example: $0) }
  }
  static let good = AuditRules.all.flatMap { rule in
    rule.documentation.good.map { RuleCase(rule: rule, example: $0) }
  }

  func findings() throws -> [Finding] {
    var options = OpenOptions()
    options.locale = example.locale ?? "en_US"
    let name = example.language == .swift ? "Example.swift" : "Example.\(example.language.rawValue)"
    let input = try Earshot.open(
      bytes: Array(example.source.utf8), file: name, options: options)
    #expect(!input.screens.isEmpty)
    var audit = AuditOptions()
    audit.only = [rule.id]
    return try input.audit(audit).findings
  }
}

@Suite("The examples of the rules are their tests")
struct RuleExampleTests {
  @Test("finds fault with", arguments: RuleCase.bad)
  func bad(_ test: RuleCase) throws {
    #expect(!(try test.findings()).isEmpty)
  }

  @Test("leaves alone", arguments: RuleCase.good)
  func good(_ test: RuleCase) throws {
    let findings = try test.findings()
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test("every rule says what, who, how to confirm and how to fix in three frameworks")
  func documentation() {
    for rule in AuditRules.all {
      let page = rule.documentation
      #expect(!page.what.isEmpty && !page.who.isEmpty && !page.confirm.isEmpty, "\(rule.id)")
      #expect(page.fixes.map(\.framework) == ["SwiftUI", "UIKit", "React Native"], "\(rule.id)")
      #expect(page.fixes.allSatisfy { !$0.text.isEmpty }, "\(rule.id)")
      #expect(!page.criteria.isEmpty, "\(rule.id)")
      // What the catalogs lack can't be shown in one file; it has a test of its own.
      if rule.id != "missing-translation" {
        #expect(!page.bad.isEmpty && !page.good.isEmpty, "\(rule.id)")
      }
    }
  }

  @Test("ids are words with hyphens, each once")
  func ids() {
    let ids = AuditRules.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)") }
  }
}
