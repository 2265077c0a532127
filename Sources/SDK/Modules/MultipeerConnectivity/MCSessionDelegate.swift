// MultipeerConnectivity: the declarations of MCSessionDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
