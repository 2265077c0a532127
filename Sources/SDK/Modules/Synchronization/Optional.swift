// Swift's module Synchronization: the declarations of Optional.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Optional: AtomicRepresentable where Wrapped: AtomicOptionalRepresentable {
  typealias AtomicRepresentation = Wrapped.AtomicOptionalRepresentation
  static func encodeAtomicRepresentation(_ value: Wrapped?) -> Optional<Wrapped>.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Optional<Wrapped>.AtomicRepresentation) -> Wrapped?
}
