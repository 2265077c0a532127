// Swift's standard library: the declarations of CustomStringConvertible.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CustomStringConvertible {
  var description: String { get }
}
