import EarshotVocabulary

extension OpenedInput {
  /// Syntax errors of the input files, and input files that could not be read. What is left of the files is
  /// read all the same, so their screens may lack something. Files that are only looked up in have none here.
  public var syntaxErrors: [Notice] {
    notices.filter(\.isIncompleteInput)
  }

  /// What is to be said before anything that promises a whole answer: a line for every file with a syntax
  /// error, with what may be incomplete. Empty: every input file was read whole.
  public var syntaxErrorSummary: [Notice] {
    var first: [Notice] = []
    var counts: [String: Int] = [:]
    for error in syntaxErrors {
      let file = error.location?.file ?? ""
      if counts[file] == nil { first.append(error) }
      counts[file, default: 0] += 1
    }
    return first.map { error in
      let file = error.location?.file ?? ""
      var summary = error
      if let more = counts[file].map({ $0 - 1 }), more > 0 {
        summary.message += " (and \(more) more in this file)"
      }
      if error.kind == .syntax { summary.message += "; \(incomplete(in: file))" }
      return summary
    }
  }

  private func incomplete(in file: String) -> String {
    switch screens.count(where: { $0.location?.file == file }) {
    case 0: "what this file declares may be incomplete"
    case 1: "1 screen of this file may be incomplete"
    case let count: "\(count) screens of this file may be incomplete"
    }
  }

  /// For what must not be made of half a file, such as a transcript.
  ///
  /// - Throws: `EarshotError.incomplete` where a file has a syntax error, `EarshotError.unreadable` where that
  ///   left no screen.
  public func checkThatFilesAreWhole() throws(EarshotError) {
    try checkThatSyntaxErrorsLeaveScreens()
    let errors = syntaxErrorSummary
    if !errors.isEmpty { throw .incomplete(errors) }
  }

  /// - Throws: `EarshotError.unreadable` with the syntax errors where they left no screen.
  public func checkThatSyntaxErrorsLeaveScreens() throws(EarshotError) {
    let errors = syntaxErrors
    if screens.isEmpty, !errors.isEmpty { throw .unreadable(errors) }
  }
}

extension Notice {
  /// Whether it says that a part of the input is missing from what was read.
  public var isIncompleteInput: Bool { severity == .error && (kind == .syntax || kind == .input) }
}
