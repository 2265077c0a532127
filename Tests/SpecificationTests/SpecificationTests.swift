import EarshotConformance
import EarshotKit
import Testing

@testable import EarshotTreeResolver

/// Walks the specification of SwiftUI's accessibility, row by row: modifiers (1), old spellings
/// (2), views and UIKit's counterparts (3). The rows are data, `Rows/*.yaml`; every row names its
/// evidence and has a case.
@Suite struct SpecificationTests {
  @Test("every row has a meaning, evidence and a case", arguments: SpecificationRow.all)
  func rowIsWhole(row: SpecificationRow) {
    #expect(!row.name.isEmpty)
    #expect(!row.means.isEmpty)
    #expect(!row.evidence.isEmpty)
    #expect(row.caseCount > 0)
  }

  @Test("what a row expects is said", arguments: SpecificationRow.all)
  func rowHolds(row: SpecificationRow) throws {
    let results = try CaseFile(parsing: row.cases, path: "\(row.name).json").run()
    #expect(results.count == row.caseCount)
    for result in results where !result.agrees {
      Issue.record(
        """
        case \(result.example.id): \(result.said) of \(result.expected)
        missed: \(result.misses.joined(separator: "; "))
        heard: \(result.heard.joined(separator: "; "))
        \(result.failure ?? "")
        """)
    }
  }

  @Test("no section is left out")
  func sections() {
    let sections = Set(SpecificationRow.all.map(\.section))
    #expect(sections == ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2", "3.1", "3.2", "3.3"])
    #expect(SpecificationRow.all.count >= 200)
  }

  @Test("a modifier of accessibility that is resolved has a row")
  func modifiersHaveRows() {
    let words = Set(SpecificationRow.all.flatMap(\.nameWords))
    let names = Set(ModifierRegistry.attributes.keys)
      .union(ModifierRegistry.inherited.keys).union(ModifierRegistry.withoutEffect)
    for name in names.sorted() where name.hasPrefix("accessibility") || name.hasPrefix("speech") {
      let hasRow = words.contains(name)
      #expect(hasRow, "\(name) has no row")
    }
  }

  @Test("a control or container that is resolved has a row")
  func viewsHaveRows() {
    let words = Set(SpecificationRow.all.flatMap(\.words))
    let apples = ViewRegistry.handlers.keys.filter { !SpecificationTests.isInternal($0) }
    for name in apples.sorted() {
      let hasRow = words.contains(name)
      #expect(hasRow, "\(name) has no row or case")
    }
  }

  /// Names that only the project has: what the system adds to a screen, and what stands for the
  /// label before in `accessibilityLabel(content:)`.
  private static func isInternal(_ name: String) -> Bool {
    name.hasPrefix("System") || name == "PlaceholderLabel"
  }
}
