import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let duplicateActionNames = AuditRule(
    RuleDocumentation(
      id: "duplicate-action-names", title: "Actions with the same name", severity: .warning,
      criteria: [.nameRoleValue],
      what: """
        Two actions of one element have the same name.
        """,
      who: """
        People who use VoiceOver, Voice Control or a switch choose actions by name and can't \
        tell these apart.
        """,
      confirm: [
        "Turn on VoiceOver, move to the element, and turn the rotor to Actions.",
        "Swipe down: the same name comes twice.",
      ],
      swiftUI: """
        Name each action by what it does: `.accessibilityAction(named: "Delete draft")`. \
        Combined buttons give their labels as names: label them.
        """,
      uiKit: """
        Give each `UIAccessibilityCustomAction` a name of its own.
        """,
      reactNative: """
        Give each entry of `accessibilityActions` a label of its own.
        """,
      bad: DuplicateActionNames.bad, good: DuplicateActionNames.good),
    DuplicateActionNames.violations)
}

/// The same name twice in one list of actions.
enum DuplicateActionNames {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      var seen: Set<String> = []
      guard
        let twice = element.actions.first(where: { action in
          screen.isKnown(action.name) && !seen.insert(KnownText.normal(action.name)).inserted
        })
      else { return nil }
      return Violation(
        "\(screen.called(index)) has two actions of the name \"\(twice.name)\".",
        at: twice.source ?? screen.location(index), element: index, subject: twice.name)
    }
  }
}

extension DuplicateActionNames {
  static let bad = [
    RuleExample(
      "Delete and Delete",
      """
      struct Row: View {
        var body: some View {
          Text("Low tide at noon")
            .accessibilityAction(named: "Delete") { print("draft") }
            .accessibilityAction(named: "Delete") { print("copy") }
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "Names that differ",
      """
      struct Row: View {
        var body: some View {
          Text("Low tide at noon")
            .accessibilityAction(named: "Delete draft") { print("draft") }
            .accessibilityAction(named: "Delete copy") { print("copy") }
        }
      }
      """)
  ]
}
