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
        isDeclared(index, screen), let name = element.shownName, screen.isKnown(name),
        let source = element.source
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

  /// Whether the app itself declares it: what the system adds to rows while they are edited has
  /// names that the app does not choose.
  private static func isDeclared(_ index: Int, _ screen: AuditedScreen) -> Bool {
    guard let view = screen.view(ofElement: index) else { return true }
    return screen.views.entries[view].node.identity == screen.tree.elements[index].identity
  }

  /// Each stands in a row of its own that says something else besides: they belong to different
  /// things. Equal rows are only sample data, and a row that is the control itself has its name
  /// from what it shows.
  private static func areToldApart(_ group: [Int], _ screen: AuditedScreen) -> Bool {
    var others: Set<String> = []
    for index in group {
      guard let row = row(of: index, besides: group, screen) else { return false }
      let words = screen.elements(inside: row).filter { $0 != index }.compactMap {
        screen.tree.elements[$0].label?.string
      }
      guard !words.isEmpty else { return false }
      others.insert(KnownText.normal(words.joined(separator: " ")))
    }
    return others.count > 1
  }

  /// The row of a ForEach that holds this control and none of the others.
  private static func row(of index: Int, besides group: [Int], _ screen: AuditedScreen) -> Int? {
    guard let view = screen.view(ofElement: index) else { return nil }
    var inner = view
    for outer in screen.views.ancestors(of: view) {
      if screen.views.entries[outer].node.name == "ForEach" {
        let elements = screen.elements(inside: inner)
        if !group.contains(where: { $0 != index && elements.contains($0) }) { return inner }
        return nil
      }
      inner = outer
    }
    return nil
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
