// Dispatch: the declarations of DispatchPredicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}
