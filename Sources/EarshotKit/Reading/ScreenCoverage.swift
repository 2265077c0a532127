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
    public var gap: Gap
    /// Whether it stands in a stop's own ancestry or text, or decided what there is to read.
    public var touchesSpeech: Bool
    /// The stops that it touches; 0 where it took content away.
    public var stops: Int
  }

  public var understanding: Understanding
  public var costs: [Cost]
  public var stops: Int
  /// Words that are said of all stops, and those among them that are source text in guillemets.
  public var words: Int
  public var unknownWords: Int

  /// What each gap of a screen cost.
  static func costs(of screen: ResolvedScreen) -> [Cost] {
    let reach = SpeechReach(of: screen)
    return screen.shown.gaps.map { gap in
      let stops = reach.stops(touchedBy: gap)
      let decides = gap.effect == .content
      return Cost(gap: gap, touchesSpeech: stops > 0 || decides, stops: stops)
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
