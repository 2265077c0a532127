// FirebaseAuth: the declarations of AuthUIDelegate, as its documentation has them.

protocol AuthUIDelegate: NSObjectProtocol {
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}
