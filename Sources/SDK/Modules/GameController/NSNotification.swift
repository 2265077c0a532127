// GameController: the declarations of NSNotification.
// Declared as the framework's interface has it, with code of our own.

extension NSNotification.Name {
  static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
  static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
  static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
  static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
}
