// UIKit: the declarations of UIDevice.
// Declared as the framework's interface has it, with code of our own.

class UIDevice: NSObject {
  static var current: UIDevice { get }
  var name: String { get }
  var model: String { get }
  var systemName: String { get }
  var systemVersion: String { get }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  var identifierForVendor: UUID? { get }
}
