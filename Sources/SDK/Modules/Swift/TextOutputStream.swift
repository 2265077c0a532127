// Swift's standard library: the declarations of TextOutputStream.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol TextOutputStream {
  mutating func write(_ string: String)
}
