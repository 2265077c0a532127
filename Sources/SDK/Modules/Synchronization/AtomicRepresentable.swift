// Swift's module Synchronization: the declarations of AtomicRepresentable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol AtomicRepresentable {
  associatedtype AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Self) -> Self.AtomicRepresentation
  static func decodeAtomicRepresentation(_ storage: Self.AtomicRepresentation) -> Self
}
