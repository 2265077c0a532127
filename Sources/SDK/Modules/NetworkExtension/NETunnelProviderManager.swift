// NetworkExtension: the declarations of NETunnelProviderManager.
// Declared as the framework's interface has it, with code of our own.

class NETunnelProviderManager: NEVPNManager {
  override init() {}
  class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {}
  class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    await withCheckedContinuation { _ in }
  }
}
