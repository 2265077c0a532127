import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let duplicateLabel = AuditRule(
    RuleDocumentation(
      id: "duplicate-label", title: "Different controls with one label", severity: .warning,
      criteria: [.headingsAndLabels, .nameRoleValue],
      what: """
        Controls that do different things are announced alike, so that nobody can tell by ear \
        which is which.
        """,
      who: """
        People who use VoiceOver hear the same words twice; people who use Voice Control get \
        numbers to choose from instead of the control.
        """,
      confirm: [
        "Turn on VoiceOver and swipe through the screen.",
        "Two controls are read with the same words and do different things.",
      ],
      swiftUI: """
        Say in the label what the control is for:

            Button("Edit") { editName() }.accessibilityLabel("Edit name")

        Voice Control users can go on saying what is drawn: `.accessibilityInputLabels(["Edit", \
        "Edit name"])`.
        """,
      uiKit: """
        Set `accessibilityLabel` to what the control is for, and `accessibilityUserInputLabels` \
        to what is drawn.
        """,
      reactNative: """
        Set `accessibilityLabel` to what the control is for.
        """,
      bad: DuplicateLabel.bad, good: DuplicateLabel.good),
    DuplicateLabel.violations)
}

/// Usable elements with equal words and roles, declared at different places.
enum DuplicateLabel {
  private struct Key: Hashable {
    var label: String
    var value: String
    var hint: String
    var traits: UInt64
    var containers: [Int]
    /// The heading that it stands under: "Zaps" under "Sounds" is not "Zaps" under "Badges".
    var heading: String
  }

  /// Parts of the system, and what is always there in several places.
  private static let exempt: Traits = [.tabBarItem, .backButton, .notEnabled, .header, .keyboardKey]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    var first: [Key: Int] = [:]
    var found: [Violation] = []
    var heading = ""
    for (index, element) in screen.tree.elements.enumerated() {
      if element.traits.contains(.header) { heading = element.label?.string ?? "" }
      guard element.traits.containsAny(of: [.button, .link, .switchButton, .toggle, .adjustable]),
        element.traits.isDisjoint(with: exempt), let label = element.label?.string, !label.isEmpty,
        screen.isKnown(label), element.source != nil
      else { continue }
      let key = Key(
        label: KnownText.normal(label), value: element.value?.string ?? "",
        hint: element.hint?.string ?? "", traits: element.traits.rawValue,
        containers: labeledContainers(of: element, screen), heading: heading)
      guard !key.label.isEmpty else { continue }
      guard let earlier = first[key] else {
        first[key] = index
        continue
      }
      guard let places = places(index, earlier, screen),
        !isOneLink(element, screen.tree.elements[earlier], screen)
      else { continue }
      found.append(
        Violation(
          "\(screen.called(index)) is announced like the \(screen.kind(of: earlier)) at "
            + "\(places.other.file):\(places.other.line).",
          at: places.own, element: index, subject: label))
    }
    return found
  }

  /// Where two elements are written that are alike: their own places, else where the app uses the view that they
  /// are both in. Rows of one list are written once, and their order tells them apart.
  private static func places(
    _ element: Int, _ earlier: Int, _ screen: AuditedScreen
  ) -> (own: SourceLocation, other: SourceLocation)? {
    guard let own = screen.tree.elements[element].source, let other = screen.tree.elements[earlier].source
    else { return nil }
    if own != other { return (own, other) }
    return zip(screen.callSites(of: element), screen.callSites(of: earlier)).first { $0 != $1 }
      .map { ($0, $1) }
  }

  /// Containers that say in which part of the screen one is.
  private static func labeledContainers(
    of element: AccessibilityElement, _ screen: AuditedScreen
  ) -> [Int] {
    element.containers.filter { index in
      screen.tree.containers.indices.contains(index)
        && !(screen.tree.containers[index].label?.isEmpty ?? true)
    }
  }

  /// Two branches of one declaration in the same row lead to the same place: nothing is mistaken.
  private static func isOneLink(
    _ a: AccessibilityElement, _ b: AccessibilityElement, _ screen: AuditedScreen
  ) -> Bool {
    guard case .openURL(let first)? = a.defaultAction?.commands.first,
      case .openURL(let second)? = b.defaultAction?.commands.first
    else { return false }
    return first == second
  }
}

extension DuplicateLabel {
  static let bad = [
    RuleExample(
      "Two buttons say Edit",
      """
      struct Skipper: View {
        var body: some View {
          VStack {
            HStack { Text("Name: Ada"); Button("Edit") { print("name") } }
            HStack { Text("Boat: Heron"); Button("Edit") { print("boat") } }
          }
        }
      }
      """),
    RuleExample(
      "Counters of one kind that say only how many",
      """
      struct Counter: View {
        let symbol: String
        let count: Int
        let action: () -> Void
        var body: some View {
          Button(action: action) {
            HStack { Image(systemName: symbol).accessibilityHidden(true); Text("\\(count)") }
          }
        }
      }
      struct Post: View {
        var body: some View {
          HStack {
            Counter(symbol: "bubble", count: 0) { print("reply") }
            Counter(symbol: "heart", count: 0) { print("like") }
          }
        }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "The same switch under two headings",
      """
      struct Alerts: View {
        @State private var rings = true
        @State private var shows = true
        var body: some View {
          Form {
            Section("Sounds") { Toggle("Low water", isOn: $rings) }
            Section("Badges") { Toggle("Low water", isOn: $shows) }
          }
        }
      }
      """),
    RuleExample(
      "Each says what it edits",
      """
      struct Skipper: View {
        var body: some View {
          VStack {
            HStack { Text("Name: Ada"); Button("Edit") { print("name") }.accessibilityLabel("Edit name") }
            HStack { Text("Boat: Heron"); Button("Edit") { print("boat") }.accessibilityLabel("Edit boat") }
          }
        }
      }
      """),
    RuleExample(
      "A text repeats what a button says",
      """
      struct Save: View {
        var body: some View {
          VStack { Text("Save"); Button("Save") { print("saved") } }
        }
      }
      """),
  ]
}
