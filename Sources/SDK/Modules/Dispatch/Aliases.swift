// Dispatch: the declarations of Aliases.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

typealias DispatchSourceHandler = () -> Void
