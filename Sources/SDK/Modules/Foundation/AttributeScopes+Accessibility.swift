// Foundation: the attributes that assistive technologies read. Apple's Accessibility framework declares them for
// all who see SwiftUI or UIKit.

extension AttributeScopes {
  var accessibility: AttributeScopes.AccessibilityAttributes.Type { get }
  struct AccessibilityAttributes: AttributeScope {
    typealias DecodingConfiguration = AttributeScopeCodableConfiguration
    typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    let accessibilitySpeechAdjustedPitch: AttributeScopes.AccessibilityAttributes.SpeechAdjustedPitchAttribute
    let accessibilitySpeechAnnouncementPriority:
      AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
    let accessibilitySpeechAnnouncementsQueued:
      AttributeScopes.AccessibilityAttributes.SpeechAnnouncementsQueuedAttribute
    let accessibilitySpeechIncludesPunctuation:
      AttributeScopes.AccessibilityAttributes.SpeechIncludesPunctuationAttribute
    let accessibilitySpeechPhoneticNotation:
      AttributeScopes.AccessibilityAttributes.SpeechPhoneticNotationAttribute
    let accessibilitySpeechSpellsOutCharacters:
      AttributeScopes.AccessibilityAttributes.SpeechSpellsOutCharactersAttribute
    let accessibilityHeadingLevel: AttributeScopes.AccessibilityAttributes.HeadingLevelAttribute
    let accessibilityTextCustom: AttributeScopes.AccessibilityAttributes.TextCustomAttribute
    let accessibilityTextualContext: AttributeScopes.AccessibilityAttributes.TextualContextAttribute
  }
}

extension AttributeScopes.AccessibilityAttributes {
  enum SpeechAdjustedPitchAttribute: AttributedStringKey {
    typealias Value = Double
    static let name = "UIAccessibilitySpeechAttributePitch"
  }
  enum AnnouncementPriorityAttribute: AttributedStringKey {
    typealias Value = AnnouncementPriority
    enum AnnouncementPriority: String, Hashable, Codable, Sendable {
      case low
      case `default`
      case high
    }
    static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
  }
  enum SpeechAnnouncementsQueuedAttribute: AttributedStringKey {
    typealias Value = Bool
    static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
  }
  enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
    typealias Value = Bool
    static let name = "UIAccessibilitySpeechAttributePunctuation"
  }
  enum SpeechPhoneticNotationAttribute: AttributedStringKey {
    typealias Value = String
    static let name = "UIAccessibilitySpeechAttributeIPANotation"
  }
  enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
    typealias Value = Bool
    static let name = "UIAccessibilitySpeechAttributeSpellOut"
  }
  enum HeadingLevelAttribute: AttributedStringKey {
    typealias Value = HeadingLevel
    enum HeadingLevel: Int, Hashable, Codable, Sendable {
      case unspecified
      case h1
      case h2
      case h3
      case h4
      case h5
      case h6
    }
    static let name = "UIAccessibilityTextAttributeHeadingLevel"
  }
  enum TextCustomAttribute: AttributedStringKey {
    typealias Value = [String]
    static let name = "UIAccessibilityTextAttributeCustom"
  }
  enum TextualContextAttribute: AttributedStringKey {
    typealias Value = TextualContext
    enum TextualContext: String, Hashable, Codable, Sendable {
      case plain
      case console
      case fileSystem
      case messaging
      case narrative
      case sourceCode
      case spreadsheet
      case wordProcessing
    }
    static let name = "UIAccessibilityTextAttributeContext"
  }
}
