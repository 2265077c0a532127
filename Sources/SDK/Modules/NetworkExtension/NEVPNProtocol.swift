// NetworkExtension: the declarations of NEVPNProtocol.
// Declared as the framework's interface has it, with code of our own.

class NEVPNProtocol: NSObject {
  var serverAddress: String?
  var username: String?
  var passwordReference: Data?
  var disconnectOnSleep = false
  var includeAllNetworks = false
  override init() {}
}
