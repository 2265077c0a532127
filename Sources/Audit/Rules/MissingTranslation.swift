import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let missingTranslation = AuditRule(
    RuleDocumentation(
      id: "missing-translation", title: "Text without a translation", severity: .warning,
      criteria: [.languageOfPage],
      what: """
        A text of the screen is in none of the catalogs for the language that the screen is read \
        in.
        """,
      who: """
        VoiceOver speaks the foreign words with the voice of the user's language, which is hard \
        to follow or not to be understood at all.
        """,
      confirm: [
        "Set the device to the language and turn on VoiceOver.",
        "The element is read in another language than the rest.",
      ],
      swiftUI: """
        Add the translation to the string catalog. Texts that stay in another language on \
        purpose say so: `.accessibilityLabel(Text("Ahoy").languageTag)`; `.typesettingLanguage` \
        does not change the voice.
        """,
      uiKit: """
        Add the translation to the language's `.strings` or string catalog; set \
        `accessibilityLanguage` where the foreign words are meant.
        """,
      reactNative: """
        Add the translation to the language's file; set `accessibilityLanguage` where the \
        foreign words are meant.
        """,
      bad: MissingTranslation.bad, good: MissingTranslation.good),
    MissingTranslation.violations)
}

/// What the catalogs were asked for and did not have.
enum MissingTranslation {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.screen.notices.filter { $0.kind == .missingTranslation }.map { notice in
      Violation(
        notice.message.prefix(1).uppercased() + notice.message.dropFirst() + ".",
        at: notice.location, subject: notice.message)
    }
  }
}

extension MissingTranslation {
  static let bad: [RuleExample] = []

  static let good: [RuleExample] = []
}
