// MultipeerConnectivity: the declarations of MCSession. Nobody is near.
// Declared as the framework's interface has it, with code of our own.

class MCSession: NSObject {
  weak var delegate: (any MCSessionDelegate)?
  let myPeerID: MCPeerID
  let encryptionPreference: MCEncryptionPreference
  var securityIdentity: [Any]? { nil }
  var connectedPeers: [MCPeerID] { [] }
  convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    self.encryptionPreference = encryptionPreference
  }
  func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {}
  func disconnect() {}
  func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? { nil }
  func cancelConnectPeer(_ peerID: MCPeerID) {}
}
