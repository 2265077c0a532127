// NetworkExtension: the declarations of NETunnelProviderSession.
// Declared as the framework's interface has it, with code of our own.

class NETunnelProviderSession: NEVPNConnection {
  func startTunnel(options: [String: Any]? = nil) throws {}
  func stopTunnel() {}
}
