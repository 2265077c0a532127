import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let adjustableWithoutValue = AuditRule(
    RuleDocumentation(
      id: "adjustable-without-value", title: "Adjustable without a value", severity: .error,
      criteria: [.nameRoleValue],
      what: """
        A control can be adjusted, but does not say its value.
        """,
      who: """
        People who use VoiceOver swipe up or down and hear nothing: they can't know what they \
        set.
        """,
      confirm: [
        "Turn on VoiceOver and move to the control.",
        "Swipe up. No value is spoken.",
      ],
      swiftUI: """
            .accessibilityValue("\\(cups) cups")
            .accessibilityAdjustableAction { … }

        A `.accessibilityRepresentation { Slider(…) }` brings value and action along.
        """,
      uiKit: """
        Set `accessibilityValue` in `accessibilityIncrement()` and `accessibilityDecrement()`.
        """,
      reactNative: """
        Set `accessibilityValue={{ text: '2 cups' }}` beside `accessibilityActions` with \
        increment and decrement.
        """,
      bad: AdjustableWithoutValue.bad, good: AdjustableWithoutValue.good),
    AdjustableWithoutValue.violations)
}

/// What takes increments and has no value to say.
enum AdjustableWithoutValue {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      let adjusts = element.increment != nil || element.decrement != nil
      guard adjusts || element.traits.contains(.adjustable), element.value?.isEmpty ?? true,
        element.changingValue?.isEmpty ?? true, element.traits.isDisjoint(with: [.notEnabled]),
        !labelChanges(index, screen)
      else { return nil }
      let named = screen.called(index)
      return Violation(
        "\(named) can be adjusted, but says no value.",
        at: screen.location(index), element: index, subject: named)
    }
  }

  /// Some say their value in the label: it changes when they are adjusted.
  private static func labelChanges(_ index: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree.elements[index]
    guard let command = element.increment ?? element.decrement else { return false }
    var live = screen.screen
    _ = live.perform([command])
    guard let now = live.tree.index(of: element.identity) else { return false }
    return live.tree.elements[now].label?.string != element.label?.string
  }
}

extension AdjustableWithoutValue {
  static let bad = [
    RuleExample(
      "A rating without a value",
      """
      struct Rating: View {
        @State private var stars = 3
        var body: some View {
          HStack { ForEach(1..<6, id: \\.self) { _ in Image(systemName: "star") } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityAdjustableAction { direction in
              stars += direction == .increment ? 1 : -1
            }
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "With its value",
      """
      struct Rating: View {
        @State private var stars = 3
        var body: some View {
          HStack { ForEach(1..<6, id: \\.self) { _ in Image(systemName: "star") } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\\(stars) of 5 stars")
            .accessibilityAdjustableAction { direction in
              stars += direction == .increment ? 1 : -1
            }
        }
      }
      """),
    RuleExample(
      "The system's slider",
      """
      struct Lamp: View {
        @State private var light = 0.5
        var body: some View { Slider(value: $light) { Text("Brightness") } }
      }
      """),
  ]
}
