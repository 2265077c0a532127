import EarshotKit
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports of an audit")
struct AuditReportTests {
  private static let source = """
    struct Chart: View {
      var body: some View {
        VStack {
          Text("Tide, \\u{1B}[31m chart").onTapGesture { print("chart") }
          // earshot:ignore tap-gesture-without-trait -- sample
          Text("Moon").onTapGesture { print("moon") }
        }
      }
    }
    """

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("SARIF 2.1.0 has what its schema requires, and nothing that it does not know")
  func sarif() throws {
    let log = try object(try audit(AuditReportTests.source, file: "My Views/Chart.swift").sarif())
    #expect(log["version"] as? String == "2.1.0")
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(Set(run.keys) == ["tool", "columnKind", "results"])
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["tap-gesture-without-trait"], "only rules with results")
    for rule in rules { try check(rule: rule) }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results { try check(result: result, rules) }
    #expect(results.filter { $0["suppressions"] != nil }.count == 1)
  }

  private func check(rule: [String: Any]) throws {
    #expect(rule["id"] is String)
    let id = try #require(rule["id"] as? String)
    #expect((rule["helpUri"] as? String)?.hasSuffix("/Documentation/rules/\(id).md") == true)
    for name in ["shortDescription", "fullDescription", "help"] {
      #expect((rule[name] as? [String: Any])?["text"] is String)
    }
    let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
    #expect(["none", "note", "warning", "error"].contains(level ?? ""))
    let tags = try #require((rule["properties"] as? [String: Any])?["tags"] as? [String])
    #expect(Set(tags).count == tags.count)
  }

  private func check(result: [String: Any], _ rules: [[String: Any]]) throws {
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect((result["message"] as? [String: Any])?["text"] is String)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let uri = (physical["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri == "My%20Views/Chart.swift")
    let region = try #require(physical["region"] as? [String: Any])
    #expect((region["startLine"] as? Int ?? 0) >= 1 && (region["startColumn"] as? Int ?? 0) >= 1)
    #expect((result["partialFingerprints"] as? [String: String])?["earshot/v1"]?.count == 16)
  }

  @Test("text from the source commands no terminal, no build server and no XML reader")
  func harmless() throws {
    let report = try audit(AuditReportTests.source)
    var text = TextWriter()
    text.audit(report)
    for bytes in [
      text.bytes, report.sarif(), report.github(), report.junit(), report.tap(), report.markdown(),
    ] {
      #expect(!bytes.contains(0x1b))
    }
    #expect(String(decoding: report.github(), as: UTF8.self).hasPrefix("::warning file=Screen.swift,line=4,"))
    #expect(String(decoding: report.github(), as: UTF8.self).split(separator: "\n").count == 1)
  }

  @Test("JUnit is well-formed: a failure for each finding, a pass for each quiet rule")
  func junit() throws {
    let report = try audit(AuditReportTests.source)
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(report.junit()))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts["failure"] == 1)
    #expect(counter.counts["testcase"] == AuditRules.all.count)
  }

  @Test("JSON holds every finding with all keys")
  func json() throws {
    var writer = JSONWriter()
    writer.audit(try audit(AuditReportTests.source))
    let whole = try object(writer.bytes)
    let finding = try #require((whole["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "tap-gesture-without-trait")
    #expect(finding["line"] as? Int == 4)
    #expect(finding["heardAfter"] is String)
    #expect((whole["suppressed"] as? [Any])?.count == 1)
  }

  @Test("fails by the severity that was asked for")
  func failing() throws {
    let report = try audit(AuditReportTests.source)
    #expect(report.fails(at: .warning) && report.fails(at: .note))
    #expect(!report.fails(at: .error) && !report.fails(at: nil))
  }

  @Test("a rule that there is not is refused with the nearest")
  func unknownRule() {
    var options = AuditOptions()
    options.only = ["inacessible-action"]
    #expect(throws: EarshotError.self) { try audit(AuditReportTests.source, options: options) }
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    counts[name, default: 0] += 1
  }
}
