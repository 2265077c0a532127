// Swift's module Synchronization: the declarations of Double.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Double: AtomicRepresentable {
  typealias AtomicRepresentation = UInt64.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Double) -> Double.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Double.AtomicRepresentation) -> Double
}
