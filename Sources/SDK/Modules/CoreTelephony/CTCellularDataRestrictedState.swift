// CoreTelephony: the declarations of CTCellularDataRestrictedState.
// Declared as the framework's interface has it, with code of our own.

enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted
  case notRestricted
}
