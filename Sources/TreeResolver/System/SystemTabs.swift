import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// A tab of a tab bar: "Selected, First, tab, 1 of 2".
enum SystemTabs {
  @Sendable static func tab(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.views("label"), in: place.scope)
    finish(node, place, &walk)
  }

  @inline(never)
  private static func finish(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var draft = walk.makeDraft(
      for: node, place, role: .button, traits: [.button, .tabBarItem])
    walk.fillLabel(&draft, node, place)
    if node.argument("selected")?.bool == true {
      draft.element.traits.insert(.selected)
      draft.note(.traits, "the tab that is shown", source: node.source)
    }
    if let index = node.argument("index")?.int, let count = node.argument("count")?.int {
      draft.element.context = .tabBarItem(index: index, count: count)
    }
    if let badge = badge(node, walk) {
      draft.element.value = SpokenText(badge)
      draft.note(.value, "the tab's badge", source: node.source)
    }
    draft.setDefault(DefaultCommands.pressed(node), node, place, "a double tap shows the tab")
    walk.push(draft)
  }

  /// Up to iOS 18 a number is so many items; on 26 the badge is not reported (reference images).
  private static func badge(_ node: ViewNode, _ walk: Walk) -> String? {
    let isReported =
      switch walk.environment.readings.tabBadge {
      case .profile: walk.profile < .ios26
      case .on: true
      case .off: false
      }
    guard isReported, let badge = node.argument("badge")?.string, !badge.isEmpty else {
      return nil
    }
    guard let number = Int(badge), walk.words.language == .english else { return badge }
    return number == 1 ? "1 item" : "\(badge) items"
  }
}
