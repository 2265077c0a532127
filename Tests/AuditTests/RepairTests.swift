import EarshotKit
import Testing

/// A view with a fault that the audit mends: what is heard at its place with the repair, and the
/// same view as its author would have mended it.
struct RepairCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let code: String
  let heard: String
  let heardAfter: String
  /// The repair goes where `// here` stands.
  let source: String

  var testDescription: String { rule }

  static let all = [
    RepairCase(
      rule: "repeated-content", code: ".accessibilityHidden(true)", heard: "Harbour, image", heardAfter: "",
      source: """
        struct Place: View {
          var body: some View {
            HStack {
              Image("pier").accessibilityLabel("Harbour") // here
              Text("Harbour")
            }
          }
        }
        """),
    RepairCase(
      rule: "unlabelled-image", code: ".accessibilityHidden(true)", heard: "image", heardAfter: "",
      source: """
        struct Boat: View {
          let photo: UIImage
          var body: some View {
            HStack {
              Image(uiImage: photo) // here
              Button("Rename") { print("renamed") }
            }
          }
        }
        """),
    RepairCase(
      rule: "decorative-noise", code: ".accessibilityHidden(true)", heard: "·", heardAfter: "",
      source: """
        struct Tide: View {
          var body: some View {
            HStack {
              Text("Low tide")
              Text("·") // here
              Text("9:41")
            }
          }
        }
        """),
    RepairCase(
      rule: "tap-gesture-without-trait", code: ".accessibilityAddTraits(.isButton)", heard: "Tide chart",
      heardAfter: "Tide chart, button",
      source: """
        struct Chart: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              Text("Tide chart").onTapGesture { isShown.toggle() } // here
              if isShown { Text("High tide at nine") }
            }
          }
        }
        """),
  ]
}

@Suite("A repair that is offered")
struct RepairTests {
  private func findings(_ source: String, _ rule: String) throws -> [Finding] {
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Example.swift", options: OpenOptions())
    var audit = AuditOptions()
    audit.only = [rule]
    return try input.audit(audit).findings
  }

  @Test("tells what is heard then, and in the source silences its rule", arguments: RepairCase.all)
  func mends(_ test: RepairCase) throws {
    let finding = try #require(try findings(test.source, test.rule).first)
    #expect(finding.repair == test.code)
    #expect(finding.heard == test.heard)
    #expect(finding.heardAfter == test.heardAfter)
    let mended = test.source.replacing("// here", with: test.code)
    #expect(try findings(mended, test.rule).isEmpty)
  }

  @Test("is not offered where it would say a word twice: a label like the placeholder")
  func saysTwice() throws {
    let source = """
      struct Form: View {
        @State private var berth = ""
        var body: some View { VStack { Text("Harbour"); TextField("Berth", text: $berth) } }
      }
      """
    let finding = try #require(try findings(source, "field-without-label").first)
    #expect(finding.repair == nil && finding.heardAfter == nil)
  }

  @Test(
    "loses no stop, says nothing twice, and leaves every other stop as it was",
    arguments: RuleCase.bad)
  func losesNothing(_ test: RuleCase) throws {
    for finding in try test.findings() {
      guard let repair = finding.repair else {
        #expect(finding.heardAfter == nil)
        continue
      }
      let after = try #require(finding.heardAfter)
      #expect(after.isEmpty == (repair == ".accessibilityHidden(true)"))
      let parts = after.split(separator: ", ").map(String.init)
      let before = (finding.heard ?? "").split(separator: ", ").map(String.init)
      #expect(parts.count - Set(parts).count <= max(0, before.count - Set(before).count), "\(after)")
    }
  }
}
