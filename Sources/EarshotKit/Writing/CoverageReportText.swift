import EarshotReports
import EarshotVocabulary

extension TextWriter {
  private static let names: [ScreenCoverage.Understanding: String] = [
    .whole: "understood whole", .silentGaps: "gaps that don't touch speech",
    .spokenGaps: "gaps that touch speech", .noTranscript: "no transcript",
  ]

  /// `read --coverage`: a line a screen, the counts, then the causes, the costliest first.
  public mutating func coverage(_ report: CoverageReport) {
    for (screen, coverage) in zip(report.screens, report.understood) { row(screen, coverage) }
    if !report.screens.isEmpty { endLine() }
    totals(report)
    guard !report.causes.isEmpty else { return }
    endLine()
    line("Causes, the costliest first:")
    for cause in report.causes { self.cause(cause) }
  }

  private mutating func row(_ screen: ScreenReading, _ coverage: ScreenCoverage) {
    text("\(screen.heading): \(TextWriter.names[coverage.understanding] ?? "")")
    let touching = Set(coverage.costs.filter(\.touchesSpeech).map(\.gap.cause))
    if coverage.understanding != .whole, !touching.isEmpty {
      text(" (\(touching.sorted().prefix(3).joined(separator: ", "))")
      text(touching.count > 3 ? " and \(touching.count - 3) more)" : ")")
    }
    endLine()
  }

  private mutating func totals(_ report: CoverageReport) {
    line("\(counted(report.screens.count, "screen")), \(counted(report.stops, "stop")):")
    for understanding in ScreenCoverage.Understanding.allCases {
      let count = report.count(understanding)
      line(
        "  \(TextWriter.names[understanding] ?? ""): \(count)"
          + " (\(share(count, of: report.screens.count)))")
    }
    if report.nothingToSay > 0 {
      line("  of those without a transcript, understood and with nothing to say: \(report.nothingToSay)")
    }
    line(
      "  words: \(report.words), of them unknown \(report.unknownWords)"
        + " (\(share(report.unknownWords, of: report.words)))")
  }

  private mutating func cause(_ cause: CoverageReport.Cause) {
    var costs: [String] = []
    if cause.silenced > 0 { costs.append("\(counted(cause.silenced, "screen")) without a transcript") }
    if cause.touched > 0 {
      let stops = cause.stops > 0 ? " with \(counted(cause.stops, "stop"))" : ""
      costs.append("\(counted(cause.touched, "screen")) touched\(stops)")
    }
    if cause.harmless > 0 { costs.append("\(counted(cause.harmless, "screen")) without harm to speech") }
    line("  \(costs.joined(separator: ", ")): \(cause.name)")
    own("    first at ")
    notice(cause.first)
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0.0 %" }
    let tenths = (part * 1_000 + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
