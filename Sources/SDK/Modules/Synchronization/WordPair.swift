// Swift's module Synchronization: the declarations of WordPair.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct WordPair {
  var first: UInt { get set }
  var second: UInt { get set }
  init(first: UInt, second: UInt)
}

extension WordPair: AtomicRepresentable {
  typealias AtomicRepresentation = _Atomic128BitStorage
  static func encodeAtomicRepresentation(_ value: WordPair) -> WordPair.AtomicRepresentation
  static func decodeAtomicRepresentation(_ representation: WordPair.AtomicRepresentation) -> WordPair
}

extension WordPair: Equatable {
  static func == (lhs: WordPair, rhs: WordPair) -> Bool
}

extension WordPair: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension WordPair: Comparable {
  static func < (lhs: WordPair, rhs: WordPair) -> Bool
}

extension WordPair: CustomStringConvertible {
  var description: String { get }
}

extension WordPair: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension WordPair: Sendable {}
