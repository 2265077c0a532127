import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

/// A role word and when it is said.
struct RoleWord: Sendable {
  let key: PhraseKey
  /// The trait that asks for it, by name.
  let trait: String
  let rule: AnnouncementRule
  let isSaid: @Sendable (Composer) -> Bool

  init(
    _ key: PhraseKey, trait: String, rule: AnnouncementRule = .role,
    when isSaid: @escaping @Sendable (Composer) -> Bool
  ) {
    self.key = key
    self.trait = trait
    self.rule = rule
    self.isSaid = isSaid
  }
}

/// What stands in the row of role words.
enum RoleStep: Sendable {
  case word(RoleWord)
  case heading
  /// On, off, mixed, or the author's value.
  case switchState
}

extension RoleStep {
  /// Role words in the order they are said: reference images of iOS 17.5 to 26.2; where pop-up
  /// button, picker item and draggable stand is from captioned recordings and Apple 2024.
  static let order: [RoleStep] = [
    .word(RoleWord(.dimmed, trait: "notEnabled", rule: .dimmed) { $0.traits.contains(.notEnabled) }),
    .word(RoleWord(.button, trait: "button") { $0.saysButton }),
    .word(
      RoleWord(.popUpButton, trait: "popUpButton", rule: .popUpButton) {
        $0.traits.contains(.popUpButton)
      }),
    .word(RoleWord(.backButton, trait: "backButton") { $0.traits.contains(.backButton) }),
    .word(
      RoleWord(.switchButton, trait: "switchButton", rule: .switchButton) { $0.saysSwitchButton }),
    .switchState,
    .word(
      RoleWord(.tab, trait: "tabBarItem") { $0.traits.contains(.tabBarItem) || $0.isInTabBar }),
    .word(
      RoleWord(.secureTextField, trait: "secureTextField") {
        $0.traits.contains([.textEntry, .secureTextField])
      }),
    .word(
      RoleWord(.textField, trait: "textEntry") {
        $0.traits.contains(.textEntry)
          && !$0.traits.containsAny(of: [.secureTextField, .searchField])
      }),
    .word(
      RoleWord(.isEditing, trait: "isEditing") { $0.traits.contains([.textEntry, .isEditing]) }),
    .heading,
    .word(RoleWord(.link, trait: "link") { $0.traits.contains(.link) }),
    .word(RoleWord(.pickerItem, trait: "pickerItem") { $0.traits.contains(.pickerItem) }),
    .word(RoleWord(.adjustable, trait: "adjustable") { $0.traits.contains(.adjustable) }),
    .word(RoleWord(.image, trait: "image") { $0.traits.contains(.image) }),
    .word(
      RoleWord(.searchField, trait: "searchField", rule: .searchField) {
        $0.traits.contains(.searchField)
      }),
    .word(RoleWord(.draggable, trait: "draggable") { $0.traits.contains(.draggable) }),
  ]
}

extension Composer {
  var roleParts: [AnnouncementPart] {
    // Most stops of a screen are plain texts: nothing to look up.
    guard traits.containsAny(of: Composer.spokenTraits) || isInTabBar else { return [] }
    var parts: [AnnouncementPart] = []
    for step in RoleStep.order {
      switch step {
      case .word(let word) where word.isSaid(self):
        parts.append(ownWords(.trait, words[word.key], word.rule, trait: word.trait))
      case .word: continue
      case .heading: headingPart.map { parts.append($0) }
      case .switchState: parts += switchStateParts
      }
    }
    return parts
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
    if traits.contains(.popUpButton), settings.menuRole == .popUp { return false }
    if traits.contains(.link), settings.linkRole == .link { return false }
    return true
  }

  /// "heading", or "heading level 2" (documented). A level without the trait is silent.
  private var headingPart: AnnouncementPart? {
    guard traits.contains(.header) else { return nil }
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
