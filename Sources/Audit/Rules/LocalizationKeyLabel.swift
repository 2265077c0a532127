import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let localizationKeyLabel = AuditRule(
    RuleDocumentation(
      id: "localization-key-label", title: "Label that is a localisation key", severity: .warning,
      criteria: [.nameRoleValue, .languageOfPage],
      what: """
        What is spoken is the key of a text, not the text: no catalog has a translation for it.
        """,
      who: """
        Everybody gets it, but who sees the screen can guess from what is around. Who listens \
        hears "settings dot alarm dot title".
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the element.",
        "A key with dots or underscores is spoken.",
      ],
      swiftUI: """
        Add the key to the string catalog of the target, or name the table and bundle that hold \
        it: `Text("alarm.title", tableName: "Alarm", bundle: .module)`.
        """,
      uiKit: """
        `NSLocalizedString` gives the key back where no `.strings` file has it: check the \
        table's name and that the file belongs to the target.
        """,
      reactNative: """
        The translation function gives the key back where the language's file lacks it.
        """,
      bad: LocalizationKeyLabel.bad, good: LocalizationKeyLabel.good),
    LocalizationKeyLabel.violations)
}

/// A whole label of the shape of a key: `settings.alarm.title`, `ALARM_TITLE`.
enum LocalizationKeyLabel {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard let label = element.label?.string, isWritten(index, screen) else { return nil }
      let parts = label.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
      guard let key = parts.first(where: isKey) else { return nil }
      return Violation(
        "\"\(key)\" looks like the key of a text that no catalog has.", at: screen.location(index),
        element: index, subject: key)
    }
  }

  /// Names of images are another matter.
  private static func isWritten(_ element: Int, _ screen: AuditedScreen) -> Bool {
    guard let view = screen.view(ofElement: element) else { return true }
    return !screen.views.inside(view).contains { index in
      if case .view("Image") = screen.views.entries[index].node.kind { return true }
      return false
    }
  }

  private static func isKey(_ text: String) -> Bool {
    !FileNameLabel.hasPictureSuffix(text) && (isDotted(text) || isShouted(text))
  }

  private static let topLevels: Set<String> = [
    "com", "org", "net", "io", "app", "dev", "co", "de", "uk", "me", "social", "online", "edu",
    "gov", "fr", "jp", "eu", "xyz", "tv", "fm", "gg", "ai", "local", "ch", "nl", "se",
  ]

  /// At least three parts of small ASCII letters, digits and underscores, none of them a domain.
  private static func isDotted(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ isPart($0) }), let last = parts.last,
      let first = parts.first
    else { return false }
    guard !topLevels.contains(String(last)), !topLevels.contains(String(first)) else { return false }
    // Two parts may as well be a file or a member: a key of two has a word with a hyphen or more.
    return parts.count >= 3 || parts.contains { $0.contains("_") || $0.contains("-") }
  }

  private static func isPart(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, (0x61...0x7a).contains(first) else { return false }
    return part.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte) || (0x30...0x39).contains(byte)
        || byte == 0x5f || byte == 0x2d
    }
  }

  /// `ALARM_SETTINGS_TITLE`
  private static func isShouted(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count >= 2, text.utf8.count >= 6 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { (0x41...0x5a).contains($0) || (0x30...0x39).contains($0) }
    } && text.contains(where: \.isLetter)
  }
}

extension LocalizationKeyLabel {
  static let bad = [
    RuleExample(
      "A key without a text",
      """
      struct Alarm: View {
        var body: some View { Button("settings.alarm.title") { print("alarm") } }
      }
      """),
    RuleExample(
      "A key in capitals",
      """
      struct Alarm: View {
        var body: some View { Text("ALARM_SETTINGS_TITLE") }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "A text",
      """
      struct Alarm: View {
        var body: some View { Button("Alarm settings") { print("alarm") } }
      }
      """),
    RuleExample(
      "Addresses, versions and file names are texts",
      """
      struct About: View {
        var body: some View {
          VStack {
            Text("harbour.example.org")
            Text("2.14.1")
            Text("chart.pdf")
            Text(verbatim: "com.example.tides")
          }
        }
      }
      """),
  ]
}
