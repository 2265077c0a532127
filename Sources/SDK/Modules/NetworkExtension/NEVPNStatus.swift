// NetworkExtension: the declarations of NEVPNStatus.
// Declared as the framework's interface has it, with code of our own.

enum NEVPNStatus: Int, Sendable {
  case invalid = 0
  case disconnected
  case connecting
  case connected
  case reasserting
  case disconnecting
}
