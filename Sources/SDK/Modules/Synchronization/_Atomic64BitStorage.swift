// Swift's module Synchronization: the declarations of _Atomic64BitStorage.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _Atomic64BitStorage {}

extension _Atomic64BitStorage: Sendable {}
