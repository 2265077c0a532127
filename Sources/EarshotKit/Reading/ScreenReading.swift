import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary
import EarshotVoiceOver

/// How screens are read.
public struct ReadingOptions: Sendable {
  /// How the parts of an announcement are joined.
  public var style = SpeechStyle.voiceover
  /// Whose stops are read: the others than VoiceOver have names in place of announcements.
  public var technology = AssistiveTechnology.voiceover

  /// As VoiceOver's captions show it, unless said otherwise.
  public init(style: SpeechStyle = .voiceover, technology: AssistiveTechnology = .voiceover) {
    self.style = style
    self.technology = technology
  }
}

/// A screen as it reads, stop by stop: contract, section 2.
public struct ScreenReading: Sendable {
  /// A container of the screen: contract, section 2.
  public struct Container: Sendable {
    /// The container's kind: `semanticGroup`, `list`, ...
    public var type: String
    /// Its label; nil where it has none.
    public var label: String?
    /// Indices into `elements`.
    public var elements: [Int]
  }

  /// The preview's or the view's name, a document's own name, else its file's.
  public var name: String
  /// Where the screen is declared.
  public var location: SourceLocation?
  /// `PATH:LINE NAME`, which no other screen of the input has.
  public var heading: String
  /// In the order of right swipes from the first.
  public var elements: [ElementReading]
  /// Containers in the order of the tree, outer ones first.
  public var containers: [Container]
  /// Right swipes that it takes from the first element to the last.
  public var swipes: Int { max(0, elements.count - 1) }
  /// What was not understood of this screen.
  public var notices: [Notice]
  /// Why there is no stop, where there is none and the reason is known.
  public var silenceReason: String?
  /// Those of the notices that touch nothing that is said.
  public var silentNotices: Set<Notice> { SilentNotices.among(gapCosts, stops: elements.count) }
  /// The spoken length of everything, where it has been asked for.
  public var seconds: Double?
  /// How far the screen was understood.
  public var coverage: Coverage
  /// What was not understood, and what each gap cost.
  var gapCosts: [ScreenCoverage.Cost] = []
  /// What is said in place of values that are not known.
  var unknownWords = UnknownWords()
  /// How far the screen was understood, and what it cost. It counts the words of all stops.
  public var understood: ScreenCoverage {
    ScreenCoverage(
      costs: gapCosts, announcements: elements.map(\.announcement), unknownWords: unknownWords)
  }

  init(of entry: ScreenEntry, settings: VoiceOverSettings, options: ReadingOptions) {
    let screen = entry.open(isLive: false)
    self.init(
      of: screen, name: entry.name, location: entry.location, settings: settings,
      options: options)
    heading = entry.heading
    coverage.read.call(heading)
  }

  /// Reads a screen as it is now.
  public init(
    of screen: ResolvedScreen, name: String, location: SourceLocation? = nil,
    settings: VoiceOverSettings = VoiceOverSettings(), options: ReadingOptions = ReadingOptions()
  ) {
    self.init(
      of: screen.tree, name: name, location: location, notices: screen.notices, settings: settings,
      options: options)
    unknownWords = screen.shown.unknownWords
    silenceReason = SilenceReason.of(screen)
    let announcements = elements.map(\.announcement)
    gapCosts = ScreenCoverage.costs(of: screen, announcements: announcements)
    let gaps = ScreenGaps(of: screen, costs: gapCosts) { announcements }
    coverage = Coverage(of: screen, read: gaps.read(name))
  }

  /// Reads a tree, whatever screen it is of.
  init(
    of tree: AccessibilityTree, name: String, location: SourceLocation? = nil, notices: [Notice],
    settings: VoiceOverSettings, options: ReadingOptions = ReadingOptions()
  ) {
    let announcer = Announcer(settings: settings, environment: tree.environment)
    let targets = RotorTargets(of: tree)
    self.name = name
    self.location = location
    heading = name
    let names = TechnologyNames.of(tree, options.technology)
    elements = LargeStack.map(names?.count ?? tree.elements.count, share: ScreenReading.share) { place in
      let index = names?[place].element ?? place
      if let names {
        return ElementReading(
          of: tree.elements[index], announcer: announcer,
          arrival: Announcement([AnnouncementPart(.system, names[place].shown)]), targets: targets,
          style: .voiceover)
      }
      let previous = index > 0 ? index - 1 : nil
      return ElementReading(
        of: tree.elements[index], announcer: announcer,
        arrival: announcer.arrival(at: index, in: tree, from: previous), targets: targets,
        style: options.style)
    }
    let places = names.map { names in
      Dictionary(names.enumerated().map { ($0.element.element, $0.offset) }) { first, _ in first }
    }
    containers = tree.containers.map { container in
      Container(
        type: container.kind.rawValue, label: container.label?.string,
        elements: places.map { places in container.elements.compactMap { places[$0] } }
          ?? container.elements)
    }
    self.notices = notices
    coverage = Coverage()
  }
}

