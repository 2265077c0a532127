import EarshotLiveScreens
import EarshotSwiftUISource
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
    /// Whether it stands in a stop's own ancestry or text, or decided what there is to read.
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
      let decides = gap.effect == .content
      return Cost(gap: gap, touchesSpeech: stops > 0 || decides, stops: stops)
    }
    link(UnknownWords.causes(announcements, screen.shown.missingNames), of: screen, to: &costs)
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

  /// - Parameter announcements: what is said of each stop.
  init(costs: [Cost], announcements: [String]) {
    self.costs = costs
    stops = announcements.count
    (words, unknownWords) = SpokenWords.count(announcements)
    if announcements.isEmpty {
      understanding = .noTranscript
    } else if costs.contains(where: \.touchesSpeech) || unknownWords > 0 {
      understanding = .spokenGaps
    } else {
      understanding = costs.isEmpty ? .whole : .silentGaps
    }
  }
}

/// What is missing behind the source texts that are heard.
enum UnknownWords {
  /// - Parameter names: what is missing, by source text.
  static func causes(_ announcements: [String], _ names: [String: String]) -> [(cause: String, stops: Int)] {
    var causes: [(cause: String, stops: Int)] = []
    for announcement in announcements where announcement.utf8.contains(0xAB) {
      var seen: Set<String> = []
      for part in announcement.split(separator: "«", omittingEmptySubsequences: false).dropFirst() {
        let source = String(part.prefix { $0 != "»" })
        guard part.utf8.count > source.utf8.count, seen.insert(source).inserted else { continue }
        let cause = names[source] ?? source
        if let index = causes.firstIndex(where: { $0.cause == cause }) {
          causes[index].stops += 1
        } else {
          causes.append((cause, 1))
        }
      }
    }
    return causes
  }
}

/// Counts words, and those inside guillemets.
enum SpokenWords {
  static func count(_ announcements: [String]) -> (all: Int, unknown: Int) {
    var all = 0
    var unknown = 0
    for announcement in announcements {
      var depth = 0
      var isInWord = false
      var isUnknown = false
      for scalar in announcement.unicodeScalars {
        if isSpace(scalar) {
          if isInWord, isUnknown { unknown += 1 }
          isInWord = false
          continue
        }
        if !isInWord {
          all += 1
          isInWord = true
          isUnknown = depth > 0
        }
        if scalar == "«" {
          depth += 1
          isUnknown = true
        } else if scalar == "»" {
          depth = max(0, depth - 1)
        }
      }
      if isInWord, isUnknown { unknown += 1 }
    }
    return (all, unknown)
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
