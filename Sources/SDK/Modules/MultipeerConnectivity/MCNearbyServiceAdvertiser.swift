// MultipeerConnectivity: the declarations of MCNearbyServiceAdvertiser.
// Declared as the framework's interface has it, with code of our own.

class MCNearbyServiceAdvertiser: NSObject {
  weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  let myPeerID: MCPeerID
  let discoveryInfo: [String: String]?
  let serviceType: String
  init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }
  func startAdvertisingPeer() {}
  func stopAdvertisingPeer() {}
}
