import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLiveScreens
import EarshotVocabulary
import EarshotVoiceOver

/// What is said at every stop of a screen, and nothing besides: all that plain text shows.
///
/// A reading keeps everything that iOS reports of a stop; for hundreds of thousands of stops that
/// is too much to keep without need.
public struct ScreenUtterances: Sendable {
  /// The preview's or the view's name, a document's own name, else its file's.
  public var name: String
  /// `PATH:LINE NAME`, which no other screen of the input has.
  public var heading: String
  /// What was not understood of this screen.
  public var notices: [Notice]
  /// Those of the notices that touch nothing that is said.
  public var silentNotices: Set<Notice>
  /// How far the screen was understood.
  public var coverage: Coverage
  /// Why there is no stop, where there is none and the reason is known.
  public var silenceReason: String?
  /// In the order of right swipes from the first.
  public var texts: [String]

  /// Stops read by one thread at a time: below it, threads cost more than they save.
  private static let share = 2_000

  init(of entry: ScreenEntry, settings: VoiceOverSettings, options: ReadingOptions) {
    let screen = entry.open(isLive: false)
    name = entry.name
    heading = entry.heading
    notices = screen.notices
    silenceReason = SilenceReason.of(screen)
    let texts = ScreenUtterances.texts(of: screen.tree, settings: settings, options: options)
    let gaps = ScreenGaps(of: screen) { texts }
    silentNotices = gaps.silentNotices
    coverage = Coverage(of: screen, read: gaps.read(entry.heading))
    self.texts = texts
  }

  static func texts(
    of tree: AccessibilityTree, settings: VoiceOverSettings, options: ReadingOptions
  ) -> [String] {
    let announcer = Announcer(
      settings: settings, environment: tree.environment, isCaptionOnly: true)
    if let names = TechnologyNames.of(tree, options.technology) {
      return names.map { announcer.joined(Announcement([AnnouncementPart(.system, $0.shown)])) }
    }
    let style = options.style
    return LargeStack.map(tree.elements.count, share: share) { index in
      switch style {
      case .voiceover:
        announcer.joined(
          announcer.arrival(at: index, in: tree, from: index > 0 ? index - 1 : nil))
      case .snapshot: announcer.snapshot(of: tree.elements[index]).joined
      }
    }
  }
}

extension OpenedInput {
  /// What is said at every stop of every screen, several screens at a time.
  public func utterances(_ options: ReadingOptions = ReadingOptions()) -> [ScreenUtterances] {
    map(options) { ScreenUtterances(of: $0, settings: $1, options: $2) }
  }
}
