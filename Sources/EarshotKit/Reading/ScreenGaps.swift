import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary

/// What was not understood of a screen and what it cost, worked out once for all who ask.
struct ScreenGaps {
  /// Each gap with what it cost, in the order of the source.
  private(set) var costs: [ScreenCoverage.Cost] = []
  /// How many stops are said.
  private var stops = 0
  /// Whether nothing but what stands for unknown values is said.
  private var saysOnlyUnknown = false
  /// Whether assistive technologies find anything on it.
  private var hasElements = true
  /// Why there is no stop, where that is known.
  private var silence: String?

  /// Of a screen of which nothing is missing.
  init() {}

  /// - Parameters:
  ///   - costs: what each gap cost, where that is known already.
  ///   - announcements: what is said of each stop; asked for only where something was not understood.
  init(
    of screen: ResolvedScreen, costs known: [ScreenCoverage.Cost]? = nil, announcements: () -> [String]
  ) {
    guard ScreenGaps.mayBe(on: screen) else { return }
    let words = screen.shown.unknownWords
    let announcements = announcements()
    costs = known ?? ScreenCoverage.costs(of: screen, announcements: announcements)
    stops = announcements.count
    saysOnlyUnknown = !announcements.isEmpty && announcements.allSatisfy(words.fill)
    hasElements = !screen.tree.elements.isEmpty
    silence = SilenceReason.of(screen)
  }

  /// Whether something was not understood, which is to be weighed.
  static func mayBe(on screen: ResolvedScreen) -> Bool {
    !screen.shown.gaps.isEmpty || !screen.shown.unknownWords.missingNames.isEmpty
  }

  /// Those of the screen's notices that touch nothing that is said.
  var silentNotices: Set<Notice> { SilentNotices.among(costs, stops: stops) }

  /// How far the screen was read.
  func read(_ heading: String) -> ScreensRead {
    let extent = extent
    let cause = extent == .whole ? nil : cause
    return ScreensRead([ScreensRead.Screen(heading: heading, extent: extent, cause: cause)])
  }

  private var extent: ScreensRead.Extent {
    if saysOnlyUnknown { return .notAtAll }
    if stops == 0 {
      let isHarmless = costs.allSatisfy { $0.gap.effect <= .action && !$0.touchesSpeech }
      // A technology other than VoiceOver may have nothing to do on a screen that was read.
      return isHarmless ? .whole : hasElements ? .inPart : .notAtAll
    }
    let silent = silentNotices
    return costs.allSatisfy { silent.contains($0.gap.notice) } ? .whole : .inPart
  }

  private var cause: String? {
    let costliest = costs.first(where: \.touchesSpeech) ?? costs.first { $0.gap.effect > .action }
    return silence ?? costliest?.gap.notice.message
  }
}
