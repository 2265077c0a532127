// Swift's standard library: the declarations of TextOutputStreamable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream
}
