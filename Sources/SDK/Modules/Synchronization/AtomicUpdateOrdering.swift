// Swift's module Synchronization: the declarations of AtomicUpdateOrdering.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AtomicUpdateOrdering {}

extension AtomicUpdateOrdering {
  static var relaxed: AtomicUpdateOrdering { get }
  static var acquiring: AtomicUpdateOrdering { get }
  static var releasing: AtomicUpdateOrdering { get }
  static var acquiringAndReleasing: AtomicUpdateOrdering { get }
  static var sequentiallyConsistent: AtomicUpdateOrdering { get }
}

extension AtomicUpdateOrdering: Equatable {
  static func == (left: AtomicUpdateOrdering, right: AtomicUpdateOrdering) -> Bool
}

extension AtomicUpdateOrdering: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension AtomicUpdateOrdering: CustomStringConvertible {
  var description: String { get }
}

extension AtomicUpdateOrdering: Sendable {}
