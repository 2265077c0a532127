// Swift's module Synchronization: the declarations of _Atomic16BitStorage.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _Atomic16BitStorage {}

extension _Atomic16BitStorage: Sendable {}
