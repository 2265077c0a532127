import EarshotAccessibilityTree
import EarshotLocalization
import EarshotVocabulary

/// What the rotor offers where the cursor is.
///
/// Text units are always there; what looks for elements is offered where the screen has them;
/// the app's rotors, More Content, Zoom, Adjust Value and Actions come with an element (spec
/// voiceover.md b). The dial is circular.
extension NavigatorState {
  /// The setting that swipes up and down obey.
  var rotorInForce: RotorSetting {
    if let automatic = rotor.automatic { return automatic }
    if let chosen = rotor.chosen, offersHere(chosen) { return chosen }
    return rotor.own
  }

  /// All positions of the dial, in its order.
  mutating func dial() -> [RotorSetting] {
    var dial: [RotorSetting] = [.text(.characters), .text(.words)]
    if TextUnit.lines.units(of: textOfFocus).count > 1 { dial.append(.text(.lines)) }
    for category in ElementCategory.offered where hasMatches(category) {
      dial.append(.elements(category))
    }
    dial += settingsOfElement
    dial += SpeechControl.offered.map(RotorSetting.speech)
    // What the user stands on stays on the dial where the screen has nothing of it.
    let current = rotorInForce
    if !dial.contains(current) { dial.insert(current, at: placeOnDial(of: current, dial)) }
    return dial
  }

  /// The settings that come with the focused element.
  private var settingsOfElement: [RotorSetting] {
    guard let element = focused else { return [] }
    var settings: [RotorSetting] = appRotors.filter { $0.systemRotor == nil }.map { .custom($0.name) }
    settings = settings.uniqued()
    if !element.customContent.isEmpty { settings.append(.moreContent) }
    if element.traits.contains(.supportsZoom) || element.zoomHandler != nil { settings.append(.zoom) }
    if element.isAdjustable { settings.append(.adjustValue) }
    if element.hasAudioGraph { settings.append(.audioGraph) }
    settings += element.actionRotors
    settings += namedSettings(of: element, beside: settings)
    return settings
  }

  private func namedSettings(
    of element: AccessibilityElement, beside others: [RotorSetting]
  ) -> [RotorSetting] {
    var named: [RotorSetting.Named] = []
    if element.traits.contains(.image) { named.append(.imageExplorer) }
    if element.traits.contains(.allowsDirectInteraction), settings.directTouch {
      named.append(.directTouch)
    }
    if element.traits.contains([.textEntry, .isEditing]) {
      // The app's own actions for text take the place of the system's.
      if !others.contains(.actions(category: "edit")) { named.append(.edit) }
      named += [.textSelection, .misspelledWords, .typingMode]
    }
    return named.map(RotorSetting.named)
  }

  /// Whether a setting that comes with an element comes with the focused one.
  func offersHere(_ setting: RotorSetting) -> Bool {
    switch setting {
    case .text, .elements, .speech: true
    case .custom(let name): appRotors.contains { $0.systemRotor == nil && $0.name == name }
    default: settingsOfElement.contains(setting)
    }
  }

  /// The app's rotors for where the cursor is: the element's, then those of the containers
  /// around it.
  var appRotors: [Rotor] {
    guard let element = focused else { return [] }
    return (element.rotors + containerChain.flatMap(\.rotors)).map(named)
  }

  /// The system's rotors that VoiceOver itself finds nothing for, such as Bold Text, are on the
  /// dial by their name where the app fills them.
  private func named(_ rotor: Rotor) -> Rotor {
    let names: [String: PhraseKey] = [
      "boldText": .rotorBoldText, "italicText": .rotorItalicText,
      "underlineText": .rotorUnderlinedText, "misspelledWords": .rotorMisspelledWords,
      "visitedLinks": .rotorVisitedLinks,
    ]
    guard let key = rotor.systemRotor.flatMap({ names[$0] }) else { return rotor }
    return Rotor(name: words[key], entries: rotor.entries)
  }

  private mutating func hasMatches(_ category: ElementCategory) -> Bool {
    if let rotor = appRotors.first(where: { $0.systemRotor == category.systemRotor }) {
      return !rotor.entries.isEmpty
    }
    return !index.matches(of: category).isEmpty
  }

  /// Behind the last position on the dial that stands before it in the order of all settings.
  private func placeOnDial(of setting: RotorSetting, _ dial: [RotorSetting]) -> Int {
    let order = RotorSetting.universal
    guard let rank = order.firstIndex(of: setting) else { return dial.count }
    let before = dial.lastIndex { other in
      order.firstIndex(of: other).map { $0 < rank } ?? false
    }
    return before.map { $0 + 1 } ?? 0
  }

  /// What an element puts in force when the cursor comes to it: an adjustable one Adjust Value,
  /// one with actions Actions (settled, "Rotor at start").
  mutating func chooseRotorForFocus() {
    guard !rotor.isHeld else { return }
    guard let element = focused else {
      rotor.automatic = nil
      return
    }
    let actions = settings.rotorActions ? element.actionRotors.first : nil
    rotor.automatic = element.isAdjustable ? .adjustValue : actions
  }
}

extension RotorSetting {
  /// The setting of that name, wherever it may be in force: VoiceOver's own, else a rotor of
  /// the app.
  static func named(_ name: String, _ words: Phrases) -> RotorSetting {
    let own =
      universal + [.actions, .moreContent, .adjustValue, .zoom, .audioGraph]
      + Named.allCases.map(RotorSetting.named)
    return own.named(name, words) ?? .custom(name)
  }
}

extension AccessibilityElement {
  /// Whether swipes up and down change its value.
  var isAdjustable: Bool {
    traits.contains(.adjustable) || increment != nil || decrement != nil
  }

  /// Actions where there are any without a category, then a rotor for each category.
  var actionRotors: [RotorSetting] {
    var rotors: [RotorSetting] = []
    if actions.contains(where: { $0.category == nil }) { rotors.append(.actions) }
    rotors += actions.lazy.compactMap(\.category).map { RotorSetting.actions(category: $0) }
    return rotors.uniqued()
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
