// UIKit: the declarations of NSStringDrawingContext.

class NSStringDrawingContext: NSObject {
  override init() { super.init() }
  var minimumScaleFactor: CGFloat = 0
}
