// MultipeerConnectivity: the declarations of MCNearbyServiceAdvertiserDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

/// Objective-C's protocol asks for this optionally.
extension MCNearbyServiceAdvertiserDelegate {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}
