// MultipeerConnectivity: the declarations of MCPeerID.
// Declared as the framework's interface has it, with code of our own.

class MCPeerID: NSObject {
  let displayName: String
  init(displayName myDisplayName: String) { displayName = myDisplayName }
}
