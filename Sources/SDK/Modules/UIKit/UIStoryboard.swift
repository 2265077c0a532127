// UIKit: the declarations of UIStoryboard.

class UIStoryboard: NSObject {
  let _name: String
  let _bundle: Bundle?
  init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    _name = name
    _bundle = storyboardBundleOrNil
  }
  func _controller(_ identifier: String?) -> UIViewController? {
    guard let file = _Interface.named(_name, "storyboard", near: nil) else {
      _Interface.tell(
        "the interface file '\(_name).storyboard' is not found", missing: "\(_name).storyboard")
      return nil
    }
    return file.scene(identifier)?.controller()
  }
  func instantiateInitialViewController() -> UIViewController? { _controller(nil) }
  func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    _controller(identifier) ?? UIViewController()
  }
  func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController { _controller(nil) as? ViewController }
  func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    _controller(identifier) as! ViewController
  }
}
