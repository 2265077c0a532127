// Swift's module Synchronization: the declarations of Int128.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Int128: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic128BitStorage
  static func encodeAtomicRepresentation(_ value: Int128) -> Int128.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Int128.AtomicRepresentation) -> Int128
}
