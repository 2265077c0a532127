// UIKit: the declarations of UIViewController.

extension UIViewController {
  class Transition: NSObject {
    class func zoom(sourceViewProvider: @escaping (Any) -> UIView?) -> UIViewController.Transition {
      Transition()
    }
    class func coverVertical() -> UIViewController.Transition { Transition() }
    class func crossDissolve() -> UIViewController.Transition { Transition() }
    class func flipHorizontal() -> UIViewController.Transition { Transition() }
  }
}
