// Swift's module Synchronization: the declarations of Duration.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Duration: AtomicRepresentable {
  typealias AtomicRepresentation = WordPair.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: Duration) -> Duration.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: Duration.AtomicRepresentation) -> Duration
}
