// UIKit: the declarations of UIStoryboardSegue.

class UIStoryboardSegue: NSObject {
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController
  init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  func perform() {}
}
