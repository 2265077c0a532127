import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let missingLabel = AuditRule(
    RuleDocumentation(
      id: "missing-label", title: "Control without a label", severity: .error,
      criteria: [.nameRoleValue, .nonTextContent],
      what: """
        A control has no label. Only its role is heard: "button".
        """,
      who: """
        People who use VoiceOver can't tell what it does; people who use Voice Control have no \
        name to call it by.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the control.",
        "Only its role is spoken, without a word on what it does.",
      ],
      swiftUI: """
        Give what is drawn a label; on the button or on the image in it:

            Button { share() } label: { Image("share-icon") }
              .accessibilityLabel("Share")

        A control with `.labelsHidden()` keeps its title for speech, so write the title instead \
        of `""`:

            Toggle("Tide alarm", isOn: $alarm).labelsHidden()
        """,
      uiKit: """
        Set `accessibilityLabel` on the control. A button with an image alone has no title to \
        speak.
        """,
      reactNative: """
        Set `accessibilityLabel` on the `Pressable` or `TouchableOpacity`.
        """,
      bad: MissingLabel.bad, good: MissingLabel.good),
    MissingLabel.violations)
}

/// A usable element that nothing names.
enum MissingLabel {
  private static let roles: Traits = [
    .button, .link, .adjustable, .switchButton, .toggle, .popUpButton, .tabBarItem,
  ]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard element.traits.containsAny(of: roles), !element.traits.contains(.textEntry),
        element.label?.isEmpty ?? true, element.inputLabels.isEmpty,
        !holdsUnknown(index, screen), !isPage(element, screen)
      else { return nil }
      let kind = screen.kind(of: index)
      let value = element.value?.string ?? ""
      // A button that speaks a value says at least that.
      if element.traits.isDisjoint(with: [.adjustable, .switchButton, .toggle]), !value.isEmpty {
        return nil
      }
      return Violation(
        "The \(kind) has no label.", at: screen.location(index), element: index, subject: kind)
    }
  }

  /// Where no tab has a label at all, the app shows its pages by other means, and no tab bar.
  private static func isPage(_ element: AccessibilityElement, _ screen: AuditedScreen) -> Bool {
    element.traits.contains(.tabBarItem)
      && !screen.tree.elements.contains {
        $0.traits.contains(.tabBarItem) && $0.label?.isEmpty == false
      }
  }

  /// Whether a part of it was not understood, which may be what names it.
  private static func holdsUnknown(_ element: Int, _ screen: AuditedScreen) -> Bool {
    guard let view = screen.view(ofElement: element) else { return false }
    return screen.views.inside(view).contains { index in
      let node = screen.views.entries[index].node
      if case .unknown = node.kind { return true }
      return node.arguments.contains { argument in
        if case .unknown = argument.value { return true }
        return false
      }
    }
  }
}

extension MissingLabel {
  static let bad = [
    RuleExample(
      "A toggle with an empty title",
      """
      struct Alarm: View {
        @State private var isOn = false
        var body: some View {
          HStack {
            Text("Tide alarm")
            Toggle("", isOn: $isOn).labelsHidden()
          }
        }
      }
      """),
    RuleExample(
      "A button that draws a shape",
      """
      struct Swatch: View {
        var body: some View {
          Button { print("blue") } label: { Circle().frame(width: 44, height: 44) }
        }
      }
      """),
    RuleExample(
      "An unlabelled slider",
      """
      struct Lamp: View {
        @State private var light = 0.5
        var body: some View { Slider(value: $light) }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "A title that is only hidden from view",
      """
      struct Alarm: View {
        @State private var isOn = false
        var body: some View { Toggle("Tide alarm", isOn: $isOn).labelsHidden() }
      }
      """),
    RuleExample(
      "A shape with a label",
      """
      struct Swatch: View {
        var body: some View {
          Button { print("blue") } label: { Circle().frame(width: 44, height: 44) }
            .accessibilityLabel("Blue")
        }
      }
      """),
    RuleExample(
      "A slider with a label closure",
      """
      struct Lamp: View {
        @State private var light = 0.5
        var body: some View { Slider(value: $light) { Text("Brightness") } }
      }
      """),
  ]
}
