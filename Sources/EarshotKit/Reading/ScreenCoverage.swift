import EarshotLiveScreens
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// How far a screen was understood, and what was not: one row of `read --coverage`.
public struct ScreenCoverage: Hashable, Sendable {
  /// The four classes that screens are counted in.
  public enum Understanding: String, Hashable, Sendable, CaseIterable {
    case whole
    /// Gaps that don't touch speech.
    case silentGaps = "gaps-without-speech"
    /// Gaps that do.
    case spokenGaps = "gaps-in-speech"
    case noTranscript = "no-transcript"
  }

  /// A gap and what it cost on this screen.
  public struct Cost: Hashable, Sendable {
    /// What was not understood.
    public var gap: Gap
    /// Whether it stands in a stop's own ancestry or text, decided what there is to read, or stands where a stop may be
    /// missing.
    public var touchesSpeech: Bool
    /// The stops that it touches; 0 where it took content away.
    public var stops: Int
  }

  /// Which of the four classes it is in.
  public var understanding: Understanding
  /// Each gap with what it cost, in the order of the source.
  public var costs: [Cost]
  /// How many stops there are.
  public var stops: Int
  /// Words that are said of all stops, and those among them that are source text in guillemets.
  public var words: Int
  /// Words that are source text, since their value is not known.
  public var unknownWords: Int

  /// Whether there is no stop because there is nothing to say, as with a picture that only decorates:
  /// all that is on the screen was understood.
  public var hasNothingToSay: Bool {
    understanding == .noTranscript
      && costs.allSatisfy { $0.gap.effect <= .action && !$0.touchesSpeech }
  }

  /// What each gap of a screen cost.
  ///
  /// - Parameter announcements: what is said of each stop.
  static func costs(of screen: ResolvedScreen, announcements: [String]) -> [Cost] {
    let reach = SpeechReach(of: screen)
    var costs = (screen.shown.gaps + screen.unnamedGaps).map { gap in
      let stops = reach.stops(touchedBy: gap)
      let decides = gap.effect == .content || reach.isSilenced(by: gap)
      return Cost(gap: gap, touchesSpeech: stops > 0 || decides, stops: stops)
    }
    link(SpokenWords.causes(announcements, screen.shown.unknownWords), of: screen, to: &costs)
    return costs
  }

  /// What is heard in guillemets has a cause, also where the tree that was walked doesn't show it: a
  /// value that was made into a text on the way.
  private static func link(
    _ heard: [(cause: String, stops: Int)], of screen: ResolvedScreen, to costs: inout [Cost]
  ) {
    for (cause, stops) in heard {
      guard !costs.contains(where: { $0.gap.cause == cause && $0.touchesSpeech }) else { continue }
      if let index = costs.firstIndex(where: { $0.gap.cause == cause }) {
        costs[index].touchesSpeech = true
        costs[index].stops = stops
      } else {
        let notice = Notice(
          .warning, .unknownValue, at: screen.shown.root.source, "'\(cause)' is not known here")
        costs.append(
          Cost(
            gap: Gap(notice: notice, cause: cause, effect: .value), touchesSpeech: true, stops: stops))
      }
    }
  }

  /// - Parameters:
  ///   - announcements: what is said of each stop.
  ///   - unknownWords: what of it stands in the place of values.
  init(costs: [Cost], announcements: [String], unknownWords: UnknownWords) {
    self.costs = costs
    stops = announcements.count
    let counted = SpokenWords.count(announcements, unknownWords)
    words = counted.all
    self.unknownWords = counted.unknown
    if announcements.isEmpty {
      understanding = .noTranscript
    } else if costs.contains(where: \.touchesSpeech) || counted.unknown > 0 {
      understanding = .spokenGaps
    } else {
      understanding = costs.isEmpty ? .whole : .silentGaps
    }
  }
}

/// Counts words, and those that are source text in the place of a value.
enum SpokenWords {
  /// What is missing behind the source texts that are heard, and at how many stops.
  static func causes(_ announcements: [String], _ words: UnknownWords) -> [(cause: String, stops: Int)] {
    var causes: [(cause: String, stops: Int)] = []
    for announcement in announcements {
      var seen: Set<String> = []
      for cause in words.causes(in: announcement) where seen.insert(cause).inserted {
        if let index = causes.firstIndex(where: { $0.cause == cause }) {
          causes[index].stops += 1
        } else {
          causes.append((cause, 1))
        }
      }
    }
    return causes
  }

  static func count(_ announcements: [String], _ words: UnknownWords) -> (all: Int, unknown: Int) {
    let counts = announcements.map { announcement in
      let source = words.parts(of: announcement).reduce(0) { sum, part in
        if case .source(let text, _) = part { return sum + count(text) }
        return sum
      }
      return (all: count(announcement), unknown: source)
    }
    return (counts.reduce(0) { $0 + $1.all }, counts.reduce(0) { $0 + $1.unknown })
  }

  private static func count(_ text: String) -> Int {
    var all = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        isInWord = false
      } else if !isInWord {
        all += 1
        isInWord = true
      }
    }
    return all
  }

  /// The white space of Unicode, by number: a look at every scalar's properties is what would cost.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }
}
