// UIKit: the declarations of NSShadow.

class NSShadow: NSObject {
  override init() { super.init() }
  var shadowOffset: CGSize = CGSize.zero
  var shadowBlurRadius: CGFloat = 0
  var shadowColor: Any?
}
