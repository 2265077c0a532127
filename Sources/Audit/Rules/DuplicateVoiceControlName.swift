import EarshotAccessibilityTree
import EarshotOtherTechnologies
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let duplicateVoiceControlName = AuditRule(
    RuleDocumentation(
      id: "duplicate-voice-control-name", title: "Rows whose controls have one name", severity: .note,
      criteria: [.headingsAndLabels, .nameRoleValue],
      what: """
        Every row has a control of the same name, and the name does not say which row it belongs \
        to.
        """,
      who: """
        People who use Voice Control get numbers on all of them; people who use VoiceOver and \
        jump from button to button hear "Reserve, Reserve, Reserve".
        """,
      confirm: [
        "Turn on Voice Control and say \"Tap\" and the name.",
        "Numbers appear on every row.",
      ],
      swiftUI: """
        Let the name say which one, and keep the short word for Voice Control's list:

            Button("Reserve") { reserve(berth) }
              .accessibilityLabel("Reserve \\(berth.name)")

        or make the control an action of the combined row.
        """,
      uiKit: """
        Set `accessibilityLabel` with the row's name in it, or add a custom action to the cell.
        """,
      reactNative: """
        Set `accessibilityLabel` with the row's name in it, or `accessibilityActions` on the \
        row.
        """,
      bad: DuplicateVoiceControlName.bad, good: DuplicateVoiceControlName.good),
    DuplicateVoiceControlName.violations)
}

/// One declaration that gives several controls of one name, among words that differ.
enum DuplicateVoiceControlName {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    struct Key: Hashable {
      var name: String
      var source: SourceLocation
    }
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, element) in screen.tree.elements.enumerated() {
      guard element.canBeUsed, element.traits.containsAny(of: [.button, .link]),
        element.traits.isDisjoint(with: [.tabBarItem, .backButton, .keyboardKey]),
        let name = element.shownName, KnownText.isKnown(name), let source = element.source
      else { continue }
      let key = Key(name: VoiceControlTargets.heard(name), source: source)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    return order.compactMap { key in
      guard let group = groups[key], group.count > 1, areToldApart(group, screen) else { return nil }
      let name = screen.tree.elements[group[0]].shownName ?? ""
      return Violation(
        "\(group.count) controls have the name \"\(name)\", each in a row of its own.", at: key.source,
        element: group[0], subject: name)
    }
  }

  /// What is read before each differs: they belong to different things. Equal rows are only
  /// sample data.
  private static func areToldApart(_ group: [Int], _ screen: AuditedScreen) -> Bool {
    let before = group.map { index in
      index > 0 ? KnownText.normal(screen.tree.elements[index - 1].label?.string ?? "") : ""
    }
    guard let last = before.last, let first = before.dropLast().last else { return false }
    return !last.isEmpty && first != last
  }
}

extension DuplicateVoiceControlName {
  static let bad = [
    RuleExample(
      "Reserve, Reserve",
      """
      struct Berths: View {
        let names = ["North pier", "South pier"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in
              HStack { Text(name); Button("Reserve") { print(name) } }
            }
          }
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "Named by the row",
      """
      struct Berths: View {
        let names = ["North pier", "South pier"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in
              HStack { Text(name); Button("Reserve") { print(name) }.accessibilityLabel("Reserve \\(name)") }
            }
          }
        }
      }
      """),
    RuleExample(
      "Combined with the row",
      """
      struct Berths: View {
        let names = ["North pier", "South pier"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in
              HStack { Text(name); Button("Reserve") { print(name) } }
                .accessibilityElement(children: .combine)
            }
          }
        }
      }
      """),
  ]
}
