import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension JSONWriter {
  /// The whole of `audit --format json`. Every key is always there.
  public mutating func audit(_ report: AuditReport) {
    object { writer in
      writer.head(Earshot.computed(as: report.profile))
      writer.breakLine(2)
      writer.key("findings")
      writer.lines(report.findings, indent: 4) { writer, finding in writer.finding(finding) }
      writer.breakLine(2)
      writer.key("suppressed")
      writer.lines(report.suppressed, indent: 4) { writer, finding in writer.finding(finding) }
      writer.breakLine(2)
      writer.key("inBaseline")
      writer.int(report.known)
      writer.key("screens")
      writer.int(report.screens)
      writer.key("excluded")
      writer.int(report.excluded)
      writer.key("read")
      writer.screensRead(report.coverage.read)
      writer.breakLine(2)
      writer.key("noLongerFound")
      writer.lines(report.stale, indent: 4) { writer, entry in
        writer.object { writer in
          writer.key("rule")
          writer.string(entry.rule)
          writer.key("file")
          writer.string(entry.file)
          writer.key("subject")
          writer.string(entry.subject)
          writer.key("fingerprint")
          writer.string(entry.fingerprint)
        }
      }
      writer.breakLine(2)
      writer.key("diagnostics")
      writer.diagnostics(report.diagnostics)
      writer.breakLineBeforeEnd()
    }
    endText()
  }

  private mutating func finding(_ finding: Finding) {
    object { writer in
      writer.key("rule")
      writer.string(finding.rule)
      writer.key("severity")
      writer.string(finding.severity.rawValue)
      writer.key("page")
      writer.string(Earshot.page(ofRule: finding.rule))
      writer.key("message")
      writer.string(finding.message)
      writer.key("file")
      writer.string(finding.location?.file)
      writer.key("line")
      writer.int(finding.location?.line)
      writer.key("column")
      writer.int(finding.location?.column)
      writer.key("screens")
      writer.strings(finding.screens)
      writer.key("count")
      writer.int(finding.count)
      writer.key("heard")
      writer.string(finding.heard)
      writer.key("heardAfter")
      writer.string(finding.heardAfter)
      writer.key("repair")
      writer.string(finding.repair)
      writer.key("fingerprint")
      writer.string(finding.fingerprint)
    }
  }
}
