import EarshotAccessibilityTree
import EarshotLiveScreens
import EarshotOtherTechnologies
import EarshotVocabulary
import EarshotVoiceOver

/// What can be done on a screen, and the way to it for each assistive technology.
public struct ScreenReach: Sendable {
  /// How somebody gets to something and does it.
  public struct Way: Hashable, Sendable {
    /// Gestures, words, keys or presses of the switch.
    public var steps: Int
    /// In a few words: "3 swipes, double-tap".
    public var text: String
  }

  /// Something that can be done: what a control or an action does.
  public struct Deed: Sendable {
    /// What the control or the action is called by itself.
    public var name: String
    /// How each technology gets there; none is there for those that can't.
    public var ways: [AssistiveTechnology: Way]
    /// The stop of VoiceOver that it is done at.
    public var element: Int?
  }

  /// Stops of the cursor, targets of the voice, of the keyboard and of the scanner.
  public private(set) var stops: [AssistiveTechnology: Int] = [:]
  /// What VoiceOver says, stop by stop.
  public private(set) var announcements: [String]
  /// Words that are heard on all stops.
  public var words: Int { announcements.reduce(0) { $0 + KnownText.words($1).count } }
  /// Right swipes from the first stop to the last.
  public var swipes: Int { max(0, announcements.count - 1) }
  /// In the order in which VoiceOver comes to them.
  public private(set) var deeds: [Deed] = []
  /// What Voice Control shows for names.
  public private(set) var names: [String] = []
  /// Names of Voice Control whose tap does nothing.
  public private(set) var ghosts: [String] = []

  private var places: [String: Int] = [:]

  /// Works out what can be done on a screen.
  public init(of screen: ResolvedScreen, settings: VoiceOverSettings = VoiceOverSettings()) {
    let audited = AuditedScreen(screen, name: screen.tree.name, settings: settings)
    announcements = audited.tree.elements.indices.map(audited.heard)
    let usable = audited.tree.usableElements
    stops = [
      .voiceover: audited.tree.elements.count, .voiceControl: usable.count,
      .fullKeyboardAccess: usable.count, .switchControl: usable.count,
    ]
    let reaching = Reaching(screen: audited)
    for index in audited.tree.elements.indices { addVoiceOver(index, reaching) }
    addVoiceControl(reaching)
    addKeyboard(usable, reaching)
    addSwitches(reaching)
  }

  /// The deed of that name, whatever its case and punctuation.
  public func deed(_ name: String) -> Deed? {
    places[KnownText.normal(name)].map { deeds[$0] }
  }

  private mutating func note(
    _ name: String, _ technology: AssistiveTechnology, _ steps: Int, _ text: String,
    element: Int? = nil
  ) {
    let key = KnownText.normal(name)
    guard !key.isEmpty else { return }
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = deeds.count
      places[key] = place
      deeds.append(Deed(name: name, ways: [:], element: element))
    }
    if let known = deeds[place].ways[technology], known.steps <= steps { return }
    deeds[place].ways[technology] = Way(steps: steps, text: text)
  }

  // MARK: VoiceOver

  private mutating func addVoiceOver(_ index: Int, _ reaching: Reaching) {
    let element = reaching.screen.tree.elements[index]
    let swipes = index == 1 ? "1 swipe" : "\(index) swipes"
    if let name = reaching.activation(of: index) {
      note(name, .voiceover, index + 1, "\(swipes), double-tap", element: index)
    }
    for (place, action) in element.actions.enumerated() {
      note(
        action.name, .voiceover, index + place + 2,
        "\(swipes), action \(place + 1) of \(element.actions.count)", element: index)
    }
    if element.increment != nil || element.decrement != nil, let name = element.shownName {
      note(name, .voiceover, index + 1, "\(swipes), swipe up or down", element: index)
    }
  }

  // MARK: Voice Control

  private mutating func addVoiceControl(_ reaching: Reaching) {
    for target in VoiceControlTargets.of(reaching.screen.tree) {
      let element = reaching.screen.tree.elements[target.element]
      let called = target.shownName ?? "\(target.number)"
      let first = target.name == nil ? "\"show numbers\", " : ""
      let extra = target.name == nil ? 1 : 0
      if let name = target.shownName { names.append(name) }
      switch reaching.tap(on: target.element) {
      case .deed(let name): note(name, .voiceControl, 1 + extra, "\(first)\"tap \(called)\"")
      // What goes up and down is called by "increment".
      case .nothing where element.increment != nil || element.decrement != nil: break
      case .nothing: if let name = target.shownName { ghosts.append(name) }
      case .unknown: break
      }
      for (place, action) in element.actions.enumerated() {
        note(
          action.name, .voiceControl, 2 + extra,
          "\(first)\"show actions for \(called)\", \"tap \(place + 1)\"")
      }
      if element.increment != nil || element.decrement != nil, let name = element.shownName {
        note(name, .voiceControl, 1 + extra, "\(first)\"increment \(called)\"")
      }
    }
  }

  // MARK: Full Keyboard Access

  private mutating func addKeyboard(_ usable: [Int], _ reaching: Reaching) {
    for (place, index) in usable.enumerated() {
      let element = reaching.screen.tree.elements[index]
      let tabs = place == 0 ? "1 tab" : "\(place + 1) tabs"
      if let name = reaching.activation(of: index) {
        note(name, .fullKeyboardAccess, place + 2, "\(tabs), space")
      }
      for (number, action) in element.actions.enumerated() {
        let arrows = number == 0 ? "" : ", \(number) down"
        note(
          action.name, .fullKeyboardAccess, place + 3 + number, "\(tabs), tab-z\(arrows), space")
      }
      if element.increment != nil || element.decrement != nil, let name = element.shownName {
        note(name, .fullKeyboardAccess, place + 2, "\(tabs), arrows")
      }
    }
  }

  // MARK: Switch Control

  private mutating func addSwitches(_ reaching: Reaching) {
    for (place, item) in ScanGroups.of(reaching.screen.tree).enumerated() {
      switch item {
      case .element(let index): addSwitches(to: index, before: place + 1, reaching)
      case .group(_, let inside):
        for (inner, index) in inside.flatMap(\.elements).enumerated() {
          // The group's own selection stands on its first item.
          addSwitches(to: index, before: place + 2 + inner, reaching)
        }
      }
    }
  }

  /// Presses to the element, one to open its menu, then to the entry and one to choose it.
  private mutating func addSwitches(to index: Int, before presses: Int, _ reaching: Reaching) {
    let element = reaching.screen.tree.elements[index]
    for (number, action) in element.actions.enumerated() {
      let steps = presses + 1 + number + 2
      note(
        action.name, .switchControl, steps,
        "\(presses == 1 ? "1 step" : "\(presses) steps"), menu, entry \(number + 1)")
    }
    let tap = element.actions.count
    if let name = reaching.activation(of: index) {
      note(
        name, .switchControl, presses + 1 + tap + 2,
        "\(presses == 1 ? "1 step" : "\(presses) steps"), menu, entry \(tap + 1)")
    }
    if element.increment != nil || element.decrement != nil, let name = element.shownName {
      note(
        name, .switchControl, presses + tap + 4,
        "\(presses == 1 ? "1 step" : "\(presses) steps"), menu, entry \(tap + 2)")
    }
  }
}
