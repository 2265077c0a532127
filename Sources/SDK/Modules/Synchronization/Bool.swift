// Swift's module Synchronization: the declarations of Bool.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Bool: AtomicRepresentable {
  typealias AtomicRepresentation = UInt8.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Bool) -> Bool.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Bool.AtomicRepresentation) -> Bool
}
