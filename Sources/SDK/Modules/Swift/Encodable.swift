// Swift's standard library: the declarations of Encodable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Encodable {
  func encode(to encoder: any Encoder) throws
}
