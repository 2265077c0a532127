import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

extension Composer {
  /// SwiftUI's toggle trait is the raw switch trait.
  var isSwitch: Bool { traits.containsAny(of: [.switchButton, .toggle]) }

  /// From iOS 17 the trait alone says it; before, only together with the button trait
  /// (AccessibilitySnapshot issue 199; Apple 2023).
  var saysSwitchButton: Bool {
    guard isSwitch, settings.switchRole else { return false }
    return traits.contains(.button) || (profile >= .ios17 && settings.toggleRole == .spoken)
  }

  /// "on", "off", "mixed"; an author's value replaces the state word from iOS 17 and is silent
  /// before (reference images 16.4 and 17.5; settled). No value: no state (Apple 2023).
  var switchStateParts: [AnnouncementPart] {
    guard isSwitch, let value = element.value, !value.isEmpty else { return [] }
    if let key = Composer.switchStates[value.string] {
      return [ownWords(.state, words[key], .switchState, trait: "switchButton")]
    }
    guard profile >= .ios17 else { return [] }
    return appText(.value, value, .switchValue, of: .value)
  }

  private static let switchStates: [String: PhraseKey] = ["1": .on, "0": .off, "2": .mixed]
}
