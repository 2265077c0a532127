import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let valueNotSpoken = AuditRule(
    RuleDocumentation(
      id: "value-not-spoken", title: "Value that is not spoken", severity: .warning,
      criteria: [.nameRoleValue],
      what: """
        A control with a value lies in a group that speaks for it, and the group does not say \
        the value.
        """,
      who: """
        People who use VoiceOver hear what can be switched or set, but not how it stands.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the group.",
        "Its label is spoken, not whether it is on or what is set.",
      ],
      swiftUI: """
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tide alarm")
            .accessibilityValue(alarm ? "On" : "Off")
            .accessibilityAction { alarm.toggle() }

        `.combine` in place of `.ignore` takes the value over by itself.
        """,
      uiKit: """
        Set `accessibilityValue` of the container from the control's, and post a layout change \
        where it changes.
        """,
      reactNative: """
        Set `accessibilityState={{ checked }}` or `accessibilityValue` on the container.
        """,
      bad: ValueNotSpoken.bad, good: ValueNotSpoken.good),
    ValueNotSpoken.violations)
}

/// A toggle, slider or gauge inside a group that ignores its children and has no value.
enum ValueNotSpoken {
  private static let valued: Set<String> = [
    "Toggle", "Slider", "Stepper", "Picker", "ProgressView", "Gauge", "DatePicker",
  ]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.views.entries.indices.compactMap { view in
      let node = screen.views.entries[view].node
      guard case .view(let name) = node.kind, valued.contains(name), hasValue(node),
        let element = elementInPlace(of: view, screen), isStateless(element, screen)
      else { return nil }
      let named = screen.called(element)
      return Violation(
        "\(named) does not say the value of the \(name) in it.", at: screen.location(element),
        element: element, subject: "\(named) \(name)")
    }
  }

  /// The element that stands for a control that is ignored, by the group around it or by itself.
  private static func elementInPlace(of view: Int, _ screen: AuditedScreen) -> Int? {
    switch screen.fate(view) {
    case .replaced(.ignoredByParent): return screen.stopAround(view)
    case .stop(let element):
      let ignores = screen.views.entries[view].node.modifiers.contains(where: Reachability.ignores)
      return ignores ? element : nil
    default: return nil
    }
  }

  /// A ring that only turns has no value.
  private static func hasValue(_ node: ViewNode) -> Bool {
    guard node.name == "ProgressView" else { return true }
    return node.argument("value")?.double != nil
  }

  /// Neither a value nor a state is spoken; a label with two parts may well say it.
  private static func isStateless(_ index: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree.elements[index]
    guard element.value?.isEmpty ?? true, element.traits.isDisjoint(with: [.selected]),
      let label = element.label?.string, screen.isKnown(label)
    else { return false }
    return !label.contains(",") && !label.contains(":") && !label.contains(where: \.isNumber)
  }
}

extension ValueNotSpoken {
  static let bad = [
    RuleExample(
      "A switch that ignores itself",
      """
      struct Alarm: View {
        @State private var isOn = false
        var body: some View {
          Toggle("Tide alarm", isOn: $isOn)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tide alarm")
            .accessibilityAction { isOn.toggle() }
        }
      }
      """),
    RuleExample(
      "A switch whose state is lost",
      """
      struct Alarm: View {
        @State private var isOn = false
        var body: some View {
          HStack { Text("Tide alarm"); Spacer(); Toggle("", isOn: $isOn) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tide alarm")
            .accessibilityAction { isOn.toggle() }
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "With its state",
      """
      struct Alarm: View {
        @State private var isOn = false
        var body: some View {
          HStack { Text("Tide alarm"); Spacer(); Toggle("", isOn: $isOn) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tide alarm")
            .accessibilityValue(isOn ? "On" : "Off")
            .accessibilityAction { isOn.toggle() }
        }
      }
      """),
    RuleExample(
      "Selected is a state, too",
      """
      struct Alarm: View {
        @State private var isOn = true
        var body: some View {
          HStack { Text("Tide alarm"); Toggle("", isOn: $isOn) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tide alarm, \\(isOn ? "on" : "off")")
            .accessibilityAction { isOn.toggle() }
        }
      }
      """),
  ]
}
