// Swift's module Synchronization: the declarations of UInt8.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension UInt8: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic8BitStorage
  static func encodeAtomicRepresentation(_ value: UInt8) -> UInt8.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: UInt8.AtomicRepresentation) -> UInt8
}
