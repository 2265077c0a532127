// Swift's standard library: the declarations of Unmanaged.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Unmanaged: Sendable where Instance: Sendable {}
