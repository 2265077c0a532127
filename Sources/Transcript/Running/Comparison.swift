import EarshotVocabulary

/// What was heard after a step beside what was expected, line by line.
public struct Comparison: Hashable, Sendable {
  /// One line of the difference.
  public enum Row: Hashable, Sendable {
    case same(Expectation, HeardLine)
    /// What `...` passes over.
    case skipped(Expectation, [HeardLine])
    case changed(Expectation, HeardLine)
    /// Expected, and not heard.
    case missing(Expectation)
    /// Heard, and not expected.
    case extra(HeardLine)
  }

  /// Empty where everything was heard as expected.
  public private(set) var rows: [Row] = []

  /// Cells of the table that lines are aligned in. Beyond it, lines are only told apart.
  private static let bound = 1_000_000

  init(expected: [Expectation], heard: [HeardLine]) {
    guard !Matching.matches(expected.map(\.content), heard) else { return }
    let expected = Comparison.inOrder(expected)
    let start = zip(expected, heard).prefix { $0.content == .line($1) }.count
    var end = 0
    while end < min(expected.count, heard.count) - start,
      expected[expected.count - 1 - end].content == .line(heard[heard.count - 1 - end])
    {
      end += 1
    }
    let middle = Array(expected[start..<expected.count - end])
    let heardMiddle = Array(heard[start..<heard.count - end])
    rows = zip(expected, heard).prefix(start).map { .same($0, $1) }
    if (middle.count + 1) * (heardMiddle.count + 1) <= Comparison.bound {
      rows += Alignment(middle, heardMiddle).rows
    } else {
      rows += middle.map { $0.content == .gap ? .skipped($0, []) : .missing($0) }
      rows += heardMiddle.map { .extra($0) }
    }
    rows += zip(expected.suffix(end), heard.suffix(end)).map { .same($0, $1) }
  }

  /// Expectations in the order of the streams between gaps, as they are matched.
  private static func inOrder(_ expected: [Expectation]) -> [Expectation] {
    var ordered: [Expectation] = []
    var run: [(kind: HeardLine.Kind, expectation: Expectation)] = []
    for expectation in expected {
      if case .line(let line) = expectation.content {
        run.append((line.kind, expectation))
      } else {
        ordered += Matching.inOrder(run, by: \.kind).map(\.expectation) + [expectation]
        run = []
      }
    }
    return ordered + Matching.inOrder(run, by: \.kind).map(\.expectation)
  }

  /// Where the first difference is: a line that was expected, else the one after which something
  /// was heard too much; nil: right after the step.
  public var firstDifference: SourceLocation? {
    var last: SourceLocation?
    for row in rows {
      switch row {
      case .same(let expectation, _), .skipped(let expectation, _): last = expectation.place
      case .changed(let expectation, _), .missing(let expectation): return expectation.place
      case .extra: return last
      }
    }
    return last
  }

  /// The first line that was heard and not expected, by its place among all that was heard.
  public var firstUnexpected: Int? {
    var index = 0
    for row in rows {
      switch row {
      case .same: index += 1
      case .skipped(_, let lines): index += lines.count
      case .changed, .extra: return index
      case .missing: break
      }
    }
    return nil
  }
}

/// The alignment of expected and heard lines that changes least.
private struct Alignment {
  private let expected: [Expectation]
  private let heard: [HeardLine]
  /// `costs[i * width + j]`: of the rest from `i` and `j` on.
  private var costs: [Int]
  private let width: Int

  /// A changed line is less than one missing and one extra, and less than one missing where `...`
  /// takes the other: a line that is replaced stays a line.
  private static let changed = 4
  private static let missing = 5
  private static let extra = 5

  init(_ expected: [Expectation], _ heard: [HeardLine]) {
    self.expected = expected
    self.heard = heard
    width = heard.count + 1
    costs = [Int](repeating: 0, count: (expected.count + 1) * width)
    for i in stride(from: expected.count, through: 0, by: -1) {
      for j in stride(from: heard.count, through: 0, by: -1) where i + j < expected.count + heard.count {
        costs[i * width + j] = best(i, j).cost
      }
    }
  }

  private enum Move {
    case same, changed, missing, extra
    case gapTakes, gapEnds
  }

  private func best(_ i: Int, _ j: Int) -> (cost: Int, move: Move) {
    var moves: [(cost: Int, move: Move)] = []
    if i < expected.count, case .line(let line) = expected[i].content {
      if j < heard.count {
        let rest = cost(i + 1, j + 1)
        if line == heard[j] { moves.append((rest, .same)) }
        // A sound never becomes an utterance.
        if line.kind == heard[j].kind { moves.append((rest + Alignment.changed, .changed)) }
      }
      moves.append((cost(i + 1, j) + Alignment.missing, .missing))
    } else if i < expected.count {
      moves.append((cost(i + 1, j), .gapEnds))
      if j < heard.count { moves.append((cost(i, j + 1), .gapTakes)) }
    }
    if j < heard.count { moves.append((cost(i, j + 1) + Alignment.extra, .extra)) }
    return moves.min { $0.cost < $1.cost } ?? (0, .gapEnds)
  }

  private func cost(_ i: Int, _ j: Int) -> Int { costs[i * width + j] }

  var rows: [Comparison.Row] {
    var rows: [Comparison.Row] = []
    var skipped: [HeardLine] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < heard.count {
      switch best(i, j).move {
      case .same:
        rows.append(.same(expected[i], heard[j]))
        (i, j) = (i + 1, j + 1)
      case .changed:
        rows.append(.changed(expected[i], heard[j]))
        (i, j) = (i + 1, j + 1)
      case .missing:
        rows.append(.missing(expected[i]))
        i += 1
      case .extra:
        rows.append(.extra(heard[j]))
        j += 1
      case .gapTakes:
        skipped.append(heard[j])
        j += 1
      case .gapEnds:
        rows.append(.skipped(expected[i], skipped))
        skipped = []
        i += 1
      }
    }
    return rows
  }
}
