import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

/// Makes the parts of one utterance about one element. Each idea is an extension in `Parts`.
struct Composer {
  let element: AccessibilityElement
  /// Outermost first.
  let entering: [AccessibilityContainer]
  let announcer: Announcer

  init(
    element: AccessibilityElement, entering: [AccessibilityContainer] = [], announcer: Announcer
  ) {
    self.element = element
    self.entering = entering
    self.announcer = announcer
  }

  var settings: VoiceOverSettings { announcer.settings }
  var words: Phrases { announcer.words }
  var profile: Profile { announcer.environment.profile }
  var traits: Traits { element.traits }

  func parts(of step: ArrivalStep) -> [AnnouncementPart] {
    switch step {
    case .containers: containerParts
    case .selected: selectedPart.asList
    case .tableHeaders: tableHeaderParts
    case .label: labelParts
    case .value: valueParts
    case .tablePlace: tablePlaceParts
    case .roles: roleParts
    case .expansion: expansionPart.asList
    case .position: positionPart.asList
    case .listPlace: listPlacePart.asList
    case .importantContent: importantContentParts
    case .hint: hintParts
    case .systemHint: systemHintParts
    case .actions: actionsPart.asList
    case .moreContent: moreContentPart.asList
    }
  }
}

extension Optional where Wrapped == AnnouncementPart {
  /// The part alone, or nothing.
  var asList: [AnnouncementPart] { map { [$0] } ?? [] }
}
