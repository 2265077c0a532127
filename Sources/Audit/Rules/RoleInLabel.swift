import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let roleInLabel = AuditRule(
    RuleDocumentation(
      id: "role-in-label", title: "Role said twice", severity: .warning,
      criteria: [.nameRoleValue],
      what: """
        The label ends with the word that the element's trait adds anyway: "Save button, \
        button".
        """,
      who: """
        People who use VoiceOver hear it twice, on every visit; people who use Voice Control \
        have to say a word that is not on the screen.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the element.",
        "The role is spoken twice.",
      ],
      swiftUI: """
        Leave the role out of the label: `.accessibilityLabel("Save")`.
        """,
      uiKit: """
        Leave the role out of `accessibilityLabel`; the trait says it.
        """,
      reactNative: """
        Leave the role out of `accessibilityLabel`; `accessibilityRole` says it.
        """,
      bad: RoleInLabel.bad, good: RoleInLabel.good),
    RoleInLabel.violations)
}

/// A label whose last word is a role that is spoken after it, or that begins with "Image of".
enum RoleInLabel {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      guard let label = screen.tree.elements[index].label?.string, screen.isKnown(label) else {
        return nil
      }
      let words = KnownText.words(label)
      guard words.count > 1 else { return nil }
      if let found = pictureOfSomething(index, label, words, screen) { return found }
      let roles = screen.announcements[index].parts.filter { $0.role == .trait }.map(\.text)
      guard let role = roles.first(where: { endsWith(KnownText.words($0), words) }) else { return nil }
      return Violation(
        "\(screen.called(index)) says \"\(role)\" itself, and the trait says it again.",
        at: screen.origin(.label, of: index)?.source ?? screen.location(index), element: index,
        subject: label, repair: repair(index, without: role, screen))
    }
  }

  /// "Image of a boat, image": the beginnings that say it, in English.
  private static func pictureOfSomething(
    _ index: Int, _ label: String, _ words: [String], _ screen: AuditedScreen
  ) -> Violation? {
    guard screen.tree.elements[index].traits.contains(.image), words.count > 2,
      ["image", "picture", "icon"].contains(words[0]), words[1] == "of"
    else { return nil }
    return Violation(
      "\(screen.called(index)) says \"\(words[0])\" itself, and the trait says it again.",
      at: screen.origin(.label, of: index)?.source ?? screen.location(index), element: index,
      subject: label)
  }

  private static func endsWith(_ role: [String], _ words: [String]) -> Bool {
    !role.isEmpty && words.count > role.count && Array(words.suffix(role.count)) == role
  }

  /// The label without its last words.
  private static func repair(
    _ element: Int, without role: String, _ screen: AuditedScreen
  ) -> Repair? {
    guard let view = screen.view(ofElement: element),
      let label = screen.tree.elements[element].label?.string, label.count > role.count
    else { return nil }
    var short = label.dropLast(role.count)
    while let last = short.last, !last.isLetter, !last.isNumber { short = short.dropLast() }
    guard !short.isEmpty else { return nil }
    let modifier = Modifier("accessibilityLabel", [Argument(nil, .text(TextContent(String(short))))])
    return Repair(
      screen.views.entries[view].node.identity, adds: [modifier],
      code: ".accessibilityLabel(\"\(short)\")")
  }
}

extension RoleInLabel {
  static let bad = [
    RuleExample(
      "Image of a boat, image",
      """
      struct Boat: View {
        var body: some View { Image("heron").accessibilityLabel("Image of a boat at anchor") }
      }
      """),
    RuleExample(
      "Save button, button",
      """
      struct Save: View {
        var body: some View {
          Button { print("saved") } label: { Image(systemName: "checkmark") }
            .accessibilityLabel("Save button")
        }
      }
      """),
    RuleExample(
      "In German",
      """
      struct Save: View {
        var body: some View { Button("Speichern Taste") { print("gesichert") } }
      }
      """, locale: "de"),
  ]

  static let good = [
    RuleExample(
      "The trait says it",
      """
      struct Save: View {
        var body: some View {
          Button { print("saved") } label: { Image(systemName: "checkmark") }.accessibilityLabel("Save")
        }
      }
      """),
    RuleExample(
      "Words that only begin alike",
      """
      struct Sewing: View {
        var body: some View {
          VStack { Button("Buttons") { print("sewing") }; Text("Choose a button") }
        }
      }
      """),
    RuleExample(
      "The role's word is all there is to say",
      """
      struct Link: View {
        var body: some View { Button("Copy link") { print("copied") } }
      }
      """),
  ]
}
