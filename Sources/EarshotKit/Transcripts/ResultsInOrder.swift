import EarshotTranscript
import Synchronization

/// Results that come in any order and are told in the order of their cases.
final class ResultsInOrder: Sendable {
  private struct State {
    var waiting: [Int: TranscriptResult] = [:]
    var next = 0
    /// The first case known not to pass.
    var firstFailure = Int.max
  }

  private let state = Mutex(State())
  private let failsFast: Bool
  private let tell: @Sendable (TranscriptResult) -> Void

  init(failsFast: Bool, _ tell: @escaping @Sendable (TranscriptResult) -> Void) {
    self.failsFast = failsFast
    self.tell = tell
  }

  /// Whether the case is to be run: none is after one that failed, where that is wished.
  func isWanted(_ index: Int) -> Bool {
    !failsFast || state.withLock { index < $0.firstFailure }
  }

  /// Takes a result and tells all whose turn it is.
  func put(_ result: TranscriptResult, at index: Int) -> TranscriptResult {
    state.withLock { state in
      if result.status != .passed, result.status != .notRun {
        state.firstFailure = min(state.firstFailure, index)
      }
      state.waiting[index] = result
      while let result = state.waiting.removeValue(forKey: state.next) {
        tell(settled(result, at: state.next, state.firstFailure))
        state.next += 1
      }
    }
    return result
  }

  /// What has run beside the first failure, but comes after it, counts as not run, so that the
  /// outcome is the same on every machine.
  func settled(_ results: [TranscriptResult]) -> [TranscriptResult] {
    let first = state.withLock { $0.firstFailure }
    return results.enumerated().map { settled($1, at: $0, first) }
  }

  private func settled(_ result: TranscriptResult, at index: Int, _ firstFailure: Int) -> TranscriptResult {
    guard failsFast, index > firstFailure else { return result }
    var skipped = TranscriptResult(name: result.name, file: result.file)
    skipped.isNotRun = true
    return skipped
  }
}
