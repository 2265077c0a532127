// CoreBluetooth: the declarations of CBManagerAuthorization.
// Declared as the framework's interface has it, with code of our own.

enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case allowedAlways
}
