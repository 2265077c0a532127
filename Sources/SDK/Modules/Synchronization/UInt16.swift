// Swift's module Synchronization: the declarations of UInt16.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension UInt16: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic16BitStorage
  static func encodeAtomicRepresentation(_ value: UInt16) -> UInt16.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: UInt16.AtomicRepresentation) -> UInt16
}
