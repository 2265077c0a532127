// Swift's standard library: the declarations of WritableKeyPath.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
