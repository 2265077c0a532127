// GameController: the declarations of GCKeyboard.
// Declared as the framework's interface has it, with code of our own.

class GCKeyboard: NSObject, GCDevice {
  class var coalesced: GCKeyboard? { nil }
  var vendorName: String? { get }
  var productCategory: String { get }
}
