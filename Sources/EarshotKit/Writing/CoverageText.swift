import EarshotReports
import EarshotVocabulary

extension TextWriter {
  /// How much of the screens was understood, and what was not.
  public mutating func coverage(_ coverage: Coverage, diagnostics: [Notice]) {
    let unknown = Coverage.unknown(among: diagnostics)
    text("Coverage: \(coverage.views) views and \(coverage.modifiers) modifiers, ")
    if unknown.isEmpty {
      own("all understood.\n")
      return
    }
    let count = unknown.count
    line("\(count) \(count == 1 ? "thing" : "things") not understood:")
    for notice in unknown {
      own("  ")
      self.notice(notice)
    }
  }
}
