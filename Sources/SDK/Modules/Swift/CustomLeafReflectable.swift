// Swift's standard library: the declarations of CustomLeafReflectable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CustomLeafReflectable: CustomReflectable {}
