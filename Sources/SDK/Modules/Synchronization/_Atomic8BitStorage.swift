// Swift's module Synchronization: the declarations of _Atomic8BitStorage.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _Atomic8BitStorage {}

extension _Atomic8BitStorage: Sendable {}
