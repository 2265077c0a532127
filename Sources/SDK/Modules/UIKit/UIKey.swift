// UIKit: the declarations of UIKey.

class UIKey: NSObject {
  var characters: String { "" }
  var charactersIgnoringModifiers: String { "" }
  override init() { super.init() }
}
