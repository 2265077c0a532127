// NetworkExtension: the declarations of NEVPNConnection. Nobody has set one up.
// Declared as the framework's interface has it, with code of our own.

class NEVPNConnection: NSObject {
  var status: NEVPNStatus { .invalid }
  var connectedDate: Date? { nil }
  var manager: NEVPNManager { get }
  init(_connection: Void) {}
  func startVPNTunnel() throws {}
  func startVPNTunnel(options: [String: NSObject]? = nil) throws {}
  func stopVPNTunnel() {}
}
