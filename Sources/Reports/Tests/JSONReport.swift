/// One JSON object a line: every case, then the sum.
public enum JSONLinesReport {
  public static func bytes(_ report: TestReport) -> [UInt8] {
    var bytes: [UInt8] = []
    for test in report.cases { bytes += line(test) }
    return bytes + line(sumOf: report)
  }

  private static func line(_ test: TestReport.Case) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("event")
      writer.string("case")
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
    writer.endText()
    return writer.bytes
  }

  private static func line(sumOf report: TestReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("event")
      writer.string("end")
      writer.key("cases")
      writer.int(report.cases.count)
      for (name, status) in sums {
        writer.key(name)
        writer.int(report.count(status))
      }
      writer.key("seconds")
      writer.number(report.seconds)
    }
    writer.endText()
    return writer.bytes
  }

  private static let sums: [(StaticString, TestReport.Status)] = [
    ("passed", .passed), ("failed", .failed), ("errors", .error), ("skipped", .skipped),
  ]
}

extension JSONWriter {
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
