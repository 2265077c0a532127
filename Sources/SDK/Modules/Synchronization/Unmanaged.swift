// Swift's module Synchronization: the declarations of Unmanaged.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Unmanaged: AtomicRepresentable {
  typealias AtomicRepresentation = Int.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Unmanaged<Instance>)
    -> Unmanaged<Instance>.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Unmanaged<Instance>.AtomicRepresentation)
    -> Unmanaged<Instance>
}

extension Unmanaged: AtomicOptionalRepresentable {
  typealias AtomicOptionalRepresentation = Int.AtomicRepresentation
  static func encodeAtomicOptionalRepresentation(_ value: Unmanaged<Instance>?)
    -> Unmanaged<Instance>.AtomicOptionalRepresentation
  static func decodeAtomicOptionalRepresentation(
    _ representation: Unmanaged<Instance>.AtomicOptionalRepresentation
  ) -> Unmanaged<Instance>?
}
