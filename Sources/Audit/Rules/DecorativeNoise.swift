import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let decorativeNoise = AuditRule(
    RuleDocumentation(
      id: "decorative-noise", title: "Decoration that is read", severity: .note,
      criteria: [.nonTextContent],
      what: """
        A separator, a bullet or an arrow that only decorates is a stop of its own.
        """,
      who: """
        People who use VoiceOver swipe once more for each, on every row, to hear "bullet" or \
        "forward".
        """,
      confirm: [
        "Turn on VoiceOver and swipe through the row.",
        "The cursor stops at the sign between the words.",
      ],
      swiftUI: """
        `.accessibilityHidden(true)` on the sign, or `.accessibilityElement(children: .combine)` \
        on the row.
        """,
      uiKit: """
        `isAccessibilityElement = false` on the label or image view.
        """,
      reactNative: """
        `accessible={false}` and `importantForAccessibility="no"`, or `accessible` on the row.
        """,
      bad: DecorativeNoise.bad, good: DecorativeNoise.good),
    DecorativeNoise.violations)
}

/// Signs and arrows that stand beside texts.
enum DecorativeNoise {
  private static let signs: Set<String> = ["•", "·", "|", "–", "—", "›", "»", "→", "▸", "‣", "/", ">"]
  private static let symbols = [
    "chevron.right", "chevron.left", "chevron.forward", "chevron.down",
    "chevron.compact.right", "chevron.compact.down", "chevron.up.chevron.down", "arrow.right",
    "arrow.forward", "circle.fill", "line.3.horizontal", "chevron.up", "minus",
  ]

  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    screen.tree.elements.indices.compactMap { index in
      let element = screen.tree.elements[index]
      guard !element.canBeActivatedByTrait, element.defaultAction == nil, element.actions.isEmpty,
        let view = screen.view(ofElement: index), let sign = sign(of: view, index, screen),
        isBesideText(view, screen)
      else { return nil }
      return Violation(
        "\(sign) only decorates, and is a stop of its own.", at: screen.source(view), element: index,
        subject: sign,
        repair: Repair(
          screen.views.entries[view].node.identity, adds: [.hides], code: ".accessibilityHidden(true)"))
    }
  }

  private static func sign(of view: Int, _ index: Int, _ screen: AuditedScreen) -> String? {
    let node = screen.views.entries[view].node
    guard screen.origin(.label, of: index)?.standing != .given else { return nil }
    switch node.kind {
    case .view("Text"):
      guard let text = node.unlabeled()?.string else { return nil }
      let bare = text.filter { !$0.isWhitespace }
      return signs.contains(bare) ? "\"\(bare)\"" : nil
    case .view("Image"):
      guard let symbol = node.argument("systemName")?.string, node.argument("label") == nil,
        symbols.contains(symbol)
      else { return nil }
      return "The symbol \(symbol)"
    default: return nil
    }
  }

  private static func isBesideText(_ view: Int, _ screen: AuditedScreen) -> Bool {
    guard let parent = screen.views.entries[view].parent else { return false }
    return screen.elements(inside: parent).contains { index in
      screen.view(ofElement: index) != view
        && screen.tree.elements[index].label?.string.contains(where: \.isLetter) == true
    }
  }
}

extension AccessibilityElement {
  /// A role says that it can be used.
  fileprivate var canBeActivatedByTrait: Bool {
    traits.containsAny(of: [.button, .link, .adjustable, .switchButton, .toggle, .header])
  }
}

extension DecorativeNoise {
  static let bad = [
    RuleExample(
      "A bullet between words",
      """
      struct Boat: View {
        var body: some View { HStack { Text("Heron"); Text("•"); Text("Berth 4") } }
      }
      """),
    RuleExample(
      "An arrow at the end of a row",
      """
      struct Boat: View {
        var body: some View { HStack { Text("Heron"); Spacer(); Image(systemName: "chevron.right") } }
      }
      """),
  ]

  static let good = [
    RuleExample(
      "Hidden",
      """
      struct Boat: View {
        var body: some View {
          HStack { Text("Heron"); Text("•").accessibilityHidden(true); Text("Berth 4") }
        }
      }
      """),
    RuleExample(
      "Combined",
      """
      struct Boat: View {
        var body: some View {
          HStack { Text("Heron"); Spacer(); Image(systemName: "chevron.right") }
            .accessibilityElement(children: .combine)
        }
      }
      """),
    RuleExample(
      "An arrow that means something",
      """
      struct Wind: View {
        var body: some View {
          HStack { Text("Wind"); Image(systemName: "arrow.up.right").accessibilityLabel("from the south-west") }
        }
      }
      """),
  ]
}
