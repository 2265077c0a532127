import EarshotKit
import Testing

@Suite("A finding")
struct FindingTests {
  private static let card = """
    struct AlarmCard: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Tide alarm")
          Toggle("Wake me at low tide", isOn: $isOn)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Alarm card")
      }
    }
    """

  @Test("has the control's place, what is heard now and what is heard with the repair")
  func beforeAndAfter() throws {
    var options = AuditOptions()
    options.only = ["inaccessible-action"]
    let finding = try #require(try audit(FindingTests.card, options: options).findings.first)
    #expect(finding.location == SourceLocation(file: "Screen.swift", line: 6, column: 7))
    #expect(finding.severity == .error)
    #expect(finding.heard == "Alarm card")
    #expect(finding.repair == ".accessibilityElement(children: .combine)")
    #expect(finding.heardAfter?.contains("switch button") == true)
  }

  @Test("of one declaration in many rows is one, with their number")
  func gathered() throws {
    let source = """
      struct Rows: View {
        var body: some View {
          VStack { ForEach(0..<5, id: \\.self) { row in Text("Row \\(row)").onTapGesture { print(row) } } }
        }
      }
      """
    let findings = try audit(source).findings
    #expect(findings.map(\.rule) == ["tap-gesture-without-trait"])
    #expect(findings.first?.count == 5)
  }

  @Test("keeps its fingerprint when lines move, and changes it with the rule or the subject")
  func fingerprint() throws {
    var options = AuditOptions()
    options.only = ["inaccessible-action"]
    let before = try audit(FindingTests.card, options: options).findings
    let after = try audit("\n\n// moved\n" + FindingTests.card, options: options).findings
    #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
    let renamed = FindingTests.card.replacing("Wake me at low tide", with: "Wake me at noon")
    #expect(try audit(renamed, options: options).findings.first?.fingerprint != before.first?.fingerprint)
  }

  @Test("says nothing of what stands in for values that are not known")
  func standIns() throws {
    let source = """
      struct Row: View {
        let title: String
        let subtitle: String
        var body: some View {
          VStack {
            Button(title) { print(1) }
            Button(title) { print(2) }
            Text(subtitle)
          }
        }
      }
      """
    #expect(try rules(source) == [])
  }
}

@Suite("Suppression by comment")
struct SuppressionTests {
  private func source(_ comment: String) -> String {
    """
    struct Chart: View {
      var body: some View {
        Text("Tide chart")
          \(comment)
          .onTapGesture { print("chart") }
      }
    }
    """
  }

  @Test("holds back a finding on the line after it, with a reason")
  func withReason() throws {
    let report = try audit(source("// earshot:ignore tap-gesture-without-trait -- the row has a button"))
    #expect(report.findings.isEmpty)
    #expect(report.suppressed.map(\.rule) == ["tap-gesture-without-trait"])
    #expect(!report.fails(at: .note))
  }

  @Test("without a reason holds nothing back, and says so")
  func withoutReason() throws {
    let report = try audit(source("// earshot:ignore tap-gesture-without-trait"))
    #expect(report.findings.map(\.rule) == ["tap-gesture-without-trait"])
    #expect(report.notices.contains { $0.message.contains("reason") && $0.location?.line == 4 })
  }

  @Test("of another rule holds nothing back; of none there is, it is told")
  func otherRules() throws {
    let other = try audit(source("// earshot:ignore small-target -- large enough"))
    #expect(other.findings.map(\.rule) == ["tap-gesture-without-trait"])
    let unknown = try audit(source("// earshot:ignore tap-gestures -- a slip"))
    #expect(unknown.notices.contains { $0.message.contains("there is no rule \"tap-gestures\"") })
  }

  @Test("for a whole file")
  func wholeFile() throws {
    let text = "// earshot:ignore-file tap-gesture-without-trait -- sample\n" + source("")
    #expect(try audit(text).findings.isEmpty)
  }

  @Test("reaches no further than the next line of code")
  func nextLineOnly() throws {
    let text = "// earshot:ignore tap-gesture-without-trait -- too far away\n" + source("")
    #expect(try audit(text).findings.map(\.rule) == ["tap-gesture-without-trait"])
  }
}

@Suite("A baseline")
struct BaselineTests {
  private static let one = """
    struct Chart: View {
      var body: some View { Text("Tide chart").onTapGesture { print("chart") } }
    }
    """
  private static let two = """
    struct Chart: View {
      var body: some View {
        VStack {
          Text("Tide chart").onTapGesture { print("chart") }
          Text("Moon chart").onTapGesture { print("moon") }
        }
      }
    }
    """

  @Test("makes what was there known, wherever it has moved to; what is new counts")
  func newOnes() throws {
    var options = AuditOptions()
    options.baseline = try Baseline(parsing: try audit(BaselineTests.one).baselineText(), file: "b")
    let report = try audit(BaselineTests.two, options: options)
    #expect(report.known == 1)
    #expect(report.findings.map(\.subject) == ["\"Moon chart\""])
  }

  @Test("names what it knows and nobody finds any more, of the rules that were asked")
  func stale() throws {
    var options = AuditOptions()
    options.baseline = try Baseline(parsing: try audit(BaselineTests.two).baselineText(), file: "b")
    let report = try audit(BaselineTests.one, options: options)
    #expect(report.findings.isEmpty)
    #expect(report.stale.map(\.subject) == ["\"Moon chart\""])
    #expect(report.stale.map(\.rule) == ["tap-gesture-without-trait"])
    options.without = ["tap-gesture-without-trait"]
    #expect(try audit(BaselineTests.one, options: options).stale.isEmpty)
  }

  @Test("that is no baseline is an error with its line")
  func broken() {
    #expect(throws: InputError.self) {
      try Baseline(parsing: Array("# head\nnonsense\n".utf8), file: "b")
    }
  }

  @Test("of a tab that is not selected is told with the tab, and what all tabs share is told once")
  func tabs() throws {
    let source = """
      struct Harbour: View {
        @State private var berth = ""
        var body: some View {
          TabView {
            Text("Tides").tabItem { Label("Tides", systemImage: "water.waves") }
            TextField("Berth", text: $berth).tabItem { Label("Berths", systemImage: "ferry") }
            VStack { Image("ic_pier_24"); Text("Pier") }.tabItem { Label("Piers", systemImage: "map") }
          }
        }
      }
      """
    let findings = try audit(source).findings
    let found = findings.map { "\($0.rule) on \($0.screens.joined())" }
    #expect(found.contains("field-without-label on Harbour, tab Berths"))
    #expect(found.contains("file-name-label on Harbour, tab Piers"))
    #expect(findings.allSatisfy { $0.count == 1 })
  }
}
