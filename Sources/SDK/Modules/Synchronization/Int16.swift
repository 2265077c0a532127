// Swift's module Synchronization: the declarations of Int16.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Int16: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic16BitStorage
  static func encodeAtomicRepresentation(_ value: Int16) -> Int16.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Int16.AtomicRepresentation) -> Int16
}
