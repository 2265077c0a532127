// Swift's module Synchronization: the declarations of RawRepresentable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension RawRepresentable
where Self: AtomicOptionalRepresentable, Self.RawValue: AtomicOptionalRepresentable {
  typealias AtomicOptionalRepresentation = Self.RawValue.AtomicOptionalRepresentation
  static func encodeAtomicOptionalRepresentation(_ value: Self?) -> Self.RawValue.AtomicOptionalRepresentation
  static func decodeAtomicOptionalRepresentation(_ representation: Self.RawValue.AtomicOptionalRepresentation)
    -> Self?
}

extension RawRepresentable where Self: AtomicRepresentable, Self.RawValue: AtomicRepresentable {
  typealias AtomicRepresentation = Self.RawValue.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Self) -> Self.RawValue.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Self.RawValue.AtomicRepresentation) -> Self
}
