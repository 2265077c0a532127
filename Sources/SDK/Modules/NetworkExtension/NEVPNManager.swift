// NetworkExtension: the declarations of NEVPNManager. Nobody has set one up.
// Declared as the framework's interface has it, with code of our own.

class NEVPNManager: NSObject {
  static let _shared = NEVPNManager()
  class func shared() -> NEVPNManager { _shared }
  var isEnabled = false
  var isOnDemandEnabled = false
  var localizedDescription: String?
  var protocolConfiguration: NEVPNProtocol?
  var connection: NEVPNConnection { NEVPNConnection(_connection: ()) }
  override init() {}
  /// The system asks; nobody answers.
  func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {}
  func loadFromPreferences() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {}
  func saveToPreferences() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {}
  func removeFromPreferences() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
}
