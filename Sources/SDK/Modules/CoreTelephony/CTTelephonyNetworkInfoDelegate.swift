// CoreTelephony: the declarations of CTTelephonyNetworkInfoDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

/// Objective-C's protocol asks for this optionally.
extension CTTelephonyNetworkInfoDelegate {
  func dataServiceIdentifierDidChange(_ identifier: String) {}
}
