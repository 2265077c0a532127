import EarshotCaptures
import EarshotKit
import EarshotVocabulary

/// What a real VoiceOver was recorded to say, held against the simulation, stop by stop.
public struct RecordedComparison: Sendable {
  /// One line of the comparison.
  public struct Row: Sendable, Hashable {
    /// What came of one row.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
      case agrees
      /// Both say something there, but not the same.
      case differs
      /// Recorded, but not simulated.
      case missing
      /// Simulated, but not recorded.
      case extra
      /// A move that is not simulated.
      case skipped
    }

    /// What came of it.
    public var outcome: Outcome
    /// What was recorded; nil: nothing.
    public var recorded: String?
    /// What we say; nil: nothing.
    public var simulated: String?
    /// Where the recording has it.
    public var location: SourceLocation?
  }

  /// In the order of the recording.
  public private(set) var rows: [Row] = []

  /// Utterances that were recorded and compared, and stops that nobody recorded.
  public var compared: Int { rows.count { $0.outcome != .skipped } }
  /// Rows that agree.
  public var agreeing: Int { rows.count { $0.outcome == .agrees } }
  /// The share of rows that agree, 0 to 100.
  public var percent: Double { compared == 0 ? 100 : Double(agreeing) / Double(compared) * 100 }

  /// - Throws: where the input holds several screens.
  public init(of log: UtteranceLog, with input: OpenedInput) throws(EarshotError) {
    if log.entries.contains(where: { [.backward, .into, .out].contains($0.move) }) {
      try follow(log, input)
    } else {
      try align(log.entries, RecordedComparison.stops(of: input))
    }
  }

  /// Opens the screen and the log of what was heard on it.
  public static func compare(
    _ inputs: [String], with log: String, options: OpenOptions = OpenOptions()
  ) throws(EarshotError) -> RecordedComparison {
    let input = try Earshot.open(inputs, options: options)
    let bytes = try InputFile.read(log, bounds: options.bounds)
    do {
      return try RecordedComparison(
        of: UtteranceLog(parsing: bytes, file: log, bounds: options.bounds), with: input)
    } catch let error as InputError {
      throw .unreadable([error.notice])
    } catch let error as EarshotError {
      throw error
    } catch {
      throw .failed("\(error)")
    }
  }

  private static func stops(of input: OpenedInput) throws(EarshotError) -> [String] {
    guard input.screens.count < 2 else {
      _ = try input.navigator()
      return []
    }
    return input.readings().flatMap { $0.elements.map(\.announcement) }
  }

  // MARK: A recording that goes back and forth

  private mutating func follow(_ log: UtteranceLog, _ input: OpenedInput) throws(EarshotError) {
    var navigator = try input.navigator()
    var said = RecordedComparison.text(navigator.open())
    for (index, entry) in log.entries.enumerated() {
      switch entry.move {
      case .into, .out:
        rows.append(Row(outcome: .skipped, recorded: entry.utterance, location: entry.location))
        continue
      case .backward: said = RecordedComparison.text(navigator.perform(line: "swipe left"))
      case Optional.some(.none): break
      // The first utterance is the arrival on the screen, unless it was moved to.
      case .forward, nil:
        let isArrival = index == 0 && (entry.move == nil || RecordedComparison.isSame(entry.utterance, said))
        if !isArrival { said = RecordedComparison.text(navigator.perform(line: "swipe right")) }
      }
      let agrees = RecordedComparison.isSame(entry.utterance, said)
      rows.append(
        Row(
          outcome: agrees ? .agrees : .differs, recorded: entry.utterance, simulated: said,
          location: entry.location))
    }
  }

  private static func text(_ response: Response) -> String {
    response.utterances.map(\.caption).joined(separator: " ")
  }

  private static func isSame(_ recorded: String, _ simulated: String) -> Bool {
    NormalizedUtterance(recorded).words == NormalizedUtterance(simulated).words
  }

  // MARK: A recording from the first stop on

  /// Stops up to which the best alignment is sought.
  private static let alignmentLimit = 2_000

  private mutating func align(_ heard: [UtteranceLog.Entry], _ stops: [String]) throws(EarshotError) {
    let simulated = stops.map { NormalizedUtterance($0).words }
    let entries = RecordedComparison.joined(heard, like: Set(simulated))
    let recorded = entries.map { NormalizedUtterance($0.utterance).words }
    var pairs: [(Int, Int)] = []
    if entries.count <= RecordedComparison.alignmentLimit, stops.count <= RecordedComparison.alignmentLimit {
      pairs = RecordedComparison.common(recorded, simulated)
    } else {
      pairs = (0..<min(entries.count, stops.count)).filter { recorded[$0] == simulated[$0] }.map { ($0, $0) }
    }
    var (i, j) = (0, 0)
    for pair in pairs + [(entries.count, stops.count)] {
      addGap(entries[i..<pair.0], stops[j..<pair.1])
      if pair.0 < entries.count, pair.1 < stops.count {
        let entry = entries[pair.0]
        rows.append(
          Row(
            outcome: .agrees, recorded: entry.utterance, simulated: stops[pair.1], location: entry.location))
      }
      (i, j) = (pair.0 + 1, pair.1 + 1)
    }
  }

  /// Captions that one stop may come in.
  private static let captionLimit = 4

  /// VoiceOver says a hint after a pause, so that captions show one stop as two: they are one where
  /// together they are what is simulated, and the first alone is not.
  private static func joined(
    _ entries: [UtteranceLog.Entry], like simulated: Set<[String]>
  ) -> [UtteranceLog.Entry] {
    var result: [UtteranceLog.Entry] = []
    var index = 0
    while index < entries.count {
      let count = captions(from: index, of: entries, like: simulated)
      var entry = entries[index]
      if count > 1 {
        entry.utterance = entries[index..<(index + count)].map(\.utterance).joined(separator: ", ")
      }
      result.append(entry)
      index += count
    }
    return result
  }

  /// How many captions from one on are a stop.
  private static func captions(
    from index: Int, of entries: [UtteranceLog.Entry], like simulated: Set<[String]>
  ) -> Int {
    var words = NormalizedUtterance(entries[index].utterance).words
    guard entries[index].move == nil, !simulated.contains(words) else { return 1 }
    for (offset, next) in entries[(index + 1)...].prefix(captionLimit - 1).enumerated() {
      guard next.move == nil else { return 1 }
      words += NormalizedUtterance(next.utterance).words
      if simulated.contains(words) { return offset + 2 }
    }
    return 1
  }

  /// What stands between two that agree: side by side as far as both have something.
  private mutating func addGap(_ entries: ArraySlice<UtteranceLog.Entry>, _ stops: ArraySlice<String>) {
    let both = min(entries.count, stops.count)
    for (entry, stop) in zip(entries, stops) {
      rows.append(
        Row(outcome: .differs, recorded: entry.utterance, simulated: stop, location: entry.location))
    }
    for entry in entries.dropFirst(both) {
      rows.append(Row(outcome: .missing, recorded: entry.utterance, location: entry.location))
    }
    for stop in stops.dropFirst(both) { rows.append(Row(outcome: .extra, simulated: stop)) }
  }

  /// The longest common subsequence, as pairs of indices.
  private static func common(_ a: [[String]], _ b: [[String]]) -> [(Int, Int)] {
    var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i][j] =
          a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
