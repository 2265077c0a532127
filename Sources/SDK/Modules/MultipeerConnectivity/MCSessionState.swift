// MultipeerConnectivity: the declarations of MCSessionState.
// Declared as the framework's interface has it, with code of our own.

enum MCSessionState: Int, Sendable {
  case notConnected = 0
  case connecting
  case connected
}
