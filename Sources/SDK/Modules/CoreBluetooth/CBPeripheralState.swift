// CoreBluetooth: the declarations of CBPeripheralState.
// Declared as the framework's interface has it, with code of our own.

enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting
  case connected
  case disconnecting
}
