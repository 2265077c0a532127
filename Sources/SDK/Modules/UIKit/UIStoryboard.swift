// UIKit: the declarations of UIStoryboard.

/// What an interface file holds is made by who reads it.
class UIStoryboard: NSObject {
  let _name: String
  let _bundle: Bundle?
  init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    _name = name
    _bundle = storyboardBundleOrNil
  }
  func instantiateInitialViewController() -> UIViewController?
  func instantiateViewController(withIdentifier identifier: String) -> UIViewController
  func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController
  func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController
}
