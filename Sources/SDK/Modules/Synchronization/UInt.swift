// Swift's module Synchronization: the declarations of UInt.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension UInt: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic64BitStorage
  static func encodeAtomicRepresentation(_ value: UInt) -> UInt.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: UInt.AtomicRepresentation) -> UInt
}
