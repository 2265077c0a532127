// Swift's module Synchronization: its functions.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

func atomicMemoryFence(ordering: AtomicUpdateOrdering)
