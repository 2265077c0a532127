import EarshotAccessibilityTree
import EarshotLiveScreens
import EarshotReports
import EarshotTreeResolver
import EarshotVocabulary
import EarshotVoiceOver

/// The declared views of a screen, each with what became of it and why.
public struct ScreenFates: Sendable {
  /// The preview's or the view's name, a document's own name, else its file's.
  public var name: String
  /// Where the screen is declared.
  public var location: SourceLocation?
  /// `PATH:LINE NAME`, which no other screen of the input has.
  public var heading: String
  /// In the order of declaration.
  public var views: [ViewFate]
  /// In reading order, each with its frame where one is known.
  public var stops: [ScreenDrawing.Stop]
  /// The device's screen, in points.
  public var size: Size
  /// Which way texts and rows run.
  public var layoutDirection: LayoutDirection
  /// What was not understood of this screen.
  public var notices: [Notice]
  /// Those of the notices that touch nothing that is said.
  public var silentNotices: Set<Notice>
  /// How far the screen was understood.
  public var coverage: Coverage

  init(of entry: ScreenEntry, settings: VoiceOverSettings, style: SpeechStyle) {
    self.init(
      of: entry.open(isLive: false), name: entry.name, location: entry.location, settings: settings,
      style: style)
    heading = entry.heading
    coverage.read.call(heading)
  }

  /// The views of a screen as it is now.
  public init(
    of screen: ResolvedScreen, name: String, location: SourceLocation? = nil,
    settings: VoiceOverSettings = VoiceOverSettings(), style: SpeechStyle = .voiceover
  ) {
    let tree = screen.tree
    let announcer = Announcer(settings: settings, environment: tree.environment)
    let said = tree.elements.indices.map { index in
      guard style == .voiceover else { return announcer.snapshot(of: tree.elements[index]).joined }
      return announcer.joined(
        announcer.arrival(at: index, in: tree, from: index > 0 ? index - 1 : nil))
    }
    let elements = Stops(of: screen.resolution)
    self.name = name
    self.location = location
    heading = name
    views = screen.resolution.outcomes.map { outcome in
      ViewFate(of: outcome, in: tree, stops: elements) { said[$0] }
    }
    stops = zip(tree.elements, said).map { ScreenDrawing.Stop(frame: $0.frame, utterance: $1) }
    size = tree.environment.device.screen
    layoutDirection = tree.layoutDirection
    notices = screen.notices
    let gaps = ScreenGaps(of: screen) { said }
    silentNotices = gaps.silentNotices
    coverage = Coverage(of: screen, read: gaps.read(heading))
  }
}

/// What became of one declared view.
public struct ViewFate: Sendable {
  /// The kinds of fates, as the JSON names them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case stop
    case container
    case merged
    case hidden
    case replaced
    case silent
    /// It passes its children on.
    case transparent
  }

  /// The name by which people know the view: `Text`, `ProfileCard`.
  public var name: String
  /// Its first text, or an empty text.
  public var summary: String
  /// Levels of declaration above it.
  public var depth: Int
  /// Where the view is written.
  public var source: SourceLocation?
  /// What became of it.
  public var kind: Kind
  /// A sentence; nil for what needs none.
  public var reason: String?
  /// The index of the element that it is, or that says what it has to say.
  public var element: Int?
  /// What is said on arrival at it, where it is a stop.
  public var announcement: String?
  /// The kind and label of the container that it is.
  public var container: String?
  /// In points, origin top leading of the screen; nil where nothing gave one.
  public var frame: Rect?
  /// Why it is left out, which properties were derived or guessed, fields without a meaning here.
  public var notes: [String]

  init(
    of outcome: ViewOutcome, in tree: AccessibilityTree, stops: Stops,
    announcement announce: (Int) -> String
  ) {
    name = outcome.name
    summary = outcome.summary
    depth = outcome.depth
    source = outcome.source
    frame = outcome.frame
    notes = outcome.notes
    switch outcome.fate {
    case .stop(let index):
      kind = .stop
      guard tree.elements.indices.contains(index) else { return }
      element = index
      announcement = announce(index)
    case .container(let index):
      kind = .container
      guard tree.containers.indices.contains(index) else { return }
      let found = tree.containers[index]
      container = [found.kind.rawValue, found.label.map { "\"\($0.string)\"" }]
        .compactMap { $0 }.joined(separator: " ")
    case .mergedInto(let identity, let why):
      kind = .merged
      reason = why.sentence
      element = stops.element(of: identity)
    case .hidden(let why):
      kind = .hidden
      reason = why.sentence
    case .replaced(let why):
      kind = .replaced
      reason = why.sentence
    case .silent(let why):
      kind = .silent
      reason = why.sentence
    case .transparent:
      kind = .transparent
    }
  }
}

/// Which element says what a view has to say, by the view's identity.
struct Stops {
  private var elements: [Identity: Int] = [:]
  private var merged: [Identity: Identity] = [:]

  init(of resolution: Resolution) {
    for (index, element) in resolution.tree.elements.enumerated() {
      elements[element.identity] = index
    }
    for outcome in resolution.outcomes {
      switch outcome.fate {
      case .stop(let index): elements[outcome.identity] = index
      case .mergedInto(let other, _): merged[outcome.identity] = other
      default: break
      }
    }
  }

  /// Follows what is merged into what is merged; a circle ends without an answer.
  func element(of identity: Identity) -> Int? {
    var current = identity
    for _ in 0..<64 {
      if let index = elements[current] { return index }
      guard let next = merged[current] else { return nil }
      current = next
    }
    return nil
  }
}
