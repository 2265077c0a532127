// CoreBluetooth: the declarations of CBManagerState.
// Declared as the framework's interface has it, with code of our own.

enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting
  case unsupported
  case unauthorized
  case poweredOff
  case poweredOn
}
