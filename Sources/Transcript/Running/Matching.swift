/// Whether what was heard is what was expected.
///
/// Strict: an extra line is a difference as much as a missing one. What is heard of one gesture
/// comes in three streams (sounds, output, utterances) whose order among each other is not known,
/// so a script may write them as it likes; within a stream, order counts.
enum Matching {
  static func matches(_ expected: [Expectation.Content], _ heard: [HeardLine]) -> Bool {
    let runs = Matching.inOrder(expected.split(separator: .gap, omittingEmptySubsequences: false))
    guard let first = runs.first, heard.starts(with: first) else { return false }
    guard runs.count > 1, let last = runs.last else { return heard.count == first.count }
    var rest = heard[first.count...]
    for run in runs.dropFirst().dropLast() {
      guard let end = end(of: run, in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// The lines between two gaps in the order of the streams.
  private static func inOrder(_ runs: [ArraySlice<Expectation.Content>]) -> [[HeardLine]] {
    runs.map { run in
      let lines = run.compactMap { content -> HeardLine? in
        if case .line(let line) = content { line } else { nil }
      }
      return inOrder(lines, by: \.kind)
    }
  }

  /// Sorted by stream; the order within a stream stays.
  static func inOrder<Value>(_ values: [Value], by kind: (Value) -> HeardLine.Kind) -> [Value] {
    [HeardLine.Kind.sound, .output, .utterance].flatMap { wanted in
      values.filter { kind($0) == wanted }
    }
  }

  /// A run is taken at the first place where it fits.
  private static func end(of run: [HeardLine], in lines: ArraySlice<HeardLine>) -> Int? {
    guard !run.isEmpty else { return lines.startIndex }
    return lines.indices.first { lines[$0...].starts(with: run) }.map { $0 + run.count }
  }
}
