import EarshotTranscript
import EarshotVocabulary

/// What came of all cases, in their order.
public struct SuiteResult: Sendable {
  /// In the order of the scripts.
  public let cases: [TranscriptResult]
  /// How long it took.
  public let seconds: Double
  /// The scripts as they were read.
  let texts: [String: ScriptText]

  /// How many cases ended so.
  public func count(_ status: TranscriptResult.Status) -> Int { cases.count { $0.status == status } }

  /// 0 where all is as expected; the code of the first error; else 1.
  public var exitCode: Int32 {
    if let broken = cases.first(where: { $0.status == .error }) { return broken.errorCode }
    return cases.contains { $0.status == .failed } ? 1 : 0
  }

  /// What of the screens was not understood, each once.
  public var notices: [Notice] {
    var diagnostics = Diagnostics()
    for result in cases { diagnostics.add(result.notices) }
    return diagnostics.withoutStandIns
  }

  /// How far the screens were read, each once, however many cases open it.
  public var read: ScreensRead { cases.map(\.read).reduce(ScreensRead()) { $0 + $1 }.distinct }

  /// Rewrites the scripts so that they expect what was heard, each file in one step.
  public func update() throws(EarshotError) -> UpdateReport {
    let update = TranscriptUpdate(cases, texts: texts)
    var report = UpdateReport(conflicts: update.conflicts)
    for file in update.files {
      try FileReplacement.write(file.after.bytes, to: file.path, over: file.before.bytes)
      report.files.append(UpdateReport.File(path: file.path, lines: file.lines))
    }
    report.isComplete =
      update.conflicts.isEmpty
      && cases.allSatisfy { result in
        result.errors.isEmpty && !result.isNotRun && !result.differences.contains { $0.isOfCheck }
      }
    return report
  }
}

/// What `--update` did.
public struct UpdateReport: Sendable {
  /// A script that was rewritten.
  public struct File: Sendable {
    /// The script's file.
    public var path: String
    /// How many of its lines are new.
    public var lines: Int
  }

  /// The scripts that were rewritten.
  public var files: [File] = []
  /// What could not be updated, with its place.
  public var conflicts: [Notice]
  /// Whether everything is as expected now: checks can't be updated, nor can errors.
  public var isComplete = true
}

extension Difference {
  /// Whether it is a check that does not hold, and no text that could be written down.
  public var isOfCheck: Bool {
    if case .check = content { true } else { false }
  }
}
