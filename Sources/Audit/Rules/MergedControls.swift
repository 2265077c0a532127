import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let mergedControls = AuditRule(
    RuleDocumentation(
      id: "merged-controls", title: "Several controls in one stop", severity: .warning,
      criteria: [.nameRoleValue, .infoAndRelationships],
      what: """
        A combined group holds two controls with values or more: their values run together, and \
        a double tap changes the first one only.
        """,
      who: """
        People who use VoiceOver hear "on, 75 percent" without knowing which is which; Voice \
        Control and the keyboard reach one of them.
        """,
      confirm: [
        "Turn on VoiceOver and swipe to the group.",
        "One stop says several values. Double-tap: only the first changes.",
      ],
      swiftUI: """
        Combine texts, and leave controls their own stops: `.accessibilityElement(children: \
        .contain)` on the group.
        """,
      uiKit: """
        Leave the container `isAccessibilityElement = false`; `.semanticGroup` as \
        `accessibilityContainerType` keeps them together.
        """,
      reactNative: """
        Leave `accessible` out on the container.
        """,
      bad: MergedControls.bad, good: MergedControls.good),
    MergedControls.violations)
}

/// Controls with values that were combined.
enum MergedControls {
  private static let valued: Set<String> = [
    "Toggle", "Slider", "Picker", "TextField", "SecureField", "TextEditor", "DatePicker",
  ]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    var merged: [Identity: [Int]] = [:]
    var order: [Identity] = []
    for view in screen.views.entries.indices {
      guard case .view(let name) = screen.views.entries[view].node.kind, valued.contains(name),
        case .mergedInto(let owner, .combined)? = screen.fate(view)
      else { continue }
      if merged[owner] == nil { order.append(owner) }
      merged[owner, default: []].append(view)
    }
    return order.compactMap { violation(of: $0, merged[$0] ?? [], screen) }
  }

  private static func violation(
    of owner: Identity, _ controls: [Int], _ screen: AuditedScreen
  ) -> Violation? {
    guard controls.count > 1, let view = screen.views.index(of: owner),
      let element = screen.element(ofView: view)
    else { return nil }
    let names = controls.map { screen.views.entries[$0].node.name }
    return Violation(
      "One stop is made of \(controls.count) controls with values: \(names.joined(separator: ", ")).",
      at: screen.source(view), element: element, subject: screen.called(element),
      repair: Repair(
        owner, replaces: ["accessibilityElement": .groups("contain")],
        code: ".accessibilityElement(children: .contain)"))
  }
}

extension MergedControls {
  static let bad = [
    RuleExample(
      "Two switches in one",
      """
      struct Lights: View {
        @State private var port = true
        @State private var starboard = false
        var body: some View {
          VStack { Toggle("Port light", isOn: $port); Toggle("Starboard light", isOn: $starboard) }
            .accessibilityElement(children: .combine)
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "Contained",
      """
      struct Lights: View {
        @State private var port = true
        @State private var starboard = false
        var body: some View {
          VStack { Toggle("Port light", isOn: $port); Toggle("Starboard light", isOn: $starboard) }
            .accessibilityElement(children: .contain)
        }
      }
      """),
    RuleExample(
      "One switch with its text",
      """
      struct Lights: View {
        @State private var port = true
        var body: some View {
          HStack { Text("At night"); Toggle("Port light", isOn: $port) }
            .accessibilityElement(children: .combine)
        }
      }
      """),
  ]
}
