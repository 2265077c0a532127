// UIKit: the declarations of UISwipeActionsConfiguration.

class UISwipeActionsConfiguration: NSObject {
  let actions: [UIContextualAction]
  var performsFirstActionWithFullSwipe: Bool = true
  init(actions: [UIContextualAction]) { self.actions = actions }
}
