// UIKit: the declarations of UIOpenURLContext.

class UIOpenURLContext: NSObject {
  let url: URL
  init(_url: URL) { url = _url }
}
