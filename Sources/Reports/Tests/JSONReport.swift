/// One JSON document: the cases, one a line, then their sum.
///
///     { "version": 1, "computed": {"by": "earshot 1.0", "ios": null},
///       "cases": [
///         {"name": "…", "file": "…", "status": "failed", "seconds": 0.02, "findings": [{…}]} ],
///       "sum": {"cases": 1, "passed": 0, "failed": 1, "errors": 0, "skipped": 0, "seconds": 0.02},
///       "read": {"whole": 1, "inPart": 0, "notAtAll": []} }
///
/// `status` is `passed`, `failed`, `error` or `skipped`. A finding has `file`, `line`, `column`
/// (1-based, null where there is no place), `message`, `gesture`, `expected`, `heard` and `details`.
public enum JSONReport {
  /// The report in UTF-8.
  public static func bytes(_ report: TestReport, computed: Computed) -> [UInt8] {
    var writer = JSONWriter(spacing: .readable)
    writer.object { writer in
      writer.head(computed)
      writer.key("cases")
      writer.lines(report.cases, indent: 2) { writer, test in writer.testCase(test) }
      writer.key("sum")
      writer.sum(of: report)
      writer.key("read")
      writer.screensRead(report.read)
    }
    writer.endText()
    return writer.bytes
  }

  fileprivate static let sums: [(StaticString, TestReport.Status)] = [
    ("passed", .passed), ("failed", .failed), ("errors", .error), ("skipped", .skipped),
  ]
}

extension JSONWriter {
  fileprivate mutating func testCase(_ test: TestReport.Case) {
    object { writer in
      writer.key("name")
      writer.string(test.name)
      writer.key("file")
      writer.string(test.file)
      writer.key("status")
      writer.string(test.status.rawValue)
      writer.key("seconds")
      writer.number(test.seconds)
      writer.key("findings")
      writer.array { writer in
        for finding in test.findings { writer.finding(finding) }
      }
    }
  }

  fileprivate mutating func sum(of report: TestReport) {
    object { writer in
      writer.key("cases")
      writer.int(report.cases.count)
      for (name, status) in JSONReport.sums {
        writer.key(name)
        writer.int(report.count(status))
      }
      writer.key("seconds")
      writer.number(report.seconds)
    }
  }

  fileprivate mutating func finding(_ finding: TestReport.Finding) {
    object { writer in
      writer.key("file")
      writer.string(finding.place?.file)
      writer.key("line")
      writer.int(finding.place?.line)
      writer.key("column")
      writer.int(finding.place?.column)
      writer.key("message")
      writer.string(finding.message)
      writer.key("gesture")
      writer.string(finding.gesture)
      writer.key("expected")
      writer.strings(finding.expected)
      writer.key("heard")
      writer.strings(finding.heard)
      writer.key("details")
      writer.strings(finding.details)
    }
  }
}
