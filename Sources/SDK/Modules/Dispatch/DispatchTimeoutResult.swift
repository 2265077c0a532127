// Dispatch: the declarations of DispatchTimeoutResult.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum DispatchTimeoutResult: Hashable, Sendable {
  case success
  case timedOut
}
