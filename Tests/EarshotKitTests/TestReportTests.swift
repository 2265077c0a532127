import EarshotKit
import EarshotVocabulary
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What can go wrong in a report: marks of every format, line breaks, bytes that a terminal obeys.
private let nasty = "<a> & \"b\" 'c' # \\ % : , ]]> \u{1b}[31m\u{0} \u{202e} \n::error::x\r\u{ffff}"

private let computed = Computed(by: "earshot 1.0", profile: nil)

private func report(_ text: String = nasty) -> TestReport {
  let place = SourceLocation(file: "walks/\(text).earshot", line: 7, column: 3)
  return TestReport(
    cases: [
      TestReport.Case(name: "walks/a.earshot", file: "walks/a.earshot", status: .passed, seconds: 0.25),
      TestReport.Case(
        name: "walks/\(text).earshot", file: "walks/\(text).earshot", status: .failed, seconds: 1.5,
        findings: [
          TestReport.Finding(
            place: place, message: text, gesture: text, expected: [text], heard: [text],
            details: [text, "plain"])
        ]),
      TestReport.Case(
        name: "b.earshot", file: "b.earshot", status: .error, seconds: 0,
        findings: [TestReport.Finding(place: nil, message: text)]),
      TestReport.Case(name: "c.earshot", file: "c.earshot", status: .skipped, seconds: 0),
    ], seconds: 2, timestamp: "2026-01-31T12:00:00")
}

@Suite("Reports")
struct TestReportTests {
  /// Every attribute that the schema of Ant's JUnit task requires, and what may stand where.
  private static let required: [String: Set<String>] = [
    "testsuites": [], "properties": [], "skipped": [], "system-out": [], "system-err": [],
    "testsuite": [
      "package", "id", "name", "timestamp", "hostname", "tests", "failures", "errors", "skipped",
      "time",
    ],
    "testcase": ["name", "classname", "time"], "failure": ["type", "message"],
    "error": ["type", "message"],
  ]

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }
  }

  @Test("JUnit: well formed, what the schema requires and nothing else, numbers that add up")
  func junit() throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport.bytes(report())))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for (name, attributes) in reader.elements {
      #expect(Set(attributes.keys) == TestReportTests.required[name], "\(name)")
    }
    let suites = reader.elements.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(suites.map { $0["tests"] } == ["2", "2"])
    #expect(suites.map { $0["failures"] } == ["1", "0"])
    #expect(suites.map { $0["errors"] } == ["0", "1"])
    #expect(suites.map { $0["skipped"] } == ["0", "1"])
    #expect(suites.map { $0["time"] } == ["1.750", "0.000"])
    let cases = reader.elements.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.first?["name"] == "a.earshot")
    #expect(cases.first?["classname"] == "walks")
  }

  @Test("TAP: a plan, a line for each case, and nothing that would be taken for a directive")
  func tap() {
    let text = String(decoding: TAPReport.bytes(report()), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.prefix(3) == ["TAP version 14", "1..4", "ok 1 - walks/a.earshot"])
    #expect(lines.contains { $0.hasPrefix("not ok 2 - walks/<a> & \"b\" 'c' \\# \\\\ % ") })
    #expect(lines.contains("not ok 3 - b.earshot"))
    #expect(lines.last == "ok 4 - c.earshot # SKIP an earlier case did not pass")
    #expect(lines.count { $0 == "  ---" } == 2)
    #expect(lines.count { $0 == "  ..." } == 2)
    #expect(lines.contains("    line: 7"))
    // No line begins as one of the input would have it.
    #expect(!lines.contains { $0.hasPrefix("::") })
  }

  @Test("JSON: one document with the cases and their sum")
  func json() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(JSONReport.bytes(report(), computed: computed)))
        as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let cases = try #require(document["cases"] as? [[String: Any]])
    #expect(cases.map { $0["status"] as? String } == ["passed", "failed", "error", "skipped"])
    let findings = try #require(cases[1]["findings"] as? [[String: Any]])
    #expect(findings.first?["message"] as? String == nasty)
    #expect(findings.first?["line"] as? Int == 7)
    #expect(findings.first?["heard"] as? [String] == [nasty])
    let sum = try #require(document["sum"] as? [String: Any])
    #expect(sum["cases"] as? Int == 4)
    #expect(sum["passed"] as? Int == 1)
    #expect(sum["skipped"] as? Int == 1)
  }

  @Test("GitHub: one command a finding, which no text can break out of")
  func github() {
    let text = String(decoding: GitHubAnnotations.bytes(report()), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[0].contains(",line=7,col=3,title="))
    #expect(lines[0].contains("%25 %3A %2C"))
    #expect(!lines[0].contains("\u{1b}"))
    #expect(text.contains("%0A::error::x%0D"))
  }

  @Test("GitHub: one changed word is one annotation, however many lines hear it")
  func oneAnnotation() {
    let findings = [4, 8].map { line in
      TestReport.Finding(
        place: SourceLocation(file: "a.earshot", line: line, column: 1), message: "something else is heard")
    }
    let test = TestReport.Case(
      name: "a.earshot", file: "a.earshot", status: .failed, seconds: 0, findings: findings)
    let report = TestReport(cases: [test], seconds: 0, timestamp: "")
    let text = String(decoding: GitHubAnnotations.bytes(report), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.hasPrefix("::error file=a.earshot,line=4,"))
    #expect(text.contains("a.earshot%3A8%3A1") || text.contains("a.earshot:8:1"))
  }

  @Test("Markdown: text stays text, and each finding is one entry")
  func markdown() {
    let text = String(decoding: MarkdownReport.bytes(report()), as: UTF8.self)
    #expect(text.hasPrefix("### Earshot: 1 passed, 1 failed, 1 with errors, 1 not run\n"))
    #expect(!text.contains("<a>") && text.contains("&lt;a&gt;"))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("- ") }.count == 2)
  }

  @Test("In no report is anything that a terminal obeys")
  func harmless() {
    for bytes in [
      JUnitReport.bytes(report()), TAPReport.bytes(report()), JSONReport.bytes(report(), computed: computed),
      GitHubAnnotations.bytes(report()), MarkdownReport.bytes(report()),
    ] {
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      #expect(!scalars.contains { $0 != "\n" && $0.isHarmful })
    }
  }

  @Test("No case at all is a report too")
  func none() throws {
    let none = TestReport(cases: [], seconds: 0, timestamp: "2026-01-31T12:00:00")
    #expect(String(decoding: TAPReport.bytes(none), as: UTF8.self) == "TAP version 14\n1..0\n")
    let document =
      try JSONSerialization.jsonObject(with: Data(JSONReport.bytes(none, computed: computed)))
      as? [String: Any]
    #expect((document?["cases"] as? [Any])?.isEmpty == true)
    #expect(GitHubAnnotations.bytes(none).isEmpty)
  }
}
