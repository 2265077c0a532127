import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let labelInName = AuditRule(
    RuleDocumentation(
      id: "label-in-name", title: "Name without the words that are shown", severity: .warning,
      criteria: [.labelInName],
      what: """
        A control's label lacks the words that stand on it, and no input label has them.
        """,
      who: """
        People who use Voice Control say what they read, and nothing happens.
        """,
      confirm: [
        "Turn on Voice Control.",
        "Say \"Tap\" and the words on the control. It is not found.",
        "Say \"Show names\": another name is shown.",
      ],
      swiftUI: """
        Begin the label with what is shown, or give Voice Control those words beside the label:

            Button("Go") { search() }
              .accessibilityLabel("Go and search harbours")
            // or
              .accessibilityInputLabels(["Go", "Search harbours"])
        """,
      uiKit: """
        Begin `accessibilityLabel` with the title, or put the title first in \
        `accessibilityUserInputLabels`.
        """,
      reactNative: """
        Begin `accessibilityLabel` with the words that are rendered.
        """,
      bad: LabelInName.bad, good: LabelInName.good),
    LabelInName.violations)
}

/// A label that the author gave to a control which shows other words.
enum LabelInName {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard element.traits.containsAny(of: [.button, .link, .switchButton, .toggle]),
        let label = element.label?.string, screen.isKnown(label),
        screen.origin(.label, of: index)?.standing == .given,
        let view = screen.view(ofElement: index),
        Controls.use(of: screen.views.entries[view].node) == .tap
      else { return nil }
      let texts = shown(view, screen)
      guard !texts.isEmpty, texts.allSatisfy(screen.isKnown) else { return nil }
      let names = [label] + element.inputLabels
      guard !names.contains(where: { holds($0, texts) }) else { return nil }
      return Violation(
        "The \(screen.kind(of: index)) shows \"\(texts[0])\", but its name is \"\(label)\".",
        at: screen.origin(.label, of: index)?.source ?? screen.location(index), element: index,
        subject: label)
    }
  }

  /// The words on the control that can be said: a number, a sign or a single letter is a picture.
  private static func shown(_ view: Int, _ screen: AuditedScreen) -> [String] {
    screen.shownTexts(of: view).filter { text in
      KnownText.words(text).contains { $0.filter(\.isLetter).count > 1 }
        && !text.contains(where: \.isNumber)
    }
  }

  /// One text has to be in the name word for word; of several, one of them.
  private static func holds(_ name: String, _ texts: [String]) -> Bool {
    let words = Set(KnownText.words(name))
    if texts.count == 1 { return KnownText.words(texts[0]).allSatisfy(words.contains) }
    return texts.contains { text in KnownText.words(text).contains(where: words.contains) }
  }
}

extension LabelInName {
  static let bad = [
    RuleExample(
      "The button says Go and is called Search",
      """
      struct Search: View {
        var body: some View { Button("Find berths") { print("search") }.accessibilityLabel("Search harbours") }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "The label begins with the title",
      """
      struct Search: View {
        var body: some View {
          Button("Find berths") { print("search") }.accessibilityLabel("Find berths in this harbour")
        }
      }
      """),
    RuleExample(
      "An input label has the title",
      """
      struct Search: View {
        var body: some View {
          Button("Find berths") { print("search") }
            .accessibilityLabel("Search harbours")
            .accessibilityInputLabels(["Find berths"])
        }
      }
      """),
    RuleExample(
      "A sign instead of a word",
      """
      struct More: View {
        var body: some View { Button("+") { print("more") }.accessibilityLabel("Add a cup") }
      }
      """),
  ]
}
