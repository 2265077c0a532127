// SwiftData: the declarations of HistoryTombstone.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct HistoryTombstone<Model>: Sequence where Model: PersistentModel {
  struct Iterator: IteratorProtocol {
    mutating func next() -> Any?
    typealias Element = Any
  }
  subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { get }
  func makeIterator() -> HistoryTombstone<Model>.Iterator
  typealias Element = Any
}
