// NetworkExtension: the declarations of NEVPNProtocolIKEv2.
// Declared as the framework's interface has it, with code of our own.

class NEVPNProtocolIKEv2: NEVPNProtocol {
  var remoteIdentifier: String?
  var localIdentifier: String?
  var useExtendedAuthentication = false
  override init() {}
}
