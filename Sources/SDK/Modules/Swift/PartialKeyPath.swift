// Swift's standard library: the declarations of PartialKeyPath.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

class PartialKeyPath<Root>: AnyKeyPath {}
