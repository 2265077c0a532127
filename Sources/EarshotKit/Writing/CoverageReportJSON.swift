import EarshotReports
import EarshotVocabulary

extension JSONWriter {
  /// The value of `coverage` in `read --coverage --format json`.
  mutating func coverage(_ report: CoverageReport) {
    object { writer in
      for understanding in ScreenCoverage.Understanding.allCases {
        writer.understanding(understanding)
        writer.int(report.count(understanding))
      }
      writer.key("nothing-to-say")
      writer.int(report.nothingToSay)
      writer.key("stops")
      writer.int(report.stops)
      writer.key("words")
      writer.int(report.words)
      writer.key("unknownWords")
      writer.int(report.unknownWords)
      writer.breakLine(4)
      writer.key("causes")
      writer.lines(report.causes, indent: 6) { writer, cause in writer.cause(cause) }
    }
  }

  private mutating func understanding(_ understanding: ScreenCoverage.Understanding) {
    switch understanding {
    case .whole: key("whole")
    case .silentGaps: key("gaps-without-speech")
    case .spokenGaps: key("gaps-in-speech")
    case .noTranscript: key("no-transcript")
    }
  }

  private mutating func cause(_ cause: CoverageReport.Cause) {
    object { writer in
      writer.key("name")
      writer.string(cause.name)
      writer.key("kind")
      writer.string(cause.kind.rawValue)
      writer.key("silencedScreens")
      writer.int(cause.silenced)
      writer.key("touchedScreens")
      writer.int(cause.touched)
      writer.key("stops")
      writer.int(cause.stops)
      writer.key("harmlessScreens")
      writer.int(cause.harmless)
      writer.key("first")
      writer.notice(cause.first)
    }
  }

  /// The value of `coverage` in a screen.
  mutating func coverage(_ coverage: ScreenCoverage) {
    object { writer in
      writer.key("understanding")
      writer.string(coverage.understanding.rawValue)
      writer.key("words")
      writer.int(coverage.words)
      writer.key("unknownWords")
      writer.int(coverage.unknownWords)
      writer.key("gaps")
      writer.array { writer in
        for cost in coverage.costs {
          writer.object { writer in
            writer.key("cause")
            writer.string(cost.gap.cause)
            writer.key("touchesSpeech")
            writer.bool(cost.touchesSpeech)
            writer.key("stops")
            writer.int(cost.stops)
            writer.key("notice")
            writer.notice(cost.gap.notice)
          }
        }
      }
    }
  }
}
