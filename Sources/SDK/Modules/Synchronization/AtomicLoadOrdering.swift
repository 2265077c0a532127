// Swift's module Synchronization: the declarations of AtomicLoadOrdering.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AtomicLoadOrdering {}

extension AtomicLoadOrdering {
  static var relaxed: AtomicLoadOrdering { get }
  static var acquiring: AtomicLoadOrdering { get }
  static var sequentiallyConsistent: AtomicLoadOrdering { get }
}

extension AtomicLoadOrdering: Equatable {
  static func == (left: AtomicLoadOrdering, right: AtomicLoadOrdering) -> Bool
}

extension AtomicLoadOrdering: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension AtomicLoadOrdering: CustomStringConvertible {
  var description: String { get }
}

extension AtomicLoadOrdering: Sendable {}
