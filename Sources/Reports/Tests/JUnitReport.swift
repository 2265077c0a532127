/// JUnit XML, as build servers read it: the format of Ant's JUnit task, with what its schema
/// requires and nothing that it does not know.
public enum JUnitReport {
  /// The report in UTF-8.
  public static func bytes(_ report: TestReport) -> [UInt8] {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (index, suite) in suites(of: report).enumerated() {
      write(suite.folder, suite.cases, number: index, report.timestamp, to: &xml)
    }
    xml += "</testsuites>\n"
    return Array(xml.utf8)
  }

  /// A suite is a folder of scripts, in the order in which the first of each comes.
  private static func suites(
    of report: TestReport
  ) -> [(folder: String, cases: [TestReport.Case])] {
    var order: [String] = []
    var cases: [String: [TestReport.Case]] = [:]
    for test in report.cases {
      let folder = folder(of: test.file)
      if cases[folder] == nil { order.append(folder) }
      cases[folder, default: []].append(test)
    }
    return order.map { ($0, cases[$0] ?? []) }
  }

  private static func write(
    _ folder: String, _ cases: [TestReport.Case], number: Int, _ timestamp: String,
    to xml: inout String
  ) {
    let count = { (status: TestReport.Status) in cases.count { $0.status == status } }
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    xml += "  <testsuite"
    xml += attribute("name", folder) + attribute("package", folder)
    xml += attribute("id", String(number)) + attribute("timestamp", timestamp)
    xml += attribute("hostname", "localhost") + attribute("tests", String(cases.count))
    xml += attribute("failures", String(count(.failed))) + attribute("errors", String(count(.error)))
    xml += attribute("skipped", String(count(.skipped))) + attribute("time", decimal(seconds))
    xml += ">\n    <properties/>\n"
    for test in cases { write(test, in: folder, to: &xml) }
    xml += "    <system-out/>\n    <system-err/>\n  </testsuite>\n"
  }

  private static func write(_ test: TestReport.Case, in folder: String, to xml: inout String) {
    // Build servers take the part before the last dot of a class for its package.
    let shortName = folder == "." ? test.name[...] : test.name.dropFirst(folder.count + 1)
    xml += "    <testcase" + attribute("name", String(shortName))
    let package = folder.split(separator: "/").filter { $0 != "." }.joined(separator: ".")
    xml += attribute("classname", package.isEmpty ? "transcripts" : package)
    xml += attribute("time", decimal(test.seconds))
    switch test.status {
    case .passed: xml += "/>\n"
    case .skipped: xml += ">\n      <skipped/>\n    </testcase>\n"
    case .failed, .error:
      let element = test.status == .failed ? "failure" : "error"
      let message = test.findings.first?.placed ?? ""
      let text = test.findings.map { ([$0.placed] + $0.details).joined(separator: "\n") }
      xml += ">\n      <\(element)" + attribute("message", message)
      xml += attribute("type", test.status == .failed ? "difference" : "error")
      xml += ">\(XMLText.escaped(text.joined(separator: "\n")))</\(element)>\n    </testcase>\n"
    }
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(XMLText.escaped(value))\""
  }

  /// Seconds to thousandths, never with an exponent.
  static func decimal(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "0.000" }
    let thousandths = Int((seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
