import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Sheets, alerts, dialogs, menus: modal containers that a scrub closes.
enum SystemPresentations {
  @Sendable static func alert(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    presentation(node, place, &walk, as: .alert)
  }

  @Sendable static func sheet(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    presentation(node, place, &walk, as: .sheet)
  }

  @Sendable static func menu(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    presentation(node, place, &walk, as: .menu)
  }

  private static func presentation(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, as kind: AccessibilityContainer.Kind
  ) {
    walk.presented.append(node.identity)
    var scope = place.scope
    scope.listing = .none
    scope.rowSelection = nil
    scope.isHeader = false
    scope.isDisabled = false
    walk.resolve(node.children, in: scope)
    finish(node, place, &walk, as: kind)
  }

  /// What the system arranged in an order of its own keeps it: title, message, buttons.
  @inline(never)
  private static func finish(
    _ node: ViewNode, _ place: Place, _ walk: inout Walk, as kind: AccessibilityContainer.Kind
  ) {
    let index = walk.wrap(node, place, as: kind, takesAttributes: true)
    walk.clusters[index].isModal = true
    walk.clusters[index].keepsWrittenOrder = kind == .alert || kind == .menu
    let commands = node.argument("escape")?.commands ?? []
    walk.clusters[index].container.escape = commands.first
    walk.clusters[index].container.escapeFollowUps = Array(commands.dropFirst())
    walk.clusters[index].container.isModal = true
  }
}
