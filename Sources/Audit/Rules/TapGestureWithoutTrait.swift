import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let tapGestureWithoutTrait = AuditRule(
    RuleDocumentation(
      id: "tap-gesture-without-trait", title: "Tap gesture without a trait", severity: .warning,
      criteria: [.nameRoleValue, .keyboard],
      what: """
        A text or an image answers taps by a gesture, and nothing says so: it is read as plain \
        content.
        """,
      who: """
        People who use VoiceOver hear no "button" and do not know that there is something to do. \
        Voice Control shows no name for what it takes to be text.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the element.",
        "It is read without \"button\" or another role.",
        "Double-tap: something happens all the same.",
      ],
      swiftUI: """
        A `Button` with a plain style looks the same and brings its role, focus and keyboard \
        along:

            Button { openChart() } label: { Text("Tide chart") }.buttonStyle(.plain)

        Where it has to stay a gesture, say what it is: `.accessibilityAddTraits(.isButton)`.
        """,
      uiKit: """
        Use `UIButton` or `UIControl`, or set `accessibilityTraits = .button` on the view with \
        the gesture recogniser.
        """,
      reactNative: """
        Use `Pressable` with `accessibilityRole="button"` in place of a `Text` with `onPress` or \
        a responder.
        """,
      bad: TapGestureWithoutTrait.bad, good: TapGestureWithoutTrait.good),
    TapGestureWithoutTrait.violations)
}

/// A single element that answers taps without saying so.
enum TapGestureWithoutTrait {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    TapGestures.unannounced(in: screen).filter { $0.elements.count == 1 }.map { tapped in
      let element = tapped.elements[0]
      let identity = screen.views.entries[tapped.view].node.identity
      return Violation(
        "\(screen.called(element)) answers taps, but is announced without a role.",
        at: tapped.modifier.source ?? screen.source(tapped.view), element: element,
        subject: screen.called(element),
        repair: Repair(
          identity, adds: [.adds(trait: "isButton")], code: ".accessibilityAddTraits(.isButton)"))
    }
  }
}

extension TapGestureWithoutTrait {
  static let bad = [
    RuleExample(
      "A text that opens something",
      """
      struct Chart: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Text("Tide chart").onTapGesture { isShown.toggle() }
            if isShown { Text("High tide at nine") }
          }
        }
      }
      """),
    RuleExample(
      "An image that is a button in disguise",
      """
      struct Close: View {
        var body: some View {
          VStack {
            Text("Storm expected")
            Image(systemName: "xmark")
              .accessibilityLabel("Close")
              .onTapGesture { print("closed") }
          }
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "With the trait",
      """
      struct Chart: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Text("Tide chart")
              .onTapGesture { isShown.toggle() }
              .accessibilityAddTraits(.isButton)
            if isShown { Text("High tide at nine") }
          }
        }
      }
      """),
    RuleExample(
      "A button",
      """
      struct Chart: View {
        var body: some View {
          Button { print("chart") } label: { Text("Tide chart") }.buttonStyle(.plain)
        }
      }
      """),
    RuleExample(
      "A double tap only adds to what a button does",
      """
      struct Photo: View {
        var body: some View {
          Image("harbour").accessibilityLabel("The harbour at dawn")
            .onTapGesture(count: 2) { print("zoom") }
        }
      }
      """),
  ]
}
