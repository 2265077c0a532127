// Swift's standard library: the declarations of KeyPath.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

class KeyPath<Root, Value>: PartialKeyPath<Root> {}
