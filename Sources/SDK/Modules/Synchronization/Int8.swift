// Swift's module Synchronization: the declarations of Int8.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Int8: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic8BitStorage
  static func encodeAtomicRepresentation(_ value: Int8) -> Int8.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Int8.AtomicRepresentation) -> Int8
}
