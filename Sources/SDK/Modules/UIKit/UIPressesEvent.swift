// UIKit: the declarations of UIPressesEvent.

class UIPressesEvent: UIEvent {
  var allPresses: Set<UIPress> { [] }
}
