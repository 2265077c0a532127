import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let silentStop = AuditRule(
    RuleDocumentation(
      id: "silent-stop", title: "Stop that says nothing", severity: .warning,
      criteria: [.nameRoleValue],
      what: """
        The cursor stops at an element that has neither a label, nor a value, nor a role.
        """,
      who: """
        People who use VoiceOver hear nothing and don't know whether it stopped working or the \
        screen is empty.
        """,
      confirm: [
        "Turn on VoiceOver and swipe through the screen.",
        "At one place the cursor moves and nothing is spoken.",
      ],
      swiftUI: """
        A group that ignores its children needs a label: `.accessibilityElement(children: \
        .ignore).accessibilityLabel("Tide table")`. Where nothing is meant to be there: \
        `.accessibilityHidden(true)`.
        """,
      uiKit: """
        Give the element a label, or set `isAccessibilityElement = false`.
        """,
      reactNative: """
        Give the `accessible` view a label, or leave `accessible` out.
        """,
      bad: SilentStop.bad, good: SilentStop.good),
    SilentStop.violations)
}

/// An element with an empty announcement.
enum SilentStop {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      guard screen.announcements[index].isEmpty else { return nil }
      let view = screen.view(ofElement: index)
      if let view, isOnlyMarked(screen.views.entries[view].node) { return nil }
      let name = view.map { screen.views.entries[$0].node.name } ?? "element"
      return Violation(
        "The \(name) is a stop and says nothing.", at: screen.location(index), element: index,
        subject: name,
        repair: view.map {
          Repair(
            screen.views.entries[$0].node.identity, replaces: ["accessibilityElement": .groups("combine")],
            code: ".accessibilityElement(children: .combine)")
        })
    }
  }

  /// An identifier is for tests: a drawing or a decorative image that has nothing else of
  /// accessibility is meant for nobody's ears.
  private static func isOnlyMarked(_ node: ViewNode) -> Bool {
    let said = node.modifiers.filter { $0.name.hasPrefix("accessibility") }
    return node.children.isEmpty && !said.isEmpty
      && said.allSatisfy { $0.name == "accessibilityIdentifier" }
  }
}

extension SilentStop {
  static let bad = [
    RuleExample(
      "An ignored group without a label",
      """
      struct Table: View {
        var body: some View {
          VStack { Text("High water"); Text("9:41") }.accessibilityElement(children: .ignore)
        }
      }
      """),
    RuleExample(
      "An element without words",
      """
      { "root": { "children": [
        { "class": "UIView", "isElement": true, "frame": [0, 0, 300, 44] },
        { "class": "UILabel", "label": "High water", "frame": [0, 50, 300, 20] } ] } }
      """, language: .json),
  ]

  static let good = [
    RuleExample(
      "Decoration with an identifier for tests",
      """
      struct Line: View {
        var body: some View {
          VStack { Image(decorative: "wave").accessibilityIdentifier("wave"); Text("Low tide") }
        }
      }
      """),
    RuleExample(
      "With a label",
      """
      struct Table: View {
        var body: some View {
          VStack { Text("High water"); Text("9:41") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("High water at 9:41")
        }
      }
      """),
  ]
}
