// Swift's module Synchronization: the declarations of AtomicOptionalRepresentable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol AtomicOptionalRepresentable: AtomicRepresentable {
  associatedtype AtomicOptionalRepresentation
  static func encodeAtomicOptionalRepresentation(_ value: Self?) -> Self.AtomicOptionalRepresentation
  static func decodeAtomicOptionalRepresentation(_ representation: Self.AtomicOptionalRepresentation) -> Self?
}
