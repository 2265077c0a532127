import EarshotVocabulary

/// The Test Anything Protocol, version 14, with a YAML block under what did not pass.
public enum TAPReport {
  /// The report in UTF-8.
  public static func bytes(_ report: TestReport) -> [UInt8] {
    var text = "TAP version 14\n1..\(report.cases.count)\n"
    for (index, test) in report.cases.enumerated() { write(test, number: index + 1, to: &text) }
    return Array(text.utf8)
  }

  private static func write(_ test: TestReport.Case, number: Int, to text: inout String) {
    let isFine = test.status == .passed || test.status == .skipped
    text += "\(isFine ? "ok" : "not ok") \(number) - \(description(test.name))"
    text += test.status == .skipped ? " # SKIP an earlier case did not pass\n" : "\n"
    guard !isFine else { return }
    text += "  ---\n"
    text += "  severity: \(test.status == .failed ? "fail" : "error")\n"
    text += "  duration_ms: \(JUnitReport.decimal(test.seconds * 1000))\n"
    if let first = test.findings.first { write(first, to: &text) }
    text += "  findings:\n"
    for finding in test.findings {
      text += "    - message: \(quoted(finding.placed))\n"
      if !finding.details.isEmpty { text += "      details:\n" }
      for line in finding.details { text += "        - \(quoted(line))\n" }
    }
    text += "  ...\n"
  }

  private static func write(_ finding: TestReport.Finding, to text: inout String) {
    text += "  message: \(quoted(finding.message))\n"
    if let place = finding.place {
      text += "  at:\n    file: \(quoted(place.file))\n    line: \(place.line)\n"
    }
  }

  /// `#` would begin a directive.
  private static func description(_ name: String) -> String {
    name.harmlessForTerminal.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "#" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }

  /// A JSON string, which is one of YAML too.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
