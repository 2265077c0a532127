// Swift's standard library: the declarations of Decodable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Decodable {
  init(from decoder: any Decoder) throws
}
