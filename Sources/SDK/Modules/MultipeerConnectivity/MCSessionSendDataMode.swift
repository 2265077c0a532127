// MultipeerConnectivity: the declarations of MCSessionSendDataMode.
// Declared as the framework's interface has it, with code of our own.

enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0
  case unreliable
}
