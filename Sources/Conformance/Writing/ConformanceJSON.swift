import EarshotKit
import EarshotReports

extension JSONWriter {
  /// `{"version": 1, "agreement": {...}, "files": [{"path", "agreement", "kinds", "cases"}]}`
  public mutating func conformance(_ report: ConformanceReport) {
    object { writer in
      // Each case has an iOS version of its own.
      writer.head(Earshot.computed(as: nil))
      writer.key("agreement")
      writer.agreement(report.agreement)
      writer.breakLine(2)
      writer.key("files")
      writer.lines(report.files, indent: 4) { writer, file in writer.file(file) }
      writer.breakLineBeforeEnd()
    }
    endText()
  }

  private mutating func file(_ file: ConformanceReport.File) {
    object { writer in
      writer.key("path")
      writer.string(file.path)
      writer.key("agreement")
      writer.agreement(file.agreement)
      writer.key("kinds")
      writer.array { writer in
        for kind in file.kinds {
          writer.object { writer in
            writer.key("name")
            writer.string(kind.name)
            writer.key("agreement")
            writer.agreement(kind.agreement)
          }
        }
      }
      writer.breakLine(6)
      writer.key("cases")
      writer.lines(file.results, indent: 8) { writer, result in writer.result(result) }
    }
  }

  private mutating func agreement(_ agreement: Agreement) {
    object { writer in
      writer.key("said")
      writer.int(agreement.said)
      writer.key("expected")
      writer.int(agreement.expected)
      writer.key("percent")
      writer.number(Double(Int(agreement.percent * 100)) / 100)
      writer.key("cases")
      writer.int(agreement.cases)
      writer.key("wholeCases")
      writer.int(agreement.wholeCases)
      writer.key("notCounted")
      writer.int(agreement.dropped)
    }
  }

  private mutating func result(_ result: CaseResult) {
    object { writer in
      writer.key("id")
      writer.string(result.example.id)
      writer.key("line")
      writer.int(result.example.location.line)
      writer.key("ios")
      writer.int(result.example.profile.version)
      writer.key("mode")
      writer.string(result.example.mode.rawValue)
      writer.key("said")
      writer.int(result.isCounted ? result.said : nil)
      writer.key("expected")
      writer.int(result.isCounted ? result.expected : nil)
      writer.key("misses")
      writer.strings(result.misses)
      writer.key("heard")
      writer.strings(result.heard)
      writer.key("failure")
      writer.string(result.failure)
      writer.key("why")
      writer.string(result.example.why)
    }
  }
}
