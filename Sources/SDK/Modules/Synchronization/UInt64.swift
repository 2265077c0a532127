// Swift's module Synchronization: the declarations of UInt64.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension UInt64: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic64BitStorage
  static func encodeAtomicRepresentation(_ value: UInt64) -> UInt64.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: UInt64.AtomicRepresentation) -> UInt64
}
