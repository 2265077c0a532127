// CoreBluetooth: the declarations of CBManager. Nobody has allowed it yet.
// Declared as the framework's interface has it, with code of our own.

class CBManager: NSObject {
  var state: CBManagerState { .unknown }
  class var authorization: CBManagerAuthorization { .notDetermined }
  var authorization: CBManagerAuthorization { .notDetermined }
  override init() {}
}
