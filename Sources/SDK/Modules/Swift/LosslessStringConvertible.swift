// Swift's standard library: the declarations of LosslessStringConvertible.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}
