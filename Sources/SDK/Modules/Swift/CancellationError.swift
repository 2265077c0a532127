// Swift's standard library: the declarations of CancellationError.
// Declared as the toolchain's interface has it, with code of our own.

struct CancellationError: Error {
  init() {}
}
