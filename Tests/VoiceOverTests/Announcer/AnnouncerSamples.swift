import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

@testable import EarshotVoiceOver

/// What the announcer's tests make their elements with.
enum Announced {
  static func element(
    _ label: String? = nil, value: String? = nil, hint: String? = nil, _ traits: Traits = [],
    context: ElementContext? = nil
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      identity: .root, label: label.map { SpokenText($0) }, value: value.map { SpokenText($0) },
      hint: hint.map { SpokenText($0) }, traits: traits)
    element.context = context
    return element
  }

  static func announcer(
    _ profile: Profile = .default, locale: String = "en_US", settings: [String: String] = [:]
  ) throws -> Announcer {
    var chosen = VoiceOverSettings()
    for (key, value) in settings { try chosen.set(key, to: value) }
    return Announcer(
      settings: chosen, environment: ScreenEnvironment(profile: profile, locale: locale))
  }

  /// The utterance on arrival, as the caption panel shows it.
  static func caption(
    _ element: AccessibilityElement, _ profile: Profile = .default, locale: String = "en_US",
    settings: [String: String] = [:]
  ) throws -> String {
    try announcer(profile, locale: locale, settings: settings).arrival(at: element).caption
  }

  static let adjustHint = "Swipe up or down with one finger to adjust the value."
  static let toggleHint = "Double tap to toggle setting."
}
