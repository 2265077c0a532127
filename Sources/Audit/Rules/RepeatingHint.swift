import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let repeatingHint = AuditRule(
    RuleDocumentation(
      id: "repeating-hint", title: "Hint that repeats", severity: .warning,
      criteria: [.headingsAndLabels],
      what: """
        The hint says again what the label says, or explains the gesture that VoiceOver explains \
        anyway.
        """,
      who: """
        People who use VoiceOver wait for a hint that tells them nothing; many turn hints off \
        and miss the good ones.
        """,
      confirm: [
        "Turn on VoiceOver, move to the element, and wait for the hint.",
        "It repeats the label, or says \"double tap\".",
      ],
      swiftUI: """
        A hint says what comes of it, beginning with a verb: `.accessibilityHint("Shows the \
        tides of the week")`. Leave it out where the label says enough.
        """,
      uiKit: """
        The same for `accessibilityHint`.
        """,
      reactNative: """
        The same for `accessibilityHint`.
        """,
      bad: RepeatingHint.bad, good: RepeatingHint.good),
    RepeatingHint.violations)
}

/// A hint without news.
enum RepeatingHint {
  /// Words by which an author explains VoiceOver's gestures; English only, since other languages
  /// have many ways to say it.
  private static let gestures = [
    "double tap", "double-tap", "tap twice", "tap to ", "press to ", "click to ", "click here",
  ]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard let hint = element.hint?.string, !hint.isEmpty, screen.isKnown(hint),
        screen.origin(.hint, of: index)?.standing == .given, let fault = fault(hint, element)
      else { return nil }
      return Violation(
        "The hint of \(screen.called(index)) \(fault).",
        at: screen.origin(.hint, of: index)?.source ?? screen.location(index), element: index,
        subject: hint, repair: repair(index, screen))
    }
  }

  private static func fault(_ hint: String, _ element: AccessibilityElement) -> String? {
    let words = KnownText.normal(hint)
    let label = KnownText.normal(element.label?.string ?? "")
    if !label.isEmpty, words == label { return "repeats the label" }
    if !words.isEmpty, words == KnownText.normal(element.value?.string ?? "") { return "repeats the value" }
    let lowered = hint.lowercased()
    let isActivated = element.traits.containsAny(of: [.button, .link, .switchButton, .toggle])
    if isActivated, gestures.contains(where: { lowered.hasPrefix($0) }) {
      return "explains the gesture instead of what comes of it"
    }
    return nil
  }

  private static func repair(_ element: Int, _ screen: AuditedScreen) -> Repair? {
    guard let view = screen.view(ofElement: element) else { return nil }
    let empty = Modifier("accessibilityHint", [Argument(nil, .text(TextContent("")))])
    return Repair(
      screen.views.entries[view].node.identity, adds: [empty], code: "without the hint")
  }
}

extension RepeatingHint {
  static let bad = [
    RuleExample(
      "The label again",
      """
      struct Chart: View {
        var body: some View { Button("Tide chart") { print("chart") }.accessibilityHint("Tide chart") }
      }
      """),
    RuleExample(
      "The gesture",
      """
      struct Chart: View {
        var body: some View {
          Button("Tide chart") { print("chart") }.accessibilityHint("Double tap to open the tide chart")
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "What comes of it",
      """
      struct Chart: View {
        var body: some View {
          Button("Tide chart") { print("chart") }.accessibilityHint("Shows high and low water of the week")
        }
      }
      """)
  ]
}
