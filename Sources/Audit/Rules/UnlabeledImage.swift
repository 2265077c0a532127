import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let unlabeledImage = AuditRule(
    RuleDocumentation(
      id: "unlabelled-image", title: "Image without a label", severity: .warning,
      criteria: [.nonTextContent],
      what: """
        An image is a stop of its own and says nothing but "image".
        """,
      who: """
        People who use VoiceOver stop at it and learn nothing, not even whether they missed \
        something.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the image.",
        "Only \"image\" is spoken.",
      ],
      swiftUI: """
        Describe it with `.accessibilityLabel("A heron on the pier")`; where it only decorates \
        use `Image(decorative:)` or `.accessibilityHidden(true)`. `AsyncImage` has no \
        description of its own.
        """,
      uiKit: """
        Set `accessibilityLabel` on the `UIImageView`, or `isAccessibilityElement = false` where \
        it only decorates.
        """,
      reactNative: """
        Set `accessibilityLabel` (or `alt`) on the `Image`, or `accessible={false}` where it \
        only decorates.
        """,
      bad: UnlabeledImage.bad, good: UnlabeledImage.good),
    UnlabeledImage.violations)
}

/// A stop that is an image and nothing else.
enum UnlabeledImage {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard element.traits.contains(.image), !element.traits.containsAny(of: [.button, .link]),
        element.label?.isEmpty ?? true, element.value?.isEmpty ?? true, element.defaultAction == nil,
        element.hint?.isEmpty ?? true, element.customContent.isEmpty
      else { return nil }
      let view = screen.view(ofElement: index)
      return Violation(
        "The image says nothing of what it shows.", at: screen.location(index), element: index,
        subject: "image",
        repair: view.map {
          Repair(
            screen.views.entries[$0].node.identity, adds: [.hides], code: ".accessibilityHidden(true)")
        })
    }
  }
}

extension UnlabeledImage {
  static let bad = [
    RuleExample(
      "A loaded image",
      """
      struct Portrait: View {
        var body: some View {
          HStack {
            AsyncImage(url: URL(string: "https://harbour.example/ada.png"))
            Text("Ada")
          }
        }
      }
      """),
    RuleExample(
      "An image view beside a label",
      """
      { "root": { "children": [
        { "class": "UIImageView", "isElement": true, "frame": [0, 0, 40, 40] },
        { "class": "UIButton", "label": "Ada", "frame": [50, 0, 100, 40] } ] } }
      """, language: .json),
  ]

  static let good = [
    RuleExample(
      "Described",
      """
      struct Portrait: View {
        var body: some View {
          HStack {
            AsyncImage(url: URL(string: "https://harbour.example/ada.png")).accessibilityLabel("Ada at the helm")
            Text("Ada")
          }
        }
      }
      """),
    RuleExample(
      "Hidden",
      """
      struct Portrait: View {
        var body: some View {
          HStack {
            AsyncImage(url: URL(string: "https://harbour.example/ada.png")).accessibilityHidden(true)
            Text("Ada")
          }
        }
      }
      """),
  ]
}
