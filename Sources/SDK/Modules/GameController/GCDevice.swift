// GameController: the declarations of GCDevice.
// Declared as the framework's interface has it, with code of our own.

protocol GCDevice: NSObjectProtocol {
  var vendorName: String? { get }
  var productCategory: String { get }
}
