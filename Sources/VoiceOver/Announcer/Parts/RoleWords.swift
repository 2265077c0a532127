import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

/// A role word, the trait that asks for it, and the rule.
struct RoleWord {
  let key: PhraseKey
  let trait: String
  let rule: AnnouncementRule

  init(_ key: PhraseKey, trait: String, rule: AnnouncementRule = .role) {
    self.key = key
    self.trait = trait
    self.rule = rule
  }
}

/// What stands in the row of role words, in the order it is said: reference images of iOS 17.5 to
/// 26.2; where pop-up button, picker item and draggable stand is from captioned recordings and
/// Apple 2024.
enum RoleStep: CaseIterable {
  case dimmed
  case button
  case popUpButton
  case backButton
  case switchButton
  /// On, off, mixed, or the author's value.
  case switchState
  case tab
  case secureTextField
  case textField
  case isEditing
  case heading
  case link
  case pickerItem
  case adjustable
  case image
  case searchField
  case draggable

  /// nil: more than a word, or other words by circumstance.
  var word: RoleWord? {
    switch self {
    case .dimmed: RoleWord(.dimmed, trait: "notEnabled", rule: .dimmed)
    case .button: RoleWord(.button, trait: "button")
    case .popUpButton: RoleWord(.popUpButton, trait: "popUpButton", rule: .popUpButton)
    case .backButton: RoleWord(.backButton, trait: "backButton")
    case .switchButton: RoleWord(.switchButton, trait: "switchButton", rule: .switchButton)
    case .tab: RoleWord(.tab, trait: "tabBarItem")
    case .secureTextField: RoleWord(.secureTextField, trait: "secureTextField")
    case .textField: RoleWord(.textField, trait: "textEntry")
    case .isEditing: RoleWord(.isEditing, trait: "isEditing")
    case .link: RoleWord(.link, trait: "link")
    case .pickerItem: RoleWord(.pickerItem, trait: "pickerItem")
    case .adjustable: RoleWord(.adjustable, trait: "adjustable")
    case .image: RoleWord(.image, trait: "image")
    case .searchField: RoleWord(.searchField, trait: "searchField", rule: .searchField)
    case .draggable: RoleWord(.draggable, trait: "draggable")
    case .switchState, .heading: nil
    }
  }
}

extension Composer {
  var roleParts: [AnnouncementPart] {
    // Most stops of a screen are plain texts: nothing to look up.
    guard traits.containsAny(of: Composer.spokenTraits) || isInTabBar || !element.links.isEmpty else {
      return []
    }
    var parts: [AnnouncementPart] = []
    for step in RoleStep.allCases where isSaid(step) {
      if let word = step.word {
        parts.append(ownWords(.trait, words[word.key], word.rule, trait: word.trait))
      } else if step == .heading {
        parts.append(headingPart)
      } else {
        parts += switchStateParts
      }
    }
    return parts
  }

  private func isSaid(_ step: RoleStep) -> Bool {
    switch step {
    case .dimmed: traits.contains(.notEnabled)
    case .button: saysButton
    case .popUpButton: traits.contains(.popUpButton)
    case .backButton: traits.contains(.backButton)
    case .switchButton: saysSwitchButton
    case .switchState: traits.containsAny(of: [.switchButton, .toggle])
    case .tab: traits.contains(.tabBarItem) || isInTabBar
    case .secureTextField: traits.contains([.textEntry, .secureTextField])
    case .textField:
      traits.contains(.textEntry) && !traits.containsAny(of: [.secureTextField, .searchField])
    case .isEditing: traits.contains([.textEntry, .isEditing])
    case .heading: traits.contains(.header)
    case .link: saysLink
    case .pickerItem: traits.contains(.pickerItem)
    case .adjustable: traits.contains(.adjustable)
    case .image: traits.contains(.image)
    case .searchField: traits.contains(.searchField)
    case .draggable: traits.contains(.draggable)
    }
  }

  /// All other traits are silent: static text, plays sound, keyboard key, summary element, updates
  /// frequently, starts media session, direct interaction, page turn, zoom (reference images).
  static let spokenTraits: Traits = [
    .notEnabled, .button, .popUpButton, .backButton, .switchButton, .toggle, .tabBarItem,
    .textEntry, .header, .link, .pickerItem, .adjustable, .image, .searchField, .draggable,
  ]

  /// "Button" is not said beside a more telling word (reference images), nor for a menu or, where
  /// the settings ask for that, a link.
  var saysButton: Bool {
    guard traits.contains(.button), !isSwitch, !isInTabBar,
      !traits.containsAny(of: [.keyboardKey, .tabBarItem, .backButton])
    else { return false }
    if traits.contains(.popUpButton), !saysButtonOfPopUp { return false }
    if traits.contains(.link), settings.linkRole == .link { return false }
    return true
  }

  private var saysButtonOfPopUp: Bool {
    switch settings.menuRole {
    case .popUp: false
    case .both: true
    case .automatic: element.isMenu
    }
  }

  /// A text with links inside says so where the setting `embedded-links` wants words for it.
  var saysLink: Bool {
    guard traits.contains(.staticText), !element.links.isEmpty else { return traits.contains(.link) }
    return settings.embeddedLinks == .on
  }

  /// "heading", or "heading level 2" (documented). A level without the trait is silent.
  private var headingPart: AnnouncementPart {
    guard let level = element.headingLevel, (1...6).contains(level) else {
      return ownWords(.trait, words[.heading], .role, trait: "header")
    }
    return ownWords(.trait, words.fill(.headingLevel, level), .headingLevel, trait: "header")
  }

  /// Whether the container makes the element a tab.
  var isInTabBar: Bool {
    switch element.context {
    case .tab, .tabBarItem: true
    default: false
    }
  }
}
