// Swift's module Synchronization: the declarations of AtomicLazyReference.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AtomicLazyReference<Instance> where Instance: AnyObject {
  init()
}

extension AtomicLazyReference {
  func storeIfNil(_ desired: Instance) -> Instance
  func load() -> Instance?
}

extension AtomicLazyReference: Sendable where Instance: Sendable {}
