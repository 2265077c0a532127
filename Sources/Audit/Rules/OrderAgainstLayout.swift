import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension AuditRule {
  static let orderAgainstLayout = AuditRule(
    RuleDocumentation(
      id: "order-against-layout", title: "Order that jumps against the layout", severity: .warning,
      criteria: [.meaningfulSequence, .focusOrder],
      what: """
        Sort priorities or an explicit order send the cursor up and down the screen several \
        times.
        """,
      who: """
        People who see a little and use VoiceOver lose the place; people who explain the screen \
        to each other speak of different orders.
        """,
      confirm: [
        "Turn on VoiceOver and swipe right from the first element.",
        "The cursor jumps back up more than once.",
      ],
      swiftUI: """
        Take `.accessibilitySortPriority` away where the layout has the right order, and group \
        what belongs together with `.accessibilityElement(children: .contain)` instead of \
        numbering single views.
        """,
      uiKit: """
        Order `accessibilityElements` as the layout is read, or leave it out.
        """,
      reactNative: """
        Order the children as they are laid out; `experimental_accessibilityOrder` is seldom \
        needed.
        """,
      bad: OrderAgainstLayout.bad, good: OrderAgainstLayout.good),
    OrderAgainstLayout.violations)
}

/// More than one jump upwards among elements that stand one below the other.
enum OrderAgainstLayout {
  @Sendable static func violations(in screen: AuditedScreen) -> [Violation] {
    let elements = screen.tree.elements
    guard elements.count > 3, hasOwnOrder(screen) else { return [] }
    let jumps = elements.indices.dropFirst().filter { isJump($0, screen) }
    guard jumps.count > 1, let first = jumps.first else { return [] }
    return [
      Violation(
        "The cursor jumps back up \(jumps.count) times, first to \(screen.called(first)).",
        at: screen.location(first), element: first, subject: screen.called(first))
    ]
  }

  /// Somebody asked for an order: without that it is the layout's.
  private static func hasOwnOrder(_ screen: AuditedScreen) -> Bool {
    screen.views.entries.contains { entry in
      if case .element(let properties) = entry.node.kind {
        return properties.elements != nil || properties.sortPriority != nil
      }
      return entry.node.modifier("accessibilitySortPriority") != nil
    }
  }

  private static func isJump(_ index: Int, _ screen: AuditedScreen) -> Bool {
    let before = screen.tree.elements[index - 1]
    let element = screen.tree.elements[index]
    guard before.containers == element.containers, let from = before.frame, let to = element.frame,
      from.isFinite, to.isFinite, !from.isEmpty, !to.isEmpty
    else { return false }
    let overlaps = to.minX < from.maxX && from.minX < to.maxX
    return overlaps && to.maxY <= from.minY
  }
}

extension OrderAgainstLayout {
  static let bad = [
    RuleExample(
      "Priorities at random",
      """
      struct Steps: View {
        var body: some View {
          VStack(spacing: 40) {
            Text("Fill the kettle").accessibilitySortPriority(4)
            Text("Warm the pot").accessibilitySortPriority(2)
            Text("Pour").accessibilitySortPriority(5)
            Text("Wait four minutes").accessibilitySortPriority(1)
            Text("Drink").accessibilitySortPriority(3)
          }
        }
      }
      """)
  ]

  static let good = [
    RuleExample(
      "One element is read last",
      """
      struct Notice: View {
        var body: some View {
          VStack(spacing: 40) {
            Button("Close") { print("closed") }.accessibilitySortPriority(-1)
            Text("Storm expected")
            Button("Details") { print("details") }
          }
        }
      }
      """),
    RuleExample(
      "The layout's own order",
      """
      struct Steps: View {
        var body: some View {
          VStack(spacing: 40) { Text("Fill the kettle"); Text("Warm the pot"); Text("Pour") }
        }
      }
      """),
  ]
}
