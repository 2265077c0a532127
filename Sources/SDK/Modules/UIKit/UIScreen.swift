// UIKit: the declarations of UIScreen.
// Declared as the framework's interface has it, with code of our own.

class UIScreen: NSObject {
  static var main: UIScreen { get }
  var bounds: CGRect { get }
  var scale: CGFloat { get }
  var brightness: CGFloat { get set }
}
