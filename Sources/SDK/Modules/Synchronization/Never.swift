// Swift's module Synchronization: the declarations of Never.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Never: AtomicRepresentable {
  typealias AtomicRepresentation = Never
  static func encodeAtomicRepresentation(_ value: Never) -> Never
  static func decodeAtomicRepresentation(_ representation: Never) -> Never
}
