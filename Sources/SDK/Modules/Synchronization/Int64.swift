// Swift's module Synchronization: the declarations of Int64.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Int64: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic64BitStorage
  static func encodeAtomicRepresentation(_ value: Int64) -> Int64.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Int64.AtomicRepresentation) -> Int64
}
