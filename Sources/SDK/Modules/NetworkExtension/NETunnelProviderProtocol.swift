// NetworkExtension: the declarations of NETunnelProviderProtocol.
// Declared as the framework's interface has it, with code of our own.

class NETunnelProviderProtocol: NEVPNProtocol {
  var providerConfiguration: [String: Any]?
  var providerBundleIdentifier: String?
  override init() {}
}
