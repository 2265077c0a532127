// Swift's standard library: the declarations of CollectionDifference.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct CollectionDifference<ChangeElement> {
  enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
  }
  let insertions: [CollectionDifference<ChangeElement>.Change]
  let removals: [CollectionDifference<ChangeElement>.Change]
  init?<Changes>(_ changes: Changes)
  where Changes: Collection, Changes.Element == CollectionDifference<ChangeElement>.Change
  func inverse() -> CollectionDifference<ChangeElement>
}

extension CollectionDifference: Collection {
  typealias Element = CollectionDifference<ChangeElement>.Change
  struct Index {}
  var startIndex: CollectionDifference<ChangeElement>.Index { get }
  var endIndex: CollectionDifference<ChangeElement>.Index { get }
  func index(after index: CollectionDifference<ChangeElement>.Index)
    -> CollectionDifference<ChangeElement>.Index
  subscript(position: CollectionDifference<ChangeElement>.Index)
    -> CollectionDifference<ChangeElement>.Element
  { get }
  func index(before index: CollectionDifference<ChangeElement>.Index)
    -> CollectionDifference<ChangeElement>.Index
  func formIndex(_ index: inout CollectionDifference<ChangeElement>.Index, offsetBy distance: Int)
  func distance(
    from start: CollectionDifference<ChangeElement>.Index, to end: CollectionDifference<ChangeElement>.Index
  ) -> Int
  typealias Indices = DefaultIndices<CollectionDifference<ChangeElement>>
  typealias Iterator = IndexingIterator<CollectionDifference<ChangeElement>>
  typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
}

extension CollectionDifference.Index: Equatable {
  static func == (
    lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index
  ) -> Bool
}

extension CollectionDifference.Index: Comparable {
  static func < (
    lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index
  ) -> Bool
}

extension CollectionDifference.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {
  static func == (
    a: CollectionDifference<ChangeElement>.Change, b: CollectionDifference<ChangeElement>.Change
  ) -> Bool
}

extension CollectionDifference: Equatable where ChangeElement: Equatable {
  static func == (a: CollectionDifference<ChangeElement>, b: CollectionDifference<ChangeElement>) -> Bool
}

extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension CollectionDifference: Hashable where ChangeElement: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension CollectionDifference where ChangeElement: Hashable {
  func inferringMoves() -> CollectionDifference<ChangeElement>
}

extension CollectionDifference.Change: Codable where ChangeElement: Decodable, ChangeElement: Encodable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension CollectionDifference: Codable where ChangeElement: Decodable, ChangeElement: Encodable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension CollectionDifference: Sendable where ChangeElement: Sendable {}

extension CollectionDifference.Change: Sendable where ChangeElement: Sendable {}

extension CollectionDifference.Index: Sendable where ChangeElement: Sendable {}
