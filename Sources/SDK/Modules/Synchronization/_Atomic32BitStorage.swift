// Swift's module Synchronization: the declarations of _Atomic32BitStorage.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _Atomic32BitStorage {}

extension _Atomic32BitStorage: Sendable {}
