// Swift's standard library: the declarations of CustomReflectable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CustomReflectable {
  var customMirror: Mirror { get }
}
