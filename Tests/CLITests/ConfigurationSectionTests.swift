import Foundation
import Testing

@Suite("Sections of .earshot.yml")
struct ConfigurationSectionTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
    // An error (an image button without a label) and a preview beside it.
    try folder.write("Icon.swift", ConfigurationSectionTests.icon)
  }

  private static let icon = """
    import SwiftUI

    struct IconRow: View {
      var body: some View {
        Image("boat").onTapGesture { print("sailed") }
      }
    }
    """

  private func audit(_ arguments: String...) throws -> Program.Result {
    try Program.run(["audit", folder.file("Icon.swift")] + arguments)
  }

  private func rules(_ result: Program.Result) -> Set<String> {
    Set(
      result.output.split(separator: "\n").compactMap { line in
        line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
      })
  }

  private func configure(_ yaml: String) throws { try folder.write(".earshot.yml", yaml) }

  // MARK: audit

  @Test("Rules that are off are not asked, but for one that is asked by name")
  func off() throws {
    let all = rules(try audit())
    let rule = try #require(all.sorted().first)
    try configure("audit:\n  rules:\n    off: [\(rule)]\n")
    #expect(rules(try audit()) == all.subtracting([rule]))
    #expect(rules(try audit("--rule", rule)) == [rule])
  }

  @Test("Severities decide what fails")
  func severity() throws {
    let all = rules(try audit()).sorted()
    #expect(try audit().code == 1)
    let notes = all.map { "      \($0): note" }.joined(separator: "\n")
    try configure("audit:\n  rules:\n    severity:\n\(notes)\n")
    let result = try audit()
    #expect(result.code == 0)
    #expect(!result.output.contains("error: ") && !result.output.contains("warning: "))
    #expect(try audit("--fail-on", "note").code == 1)
  }

  @Test("One fail-on for audit and one for read")
  func failOn() throws {
    try configure("audit:\n  fail-on: never\nread:\n  fail-on: unknown\n")
    #expect(try audit().code == 0)
    #expect(try audit("--fail-on", "note").code == 1)
    #expect(try Program.run(["read", folder.unknown]).code == 1)
    #expect(try Program.run(["read", folder.planet]).code == 0)
    #expect(try Program.run(["audit", folder.unknown]).code == 0)
  }

  @Test("The baseline is found from the file, and does not hold findings back from a new one")
  func baseline() throws {
    try FileManager.default.createDirectory(atPath: folder.file("ci"), withIntermediateDirectories: true)
    try configure("audit:\n  baseline: ci/known.json\n")
    #expect(try audit().code == 66)
    let known = folder.file("ci/known.json")
    #expect(try audit("--write-baseline", known).code == 0)
    #expect(try audit().code == 0)
    let first = try String(contentsOfFile: known, encoding: .utf8)
    #expect(try audit("--write-baseline", known).code == 0)
    #expect(try String(contentsOfFile: known, encoding: .utf8) == first)
  }

  @Test("Excluded files are not audited, and the sum says how many screens that leaves out")
  func exclude() throws {
    try configure("audit:\n  exclude: [\"Ic*.swift\"]\n")
    let result = try audit()
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("Left out by audit.exclude: 1 screen.\n"))
    #expect(try Program.run(["audit", folder.planet]).output.contains("1 screen"))
    try configure("audit:\n  exclude: Other\n")
    #expect(try audit().code == 1)
  }

  // MARK: What wins

  @Test("The command line comes before the section, the section before the rest")
  func precedence() throws {
    try configure("locale: de_DE\nread:\n  locale: fr_FR\n  format: json\n")
    #expect(try Program.run(["tree", folder.planet]).output.contains("Taste"))
    #expect(try Program.run(["read", folder.planet]).output.contains("\"Visit, bouton\""))
    #expect(
      try Program.run(["read", folder.planet, "--locale", "en_US", "--format", "text"]).output
        == "1. Mars\n2. Visit, button\n")
  }

  @Test("run and record hear the same")
  func recording() throws {
    try configure("run:\n  locale: de_DE\n")
    let file = folder.file("visit.earshot")
    #expect(try Program.run(["record", folder.planet, "-o", file], input: "last\n").code == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Visit, Taste"))
    #expect(try Program.run(["run", file]).code == 0)
    #expect(try Program.run(["read", folder.planet]).output.contains("Visit, button"))
  }

  @Test("run takes its formats, and says every cause where that is wished")
  func runKeys() throws {
    try folder.write("visit.earshot", "@open Planet.swift\nVenus\n> last\nLand, button\n")
    func causes() throws -> Int {
      try Program.run(["run", folder.path]).output.split(separator: "\n").count {
        $0.contains("because \"Visit\"")
      }
    }
    #expect(try causes() == 0)
    try configure("run:\n  explain: true\n")
    #expect(try causes() == 1)
    try configure("run:\n  format: tap\n")
    #expect(try Program.run(["run", folder.path]).output.hasPrefix("TAP version 14\n"))
  }

  @Test("diff takes its format, its exit code and the branch that work leaves")
  func diff() throws {
    let project = try HarborProject.make()
    try project.git("checkout", "--quiet", "-b", "develop")
    try project.edit("Sources/Harbor/CloseButton.swift", "\"Close\"", "\"Close card\"")
    try project.commit()
    try project.git("checkout", "--quiet", "-b", "work")
    #expect(try project.earshot("diff").output.contains("Close card"))
    try project.write(".earshot.yml", "diff:\n  base: develop\n  exit-code: true\n")
    let same = try project.earshot("diff")
    #expect(same.output.hasPrefix("Before: the merge base with develop, "))
    #expect(!same.output.contains("Close card"))
    #expect(same.code == 0)
    #expect(try project.earshot("diff", "main").code == 1)
    try project.write(".earshot.yml", "diff:\n  format: json\n")
    #expect(try project.earshot("diff", "main").output.hasPrefix("{"))
    #expect(try project.earshot("diff", "main", "--format", "text").output.hasPrefix("Before: "))
  }

  // MARK: Mistakes

  @Test(
    "A mistake is named with its place and the nearest name",
    arguments: [
      ("audits:\n  fail-on: never", 1, 1, "unknown key \"audits\"; did you mean \"audit\"?"),
      (
        "ios: 17\naudit:\n  rule:\n    off: []", 3, 3,
        "unknown key \"rule\" in audit; did you mean \"rules\"?"
      ),
      ("audit:\n  rules:\n    of: []", 3, 5, "unknown key \"of\" in audit.rules; did you mean \"off\"?"),
      (
        "audit:\n  rules:\n    off: [small-target, missing-lable]", 3, 25,
        "unknown rule \"missing-lable\"; did you mean \"missing-label\"?"
      ),
      (
        "audit:\n  rules:\n    severity:\n      small-targt: error", 4, 7,
        "unknown rule \"small-targt\"; did you mean \"small-target\"?"
      ),
      (
        "audit:\n  rules:\n    severity:\n      small-target: fatal", 4, 21,
        "unknown severity \"fatal\"; choose from error, warning or note"
      ),
      ("run:\n  baseline: x", 2, 3, "unknown key \"baseline\" in run"),
      ("read:\n  coverage: yes", 2, 13, "unknown value \"yes\"; choose from true or false"),
      ("audit: never", 1, 8, "\"audit\" takes keys of its own, such as view"),
    ])
  func mistakes(yaml: String, line: Int, column: Int, message: String) throws {
    try configure(yaml + "\n")
    let result = try audit()
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(".earshot.yml:\(line):\(column): error: \(message)"), "\(result.errors)")
  }
}
