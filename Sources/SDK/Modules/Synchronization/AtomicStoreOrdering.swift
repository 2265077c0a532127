// Swift's module Synchronization: the declarations of AtomicStoreOrdering.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AtomicStoreOrdering {}

extension AtomicStoreOrdering {
  static var relaxed: AtomicStoreOrdering { get }
  static var releasing: AtomicStoreOrdering { get }
  static var sequentiallyConsistent: AtomicStoreOrdering { get }
}

extension AtomicStoreOrdering: Equatable {
  static func == (left: AtomicStoreOrdering, right: AtomicStoreOrdering) -> Bool
}

extension AtomicStoreOrdering: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension AtomicStoreOrdering: CustomStringConvertible {
  var description: String { get }
}

extension AtomicStoreOrdering: Sendable {}
