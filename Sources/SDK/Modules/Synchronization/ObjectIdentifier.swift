// Swift's module Synchronization: the declarations of ObjectIdentifier.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension ObjectIdentifier: AtomicRepresentable {
  typealias AtomicRepresentation = Int.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: ObjectIdentifier) -> ObjectIdentifier.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: ObjectIdentifier.AtomicRepresentation)
    -> ObjectIdentifier
}

extension ObjectIdentifier: AtomicOptionalRepresentable {
  typealias AtomicOptionalRepresentation = Int.AtomicRepresentation
  static func encodeAtomicOptionalRepresentation(_ value: ObjectIdentifier?)
    -> ObjectIdentifier.AtomicOptionalRepresentation
  static func decodeAtomicOptionalRepresentation(
    _ representation: ObjectIdentifier.AtomicOptionalRepresentation
  ) -> ObjectIdentifier?
}
