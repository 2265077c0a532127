// Swift's module Synchronization: the declarations of Float16.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Float16: AtomicRepresentable {
  typealias AtomicRepresentation = UInt16.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Float16) -> Float16.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Float16.AtomicRepresentation) -> Float16
}
