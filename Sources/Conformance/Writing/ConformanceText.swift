import EarshotReports

extension TextWriter {
  /// The report for people: what does not agree, what is not counted and why, then the numbers.
  ///
  /// - Parameter lists: names every case, those that agree too.
  public mutating func conformance(_ report: ConformanceReport, lists: Bool = false) {
    for file in report.files {
      for result in file.results where result.isCounted && (lists || !result.agrees) {
        self.result(result)
      }
    }
    for file in report.files { dropped(of: file) }
    for file in report.files { numbers(of: file) }
    if report.files.count > 1 { agreement("all files", report.agreement) }
  }

  private mutating func result(_ result: CaseResult) {
    text(result.example.id, .strong)
    line(": \(result.said) of \(result.expected)")
    guard !result.agrees else { return }
    if let failure = result.failure { line("   could not be run: \(failure)") }
    for step in result.failedSteps { line("   \(step)") }
    for miss in result.misses { line("   expected: \(miss)") }
    for heard in result.heard { line("   heard: \(heard.isEmpty ? "(nothing)" : heard)") }
    if let why = result.example.why { line("   counted \(result.example.mode.rawValue): \(why)") }
  }

  private mutating func dropped(of file: ConformanceReport.File) {
    for result in file.results where !result.isCounted {
      line("not counted: \(result.example.id): \(result.example.why ?? "no reason is given")")
    }
  }

  private mutating func numbers(of file: ConformanceReport.File) {
    let kinds = file.kinds
    if kinds.count > 1 {
      for kind in kinds { agreement("\(file.path), \(kind.name)", kind.agreement) }
    }
    agreement(file.path, file.agreement)
  }

  private mutating func agreement(_ name: String, _ agreement: Agreement) {
    var words = "\(name): \(agreement.said) of \(agreement.expected) utterances, "
    words += "\(agreement.percentText) percent; \(agreement.wholeCases) of \(agreement.cases) cases"
    if agreement.dropped > 0 { words += "; \(agreement.dropped) not counted" }
    line(words)
  }
}
