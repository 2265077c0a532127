// Swift's module Synchronization: the declarations of _Atomic128BitStorage.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _Atomic128BitStorage {}

extension _Atomic128BitStorage: Sendable {}
