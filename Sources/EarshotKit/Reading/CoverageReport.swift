import EarshotViewTree
import EarshotVocabulary

/// How much of several screens was understood, in all and by cause: `read --coverage`.
public struct CoverageReport: Sendable {
  /// One cause of gaps, with what it cost on all screens.
  public struct Cause: Sendable {
    /// The name of what is missing.
    public var name: String
    /// What sort of thing is missing.
    public var kind: Notice.Kind
    /// Where it was first met.
    public var first: Notice
    /// Screens without a transcript that it was met on.
    public var silenced = 0
    /// Screens with a transcript whose speech it touches.
    public var touched = 0
    /// Stops that it touches.
    public var stops = 0
    /// Screens where it touches no speech.
    public var harmless = 0
  }

  /// The screens that were read.
  public var screens: [ScreenReading]
  /// How far each of the screens was understood.
  public var understood: [ScreenCoverage]
  /// The costliest first.
  public var causes: [Cause]

  /// Sums up screens that were read.
  public init(_ screens: [ScreenReading]) {
    self.screens = screens
    understood = screens.map(\.understood)
    causes = CoverageReport.causes(of: understood)
  }

  /// How many screens were understood so far.
  public func count(_ understanding: ScreenCoverage.Understanding) -> Int {
    understood.count { $0.understanding == understanding }
  }

  /// Screens without a transcript on which all was understood: they have nothing to say.
  public var nothingToSay: Int { understood.count(where: \.hasNothingToSay) }
  /// Stops of all screens.
  public var stops: Int { understood.reduce(0) { $0 + $1.stops } }
  /// Words that are said of all stops.
  public var words: Int { understood.reduce(0) { $0 + $1.words } }
  /// Those of the words that are source text, since their value is not known.
  public var unknownWords: Int { understood.reduce(0) { $0 + $1.unknownWords } }

  private static func causes(of screens: [ScreenCoverage]) -> [Cause] {
    var found: [String: Cause] = [:]
    var order: [String] = []
    for screen in screens {
      let isSilent = screen.understanding == .noTranscript
      for (name, costs) in byCause(screen.costs) {
        guard let first = costs.first else { continue }
        if found[name] == nil {
          order.append(name)
          found[name] = Cause(name: name, kind: first.gap.notice.kind, first: first.gap.notice)
        }
        found[name]?.stops += costs.map(\.stops).max() ?? 0
        if isSilent {
          found[name]?.silenced += 1
        } else if costs.contains(where: \.touchesSpeech) {
          found[name]?.touched += 1
        } else {
          found[name]?.harmless += 1
        }
      }
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return found.values.sorted { a, b in
      let (x, y) = (rank(a), rank(b))
      return x == y ? (places[a.name] ?? 0) < (places[b.name] ?? 0) : x > y
    }
  }

  /// Screens silenced, screens touched, stops, then screens where it does no harm.
  private static func rank(_ cause: Cause) -> (Int, Int, Int) {
    (cause.silenced + cause.touched, cause.stops, cause.harmless)
  }

  /// The gaps of one screen by cause, in the order met.
  private static func byCause(
    _ costs: [ScreenCoverage.Cost]
  ) -> [(String, [ScreenCoverage.Cost])] {
    var groups: [(String, [ScreenCoverage.Cost])] = []
    var index: [String: Int] = [:]
    for cost in costs {
      if let known = index[cost.gap.cause] {
        groups[known].1.append(cost)
      } else {
        index[cost.gap.cause] = groups.count
        groups.append((cost.gap.cause, [cost]))
      }
    }
    return groups
  }
}
