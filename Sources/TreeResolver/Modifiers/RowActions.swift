import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Actions that come with a row or a menu: swipe actions first, before all named ones, on every
/// element of the row (settled; AccessibilitySnapshot pull request 323, device-checked); items
/// of a context menu after them.
enum RowActions {
  @Sendable static func swipe(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let actions = walk.actions(of: modifier.argument("content")?.views ?? [], place)
    guard !actions.isEmpty else { return }
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.swipeActions += actions
        draft.note(.actions, "swipe actions come first", modifier)
      })
  }

  /// `contextMenu`: its items are offered as actions (Apple session 2025-224; the cause is
  /// assumed).
  @Sendable static func contextMenu(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    let actions = walk.actions(of: modifier.views("menuItems"), place)
    guard !actions.isEmpty else { return }
    walk.give(
      node, place, creating: false,
      element: { draft in
        draft.menuActions += actions
        draft.element.longPress = .interface(.present(node.identity))
        draft.note(.actions, "items of the context menu", modifier)
      })
  }

  /// "Delete" from `onDelete` on a ForEach inside a List, on what row `index` has made.
  static func delete(_ deletion: RowDeletion, from mark: Mark, _ walk: inout Walk) {
    let modifier = deletion.action.modifier
    let action = deletion.offered
    for element in walk.elements(of: walk.output[mark.output...]) {
      // A row's own swipe actions take the place of the synthesized one (documented).
      guard walk.drafts[element].swipeActions.isEmpty else { continue }
      walk.drafts[element].swipeActions = [action]
      walk.drafts[element].offersDeletion = true
      walk.drafts[element].note(.actions, "onDelete offers \"Delete\"", modifier)
    }
  }
}

/// ForEach: rows one after the other; `onDelete` reaches each of them.
enum Rows {
  @Sendable static func forEach(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    if place.scope.listing != .none, node.argument("isEditing")?.bool == true {
      EditedRows.resolve(node, place, &walk)
      return
    }
    guard place.scope.listing != .none,
      let modifier = node.modifier("onDelete"),
      let action = RowDeletion.Action(modifier, named: walk.words[.delete])
    else {
      walk.resolve(node.children, in: place.scope)
      return
    }
    let keepsAll = keepsRow(node)
    for index in node.children.indices {
      let deletion =
        keepsAll || keepsRow(node.children[index]) ? nil : RowDeletion(action: action, index: index)
      walk.resolve(node.children[index], in: place.scope, deleting: deletion)
    }
  }

  private static func keepsRow(_ node: ViewNode) -> Bool {
    node.modifier("deleteDisabled")?.unlabeled()?.bool == true
  }
}
