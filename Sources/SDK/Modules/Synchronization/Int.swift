// Swift's module Synchronization: the declarations of Int.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Int: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic64BitStorage
  static func encodeAtomicRepresentation(_ value: Int) -> Int.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Int.AtomicRepresentation) -> Int
}
