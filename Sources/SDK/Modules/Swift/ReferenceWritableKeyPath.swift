// Swift's standard library: the declarations of ReferenceWritableKeyPath.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
