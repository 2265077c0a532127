// Swift's module Synchronization: the declarations of UInt32.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension UInt32: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic32BitStorage
  static func encodeAtomicRepresentation(_ value: UInt32) -> UInt32.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: UInt32.AtomicRepresentation) -> UInt32
}
