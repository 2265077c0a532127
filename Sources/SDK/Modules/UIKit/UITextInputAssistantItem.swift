// UIKit: the declarations of UITextInputAssistantItem.

class UITextInputAssistantItem: NSObject {
  var allowsHidingShortcuts: Bool = true
  var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
