import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// "Delete" on the row with that number.
struct RowDeletion: Sendable {
  /// The handler, one for all rows of a list.
  final class Action: Sendable {
    let modifier: Modifier
    let handler: Handler
    /// "Delete" in the screen's language.
    let name: String

    init?(_ modifier: Modifier, named name: String) {
      let perform =
        modifier.argument("action") ?? modifier.argument("perform") ?? modifier.unlabeled()
      guard let handler = perform?.handler else { return nil }
      self.modifier = modifier
      self.handler = handler
      self.name = name
    }
  }

  var action: Action
  var index: Int

  /// As the menu of actions has it.
  var offered: AccessibilityAction {
    AccessibilityAction(
      name: action.name, commands: [.run(action.handler, [.int(index)])], source: action.modifier.source)
  }
}
