// Swift's standard library: the declarations of _CVarArgPassedAsDouble.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol _CVarArgPassedAsDouble: CVarArg {}
