// MultipeerConnectivity: the declarations of MCNearbyServiceBrowser.
// Declared as the framework's interface has it, with code of our own.

class MCNearbyServiceBrowser: NSObject {
  weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  let myPeerID: MCPeerID
  let serviceType: String
  init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  func startBrowsingForPeers() {}
  func stopBrowsingForPeers() {}
  func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
