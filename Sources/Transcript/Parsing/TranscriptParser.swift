import EarshotVocabulary

/// Reads scripts: contract, section 4.
public struct TranscriptParser<Dialect: TranscriptDialect> {
  private let dialect: Dialect

  /// A parser for scripts whose options and inputs the dialect knows.
  public init(_ dialect: Dialect) { self.dialect = dialect }

  /// - Throws: all that is wrong with the script, each at its line.
  public func parse(_ script: ScriptFile) throws(TranscriptFaults) -> Transcript {
    // The first pass finds the axes, with the first value of each in the place of its key.
    let survey = pass(over: script, variant: nil)
    try check(survey)
    guard !survey.matrix.axes.isEmpty else {
      return Transcript(
        file: script.path, cases: [TranscriptCase(script, variant: [], survey)], texts: survey.texts)
    }
    guard survey.matrix.count <= Matrix.bound else {
      let place = SourceLocation(file: script.path, line: 1, column: 1)
      let message = "@matrix makes \(survey.matrix.count) cases, over the bound of \(Matrix.bound)"
      throw TranscriptFaults(notices: [Notice(.error, .input, at: place, message)], code: 65)
    }
    var cases: [TranscriptCase] = []
    for variant in survey.matrix.combinations {
      let pass = pass(over: script, variant: variant)
      try check(pass)
      cases.append(TranscriptCase(script, variant: variant, pass))
    }
    return Transcript(file: script.path, cases: cases, texts: survey.texts)
  }

  private func pass(
    over script: ScriptFile, variant: [TranscriptOption]?
  ) -> ParserPass<Dialect> {
    var pass = ParserPass(dialect: dialect, variant: variant)
    pass.take(script)
    pass.end(script.path)
    return pass
  }

  private func check(_ pass: ParserPass<Dialect>) throws(TranscriptFaults) {
    guard pass.notices.isEmpty else {
      throw TranscriptFaults(notices: pass.notices, code: pass.code)
    }
  }
}

extension TranscriptCase {
  fileprivate init<Dialect>(
    _ script: ScriptFile, variant: [TranscriptOption], _ pass: ParserPass<Dialect>
  ) {
    self.init(
      file: script.path, variant: variant, steps: pass.steps, ignoresOutput: pass.ignoresOutput)
  }
}
