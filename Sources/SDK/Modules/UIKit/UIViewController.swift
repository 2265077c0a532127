// UIKit: the declarations of UIViewController.
// Declared as the framework's interface has it, with code of our own.

class UIViewController: UIResponder {
  init()
  init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  var view: UIView! { get set }
  var title: String? { get set }
  var parent: UIViewController? { get }
  var children: [UIViewController] { get }
  var presentedViewController: UIViewController? { get }
  var presentingViewController: UIViewController? { get }
  var traitCollection: UITraitCollection { get }
  func viewDidLoad()
  func viewWillAppear(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewWillDisappear(_ animated: Bool)
  func viewDidDisappear(_ animated: Bool)
  func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  func addChild(_ childController: UIViewController)
  func didMove(toParent parent: UIViewController?)
  func willMove(toParent parent: UIViewController?)
  func removeFromParent()
}
