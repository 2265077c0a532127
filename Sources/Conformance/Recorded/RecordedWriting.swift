import EarshotKit
import EarshotReports

extension TextWriter {
  /// The comparison stop by stop: what agrees on one line, what does not on one line for each side.
  public mutating func recorded(_ comparison: RecordedComparison) {
    for (index, row) in comparison.rows.enumerated() {
      let place = row.location.map { " (\($0.file):\($0.line))" } ?? ""
      switch row.outcome {
      case .agrees: line("\(index + 1) agrees: \(row.recorded ?? "")")
      case .differs:
        line("\(index + 1) differs\(place)")
        line("  recorded: \(row.recorded ?? "")")
        line("  simulated: \(row.simulated ?? "")")
      case .missing: line("\(index + 1) not simulated\(place): \(row.recorded ?? "")")
      case .extra: line("\(index + 1) not recorded: \(row.simulated ?? "")")
      case .skipped:
        line("\(index + 1) not compared, moves in and out are not simulated\(place): \(row.recorded ?? "")")
      }
    }
    let percent = (comparison.percent * 10).rounded() / 10
    line("\(comparison.agreeing) of \(comparison.compared) agree (\(percent) percent)")
  }
}

extension JSONWriter {
  /// `conformance --recorded --format json`.
  public mutating func recorded(_ comparison: RecordedComparison, computed: Computed) {
    object { writer in
      writer.head(computed)
      writer.breakLine(2)
      writer.key("stops")
      writer.lines(comparison.rows, indent: 4) { writer, row in
        writer.object { writer in
          writer.key("outcome")
          writer.string(row.outcome.rawValue)
          writer.key("recorded")
          writer.string(row.recorded)
          writer.key("simulated")
          writer.string(row.simulated)
          writer.key("line")
          writer.int(row.location?.line)
        }
      }
      writer.breakLine(2)
      writer.key("agreeing")
      writer.int(comparison.agreeing)
      writer.key("compared")
      writer.int(comparison.compared)
      writer.key("percent")
      writer.number(comparison.percent)
      writer.breakLineBeforeEnd()
    }
    endText()
  }
}
