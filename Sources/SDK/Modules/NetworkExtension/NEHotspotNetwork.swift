// NetworkExtension: the declarations of NEHotspotNetwork.
// Declared as the framework's interface has it, with code of our own.

class NEHotspotNetwork: NSObject {
  var ssid: String { get }
  var bssid: String { get }
  var signalStrength: Double { get }
  class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {}
  class func fetchCurrent() async -> NEHotspotNetwork? { await withCheckedContinuation { _ in } }
}
