import EarshotReports
import EarshotTranscript
import EarshotVocabulary

extension TestReport {
  /// - Parameter timestamp: when the run began, as `2026-01-31T12:00:00`.
  public init(_ result: SuiteResult, timestamp: String) {
    self.init(
      cases: result.cases.map(TestReport.Case.init), seconds: result.seconds, timestamp: timestamp,
      read: result.read)
  }
}

extension TestReport.Case {
  /// A result as reports show it.
  public init(_ result: TranscriptResult) {
    let findings = result.errors.map { notice in
      TestReport.Finding(place: notice.location, message: notice.message)
    }
    self.init(
      name: result.name, file: result.file, status: TestReport.Status(result.status),
      seconds: result.seconds,
      findings: findings + result.differences.map(TestReport.Finding.init))
  }
}

extension TestReport.Status {
  init(_ status: TranscriptResult.Status) {
    switch status {
    case .passed: self = .passed
    case .failed: self = .failed
    case .error: self = .error
    case .notRun: self = .skipped
    }
  }
}

extension TestReport.Finding {
  init(_ difference: Difference) {
    switch difference.content {
    case .check(let check, let found):
      self.init(
        place: difference.place, message: "\"~ \(check)\" does not hold: \(found)",
        gesture: difference.deed.description, expected: ["~ \(check)"], heard: [found])
    case .heard(let comparison):
      let rows = comparison.rows.map(DifferenceRow.init)
      let because = difference.causes.filter { !$0.text.isEmpty }.map { part in
        "because \"\(part.text)\" is the \(part.role.rawValue)"
          + (part.cause.map { ": \($0.sentence)" } ?? "")
      }
      let failed = difference.reason.map { ["action-failed: \($0)"] } ?? []
      self.init(
        place: difference.place,
        message:
          "something else is heard after \"\(difference.deed)\" (line \(difference.deedPlace.line))",
        gesture: difference.deed.description, expected: rows.flatMap(\.expected),
        heard: rows.flatMap(\.heard), details: rows.flatMap(\.lines) + because + failed)
    }
  }
}

/// One row of a comparison in words: nothing but words says what it is.
struct DifferenceRow {
  var expected: [String] = []
  var heard: [String] = []
  var lines: [String] = []

  init(_ row: Comparison.Row) {
    switch row {
    case .same(let expectation, let line):
      expected = [DifferenceRow.written(expectation)]
      heard = [line.written]
      lines = ["as expected: \(line.written)"]
    case .skipped(let expectation, let skipped):
      expected = [DifferenceRow.written(expectation)]
      heard = skipped.map(\.written)
      lines = ["skipped:     \(skipped.count) \(skipped.count == 1 ? "line" : "lines")"]
    case .changed(let expectation, let line):
      expected = [DifferenceRow.written(expectation)]
      heard = [line.written]
      lines = ["expected:    \(expected[0])", "heard:       \(line.written)"]
    case .missing(let expectation):
      expected = [DifferenceRow.written(expectation)]
      lines = ["not heard:   \(expected[0])"]
    case .extra(let line):
      heard = [line.written]
      lines = ["heard too:   \(line.written)"]
    }
  }

  private static func written(_ expectation: Expectation) -> String {
    switch expectation.content {
    case .line(let line): line.written
    case .gap: "..."
    }
  }
}
