import EarshotLocalization

extension RotorSetting {
  /// The name as VoiceOver speaks it when the rotor reaches the setting.
  func name(in words: Phrases) -> String {
    switch self {
    case .text(.characters): words[.rotorCharacters]
    case .text(.words): words[.rotorWords]
    case .text(.lines): words[.rotorLines]
    case .elements(let category): category.name(in: words)
    case .custom(let name): name
    case .moreContent: words[.rotorMoreContent]
    case .zoom: words[.rotorZoom]
    case .adjustValue: words[.rotorAdjustValue]
    case .audioGraph: words[.rotorAudioGraph]
    case .actions("edit"): words[.edit]
    case .actions(let category): category ?? words[.rotorActions]
    case .speech(.speechRate): words[.rotorSpeechRate]
    case .speech(.volume): words[.rotorVolume]
    case .speech(.punctuation): words[.rotorPunctuation]
    case .speech(.hints): words[.rotorHints]
    case .speech(.sounds): words[.rotorSounds]
    case .speech(.navigationStyle): words[.rotorNavigationStyle]
    case .named(.imageExplorer): words[.rotorImageExplorer]
    case .named(.directTouch): words[.rotorDirectTouch]
    case .named(.edit): words[.rotorEdit]
    case .named(.textSelection): words[.rotorTextSelection]
    case .named(.misspelledWords): words[.rotorMisspelledWords]
    case .named(.typingMode): words[.rotorTypingMode]
    }
  }
}

extension ElementCategory {
  func name(in words: Phrases) -> String {
    switch self {
    case .headings: words[.rotorHeadings]
    case .headingLevel(let level): words.fill(.rotorHeadingLevel, level)
    case .links: words[.rotorLinks]
    case .containers: words[.rotorContainers]
    case .formControls: words[.rotorFormControls]
    case .landmarks: words[.rotorLandmarks]
    case .buttons: words[.rotorButtons]
    case .textFields: words[.rotorTextFields]
    case .searchFields: words[.rotorSearchFields]
    case .images: words[.rotorImages]
    case .tables: words[.rotorTables]
    case .lists: words[.rotorLists]
    case .staticText: words[.rotorStaticText]
    case .sameItem: words[.rotorSameItem]
    case .sameHeadingLevel: words[.rotorSameHeadingLevel]
    case .verticalNavigation: words[.rotorVerticalNavigation]
    case .visitedLinks: words[.rotorVisitedLinks]
    case .nonVisitedLinks: words[.rotorNonVisitedLinks]
    case .inPageLinks: words[.rotorInPageLinks]
    }
  }

  /// One thing of the kind, as in "Heading not found" (recorded).
  func one(in words: Phrases) -> String {
    switch self {
    case .headings: words[.oneHeading]
    case .headingLevel(let level): words.fill(.rotorHeadingLevel, level)
    case .links: words[.oneLink]
    case .containers: words[.oneContainer]
    case .formControls: words[.oneFormControl]
    case .landmarks: words[.oneLandmark]
    case .buttons: words[.oneButton]
    case .textFields: words[.oneTextField]
    case .searchFields: words[.oneSearchField]
    case .images: words[.oneImage]
    case .tables: words[.oneTable]
    case .lists: words[.oneList]
    case .staticText: words[.oneStaticText]
    case .sameItem, .verticalNavigation: name(in: words)
    case .sameHeadingLevel: words[.oneHeading]
    case .visitedLinks, .nonVisitedLinks, .inPageLinks: words[.oneLink]
    }
  }
}

extension Phrases {
  /// Names of rotor settings are understood in English too, whatever the language.
  static let inEnglish = Phrases(locale: "en")
}

extension [RotorSetting] {
  /// The setting that a user means by a name: exactly, else by its beginning, ignoring case.
  func named(_ name: String, _ words: Phrases) -> RotorSetting? {
    let wanted = name.lowercased()
    let names = map { ($0, [$0.name(in: words), $0.name(in: .inEnglish)].map { $0.lowercased() }) }
    return names.first { $0.1.contains(wanted) }?.0
      ?? names.first { $0.1.contains { $0.hasPrefix(wanted) } }?.0
  }
}