extension ScreenReading {
  /// Stops read by one thread at a time: below it, threads cost more than they save. What is said
  /// of one stop depends on no other having been said.
  private static let share = 2_000
}

/// One stop, with everything that iOS reports of it.
public struct ElementReading: Sendable {
  /// A rotor of the app's own with the labels of its stops.
  public struct Rotor: Sendable {
    /// As the rotor names itself.
    public var name: String
    /// The labels of what it stops at, in order.
    public var results: [String]
  }

  /// The whole utterance on arrival, its parts joined by the style.
  public var announcement: String
  /// How the announcement is pronounced.
  public var spoken: String
  /// The parts that the style joins to the announcement, with their causes.
  public var parts: [AnnouncementPart]
  /// In AccessibilitySnapshot's notation, whatever the style.
  public var snapshot: SnapshotDescription
  /// As iOS reports it; nil where there is none.
  public var label: String?
  /// Raw: "1" for a toggle that is on.
  public var value: String?
  /// As iOS reports it, whether hints are spoken or not.
  public var hint: String?
  /// All that iOS reports, silent ones too.
  public var traits: [String]
  /// What is read under More Content, in order.
  public var customContent: [CustomContent]
  /// The named actions in menu order, without the default action.
  public var actions: [String]
  /// The app's own rotors that hold on this stop.
  public var rotors: [Rotor]
  /// Names for Voice Control, best first; empty: the label.
  public var inputLabels: [String]
  /// The accessibility identifier, which is never spoken.
  public var identifier: String?
  /// A BCP 47 tag where it differs from the screen's.
  public var language: String?
  /// 1 to 6; nil where none is set.
  public var headingLevel: Int?
  /// In points, origin top leading of the screen; nil where nothing gave one.
  public var frame: Rect?
  /// Where a double tap goes, in the same coordinates.
  public var activationPoint: Point?
  /// Where the view is written.
  public var source: SourceLocation?
  /// The spoken length, where it has been asked for.
  public var seconds: Double?

  init(
    of element: AccessibilityElement, announcer: Announcer, arrival: Announcement,
    targets: RotorTargets, style: SpeechStyle
  ) {
    snapshot = announcer.snapshot(of: element)
    switch style {
    case .voiceover: announcement = announcer.joined(arrival)
    case .snapshot: announcement = snapshot.joined
    }
    spoken = arrival.spoken
    parts = arrival.parts.map { Explanation.explained($0, of: element) }
    label = element.label?.string
    value = element.value?.string
    hint = element.hint?.string
    traits = element.traits.names
    customContent = element.customContent
    actions = element.actions(in: announcer.settings.namedActionOrder).map(\.name)
    rotors = element.rotors.map { rotor in
      Rotor(name: rotor.name, results: rotor.entries.map { targets.label(of: $0) })
    }
    inputLabels = element.inputLabels
    identifier = element.identifier
    language = element.language
    headingLevel = element.headingLevel
    frame = element.frame
    activationPoint = element.activationPoint ?? element.frame?.center
    source = element.source
  }

  /// What is said on arrival, for a voice.
  public var utterance: Announcement { Announcement(parts) }
}

extension SnapshotDescription {
  /// The description, then the hint, as a legend shows them.
  var joined: String {
    guard let hint, !hint.isEmpty else { return description }
    return description.isEmpty ? hint : "\(description) \(hint)"
  }
}

/// The labels of the elements that rotor entries lead to.
struct RotorTargets {
  private var labels: [Identity: String] = [:]

  init(of tree: AccessibilityTree) {
    guard tree.elements.contains(where: { !$0.rotors.isEmpty }) else { return }
    for element in tree.elements { labels[element.identity] = element.label?.string ?? "" }
  }

  func label(of entry: EarshotAccessibilityTree.Rotor.Entry) -> String {
    entry.label ?? entry.target.flatMap { labels[$0] } ?? ""
  }
}
