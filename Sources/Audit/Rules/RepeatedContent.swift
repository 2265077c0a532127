import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let repeatedContent = AuditRule(
    RuleDocumentation(
      id: "repeated-content", title: "Words that are said twice", severity: .warning,
      criteria: [.headingsAndLabels],
      what: """
        An element says the same words as label and value, as custom content, or an image says \
        what the text beside it says.
        """,
      who: """
        People who use VoiceOver hear everything twice, and swipe once more for it.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the element.",
        "The same words come twice.",
      ],
      swiftUI: """
        Hide the image beside its text with `.accessibilityHidden(true)`, use a `Label`, or \
        combine the two; leave out a value that only repeats.
        """,
      uiKit: """
        `isAccessibilityElement = false` on the image; no `accessibilityValue` that repeats the \
        label.
        """,
      reactNative: """
        `accessible={false}` on the image; no `accessibilityValue` that repeats the label.
        """,
      bad: RepeatedContent.bad, good: RepeatedContent.good),
    RepeatedContent.violations)
}

/// Words that come twice, in one element or in two neighbors of which one is an image.
enum RepeatedContent {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      within(index, screen) ?? beside(index, screen)
    }
  }

  private static func within(_ index: Int, _ screen: AuditedScreen) -> Violation? {
    let element = screen.tree.elements[index]
    guard let label = element.label?.string, screen.isKnown(label) else { return nil }
    let words = KnownText.normal(label)
    guard !words.isEmpty else { return nil }
    let value = element.value?.string ?? ""
    let content = element.customContent.first { KnownText.normal($0.value) == words }
    guard KnownText.normal(value) == words || content != nil else { return nil }
    let role = content == nil ? "value" : "custom content"
    return Violation(
      "The \(role) of \(screen.called(index)) repeats its label.",
      at: screen.origin(content == nil ? .value : .customContent, of: index)?.source
        ?? screen.location(index),
      element: index, subject: label)
  }

  private static func beside(_ index: Int, _ screen: AuditedScreen) -> Violation? {
    let element = screen.tree.elements[index]
    guard element.traits.contains(.image), element.traits.isDisjoint(with: [.button, .link]),
      element.defaultAction == nil, element.actions.isEmpty, let label = element.label?.string,
      // Names of files are told by their own rule, however often they come.
      screen.isKnown(label), !FileNameLabel.looksLikeName(label)
    else { return nil }
    let words = KnownText.normal(label)
    let elements = screen.tree.elements
    let neighbors = [index - 1, index + 1].filter { elements.indices.contains($0) }
    guard !words.isEmpty,
      neighbors.contains(where: { KnownText.normal(elements[$0].label?.string ?? "") == words })
    else { return nil }
    return Violation(
      "The image \(screen.called(index)) says what the element beside it says.",
      at: screen.location(index), element: index, subject: label,
      repair: screen.view(ofElement: index).map {
        Repair(
          screen.views.entries[$0].node.identity, adds: [.hides], code: ".accessibilityHidden(true)")
      })
  }
}

extension RepeatedContent {
  static let bad = [
    RuleExample(
      "The value is the label",
      """
      struct Tide: View {
        var body: some View { Text("High water").accessibilityValue("High water") }
      }
      """),
    RuleExample(
      "An image named like the text beside it",
      """
      struct Boat: View {
        var body: some View {
          HStack { Image("Heron, a small boat"); Text("Heron, a small boat") }
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "The image is hidden",
      """
      struct Boat: View {
        var body: some View {
          HStack { Image("Heron, a small boat").accessibilityHidden(true); Text("Heron, a small boat") }
        }
      }
      """),
    RuleExample(
      "A value of its own",
      """
      struct Tide: View {
        var body: some View { Text("High water").accessibilityValue("9:41") }
      }
      """),
  ]
}
