// Swift's module Synchronization: the declarations of Int32.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Int32: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic32BitStorage
  static func encodeAtomicRepresentation(_ value: Int32) -> Int32.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Int32.AtomicRepresentation) -> Int32
}
