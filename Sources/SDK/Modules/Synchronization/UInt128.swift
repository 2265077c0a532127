// Swift's module Synchronization: the declarations of UInt128.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension UInt128: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic128BitStorage
  static func encodeAtomicRepresentation(_ value: UInt128) -> UInt128.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: UInt128.AtomicRepresentation) -> UInt128
}
