import EarshotKit

/// How findings are written.
enum AuditFormat: String, ReportFormat {
  case text
  case json
  case sarif
  case github
  case junit
  case tap
  case markdown

  func bytes(of found: AuditReport, isColored: Bool = false) -> [UInt8] {
    switch self {
    case .text:
      var writer = TextWriter(isColored: isColored)
      writer.audit(found)
      return writer.bytes
    case .json:
      var writer = JSONWriter(spacing: .readable)
      writer.audit(found)
      return writer.bytes
    case .sarif: return found.sarif()
    case .github: return found.github()
    case .junit: return found.junit()
    case .tap: return found.tap()
    case .markdown: return found.markdown()
    }
  }
}

/// How what came of transcripts is written.
enum RunFormat: String, ReportFormat {
  case text
  case json
  case junit
  case tap
  case github
  case markdown

  func bytes(of report: TestReport) -> [UInt8] {
    switch self {
    case .text:
      var writer = TextWriter()
      for test in report.cases { writer.testCase(test) }
      writer.testSum(report)
      return writer.bytes
    case .json: return JSONReport.bytes(report, computed: Earshot.computed(as: nil))
    case .junit: return JUnitReport.bytes(report)
    case .tap: return TAPReport.bytes(report)
    case .github: return GitHubAnnotations.bytes(report)
    case .markdown: return MarkdownReport.bytes(report)
    }
  }
}
