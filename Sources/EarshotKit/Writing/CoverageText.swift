import EarshotReports

extension TextWriter {
  /// How much of the screens was understood, and what was not.
  public mutating func coverage(_ coverage: Coverage) {
    text("Coverage: \(coverage.views) views and \(coverage.modifiers) modifiers, ")
    if coverage.unknown.isEmpty {
      own("all understood.\n")
      return
    }
    let count = coverage.unknown.count
    line("\(count) \(count == 1 ? "thing" : "things") not understood:")
    for notice in coverage.unknown {
      own("  ")
      self.notice(notice)
    }
  }
}
