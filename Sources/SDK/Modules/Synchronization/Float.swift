// Swift's module Synchronization: the declarations of Float.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Float: AtomicRepresentable {
  typealias AtomicRepresentation = UInt32.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Float) -> Float.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Float.AtomicRepresentation) -> Float
}
