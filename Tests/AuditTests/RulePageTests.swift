import EarshotKit
import Foundation
import Testing

@Suite("The pages of the rules")
struct RulePageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/rules")

  @Test("are what `earshot audit --write-docs` writes", arguments: AuditRules.all.map(\.id))
  func upToDate(_ id: String) throws {
    let rule = try #require(AuditRules.rule(id))
    let page = try String(
      contentsOf: RulePageTests.folder.appendingPathComponent("\(id).md"), encoding: .utf8)
    #expect(page == RulePage.text(of: rule))
  }

  @Test("are listed, and none is left of a rule that is gone")
  func index() throws {
    let list = try String(
      contentsOf: RulePageTests.folder.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(list == RulePage.index(of: AuditRules.all))
    let files = try FileManager.default.contentsOfDirectory(atPath: RulePageTests.folder.path)
    #expect(Set(files) == Set(AuditRules.all.map { "\($0.id).md" } + ["README.md"]))
  }
}
