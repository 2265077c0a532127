// GameController: the declarations of GCController. None is connected.
// Declared as the framework's interface has it, with code of our own.

class GCController: NSObject, GCDevice {
  class func controllers() -> [GCController] { [] }
  class var current: GCController? { nil }
  class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {}
  class func stopWirelessControllerDiscovery() {}
  var vendorName: String? { get }
  var productCategory: String { get }
  var isAttachedToDevice: Bool { get }
  var playerIndex: GCControllerPlayerIndex = .indexUnset
  var extendedGamepad: GCExtendedGamepad? { get }
  var microGamepad: GCMicroGamepad? { get }
  var battery: GCDeviceBattery? { get }
}
