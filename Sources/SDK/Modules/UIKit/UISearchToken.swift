// UIKit: the declarations of UISearchToken.

class UISearchToken: NSObject {
  var representedObject: Any?
  let _text: String
  let _icon: UIImage?
  init(icon: UIImage?, text: String) {
    _icon = icon
    _text = text
  }
}
