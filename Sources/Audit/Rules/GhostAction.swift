import EarshotAccessibilityTree
import EarshotOtherTechnologies
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let ghostAction = AuditRule(
    RuleDocumentation(
      id: "ghost-action", title: "Name whose tap does nothing", severity: .warning,
      criteria: [.keyboard, .nameRoleValue],
      what: """
        An element is called a button, but it has no default action, and nothing that takes a \
        tap lies at its activation point. What it can do is only in its list of actions.
        """,
      who: """
        People who use Voice Control see its name, say "tap", and nothing happens: they would \
        have to know to say "show actions for". The keyboard's Space and a double tap of \
        VoiceOver do nothing, either.
        """,
      confirm: [
        "Turn on Voice Control and say \"Show names\".",
        "Say \"Tap\" and the name of the element. Nothing happens.",
        "Say \"Show actions for\" and the name: the actions are there.",
      ],
      swiftUI: """
        Combine the texts only and leave the buttons their own stops:

            VStack {
              VStack { title; details }.accessibilityElement(children: .combine)
              button
            }

        or give the group the action that its name promises: `.accessibilityAction { open() }` \
        and `.accessibilityActivationPoint(…)` on the button.
        """,
      uiKit: """
        Set `accessibilityActivationPoint` to the centre of the main button, and override \
        `accessibilityActivate()`.
        """,
      reactNative: """
        Give the container an `onPress`, or leave `accessible` out so that the buttons are \
        reached by themselves.
        """,
      bad: GhostAction.bad, good: GhostAction.good),
    GhostAction.violations)
}

/// A target whose tap lands on nothing.
enum GhostAction {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard element.canBeUsed, element.defaultAction == nil, !element.actions.isEmpty,
        element.traits.containsAny(of: [.button, .link]),
        let point = element.activationPoint ?? element.frame?.center,
        screen.screen.touchTarget(at: point) == .nothing
      else { return nil }
      let name = element.shownName ?? screen.called(index)
      let actions = element.actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
      return Violation(
        "\"Tap \(name)\" does nothing: its actions (\(actions)) are in the list of actions alone.",
        at: screen.location(index), element: index, subject: name)
    }
  }
}

extension GhostAction {
  static let bad = [
    RuleExample(
      "Two buttons in one stop",
      """
      struct Notice: View {
        var body: some View {
          VStack {
            Text("Storm expected")
            Text("Gusts up to nine. Boats at the outer pier move to the basin before six.")
            HStack { Button("Details") { print("details") }; Spacer(); Button("Close") { print("closed") } }
          }
          .accessibilityElement(children: .combine)
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "Texts combined, buttons apart",
      """
      struct Notice: View {
        var body: some View {
          VStack {
            VStack {
              Text("Storm expected")
              Text("Gusts up to nine. Boats at the outer pier move to the basin before six.")
            }
            .accessibilityElement(children: .combine)
            HStack { Button("Details") { print("details") }; Spacer(); Button("Close") { print("closed") } }
          }
        }
      }
      """),
    RuleExample(
      "The stop does what its name says, and the tap goes to the button",
      """
      struct Notice: View {
        var body: some View {
          VStack {
            Text("Storm expected")
            Button("Details") { print("details") }
            Button("Close") { print("closed") }
          }
          .accessibilityElement(children: .combine)
          .accessibilityAction { print("details") }
        }
      }
      """),
  ]
}
