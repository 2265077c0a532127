import EarshotLocalization

/// One position of the rotor: what a swipe up or down does (spec voiceover.md b).
enum RotorSetting: Hashable, Sendable {
  case text(TextUnit)
  case elements(ElementCategory)
  /// A rotor of the app, by its name.
  case custom(String)
  case moreContent
  case zoom
  case adjustValue
  /// Describes or plays a chart (iOS 15+).
  case audioGraph
  /// nil: the Actions rotor; else the rotor of a category of actions (iOS 18+).
  case actions(category: String?)
  case speech(SpeechControl)
  /// On the dial by its name where a device has it; what it does needs a keyboard or a finger.
  case named(Named)

  enum Named: Hashable, Sendable, CaseIterable {
    /// On images (accessibilityupto11, day 43).
    case imageExplorer
    /// On areas that take touches themselves.
    case directTouch
    // While a text is edited.
    case edit
    case textSelection
    case misspelledWords
    case typingMode
  }

  static let actions = RotorSetting.actions(category: nil)

  /// Whether the setting makes sense everywhere, so that it can be the user's own. The others
  /// come with an element and go with it.
  var isUniversal: Bool {
    switch self {
    case .text, .elements, .speech: true
    case .custom, .moreContent, .zoom, .adjustValue, .audioGraph, .actions, .named: false
    }
  }

  /// All that a user may choose anywhere.
  static let universal: [RotorSetting] =
    TextUnit.allCases.map(RotorSetting.text) + ElementCategory.all.map(RotorSetting.elements)
    + SpeechControl.allCases.map(RotorSetting.speech)
}

/// How much of a text one swipe reads.
enum TextUnit: Hashable, Sendable, CaseIterable {
  case characters
  case words
  case lines
}

/// A setting of speech that the rotor changes.
enum SpeechControl: Hashable, Sendable, CaseIterable {
  case speechRate
  case volume
  case punctuation
  case hints
  case sounds
  case navigationStyle

  /// Those on the dial of a new iPhone; the others are there by name.
  static let offered: [SpeechControl] = [.speechRate, .volume, .punctuation, .hints]
}
