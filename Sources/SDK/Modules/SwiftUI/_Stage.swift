// SwiftUI: the declarations of _Stage.
// Declared as the framework's interface has it, with code of our own.

/// What shows an object of UIKit among views of SwiftUI: a window of its own.
final class _Stage<Coordinator> {
  let coordinator: Coordinator
  let window = UIWindow(frame: UIScreen.main.bounds)
  var object: NSObject?

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }

  func show(_ object: NSObject) {
    self.object = object
    if let controller = object as? UIViewController {
      window.rootViewController = controller
    } else if let view = object as? UIView {
      window.addSubview(view)
    }
  }
}
