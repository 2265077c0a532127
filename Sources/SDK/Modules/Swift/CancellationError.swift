// Swift's standard library: the declarations of CancellationError.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct CancellationError: Error {
  init() {}
}
