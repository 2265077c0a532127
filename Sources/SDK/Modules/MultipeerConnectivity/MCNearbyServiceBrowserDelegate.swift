// MultipeerConnectivity: the declarations of MCNearbyServiceBrowserDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

/// Objective-C's protocol asks for this optionally.
extension MCNearbyServiceBrowserDelegate {
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
