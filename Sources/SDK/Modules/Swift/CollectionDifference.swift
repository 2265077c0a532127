// Swift's standard library: the declarations of CollectionDifference.
// Declared as the toolchain's interface has it, with code of our own.

struct CollectionDifference<ChangeElement> {
  enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
  }
  let insertions: [CollectionDifference<ChangeElement>.Change]
  let removals: [CollectionDifference<ChangeElement>.Change]
  init?<Changes>(_ changes: Changes)
  where Changes: Collection, Changes.Element == CollectionDifference<ChangeElement>.Change {
    var insertions: [CollectionDifference<ChangeElement>.Change] = []
    var removals: [CollectionDifference<ChangeElement>.Change] = []
    for change in changes {
      switch change {
      case .insert(let offset, _, _):
        if offset < 0 || insertions.contains(where: { Self.place(of: $0) == offset }) { return nil }
        insertions.append(change)
      case .remove(let offset, _, _):
        if offset < 0 || removals.contains(where: { Self.place(of: $0) == offset }) { return nil }
        removals.append(change)
      }
    }
    self.insertions = insertions.sorted { Self.place(of: $0) < Self.place(of: $1) }
    self.removals = removals.sorted { Self.place(of: $0) < Self.place(of: $1) }
  }
  static func place(of change: CollectionDifference<ChangeElement>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _): offset
    case .remove(let offset, _, _): offset
    }
  }
  func inverse() -> CollectionDifference<ChangeElement> {
    let changes = self.map { change -> CollectionDifference<ChangeElement>.Change in
      switch change {
      case .insert(let offset, let element, let other):
        .remove(offset: offset, element: element, associatedWith: other)
      case .remove(let offset, let element, let other):
        .insert(offset: offset, element: element, associatedWith: other)
      }
    }
    return CollectionDifference(changes)!
  }
}

extension CollectionDifference: Collection {
  typealias Element = CollectionDifference<ChangeElement>.Change
  struct Index {
    let offset: Int

    init(offset: Int) { self.offset = offset }
  }
  var startIndex: CollectionDifference<ChangeElement>.Index { Index(offset: 0) }
  var endIndex: CollectionDifference<ChangeElement>.Index { Index(offset: removals.count + insertions.count) }
  func index(after index: CollectionDifference<ChangeElement>.Index)
    -> CollectionDifference<ChangeElement>.Index
  { Index(offset: index.offset + 1) }
  subscript(position: CollectionDifference<ChangeElement>.Index)
    -> CollectionDifference<ChangeElement>.Element
  {
    let count = removals.count
    // Removals from the last to the first, so that the offsets of the others stay.
    return position.offset < count
      ? removals[count - 1 - position.offset] : insertions[position.offset - count]
  }
  func index(before index: CollectionDifference<ChangeElement>.Index)
    -> CollectionDifference<ChangeElement>.Index
  { Index(offset: index.offset - 1) }
  func formIndex(_ index: inout CollectionDifference<ChangeElement>.Index, offsetBy distance: Int) {
    index = Index(offset: index.offset + distance)
  }
  func distance(
    from start: CollectionDifference<ChangeElement>.Index, to end: CollectionDifference<ChangeElement>.Index
  ) -> Int { end.offset - start.offset }
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
  ) -> Bool { lhs.offset < rhs.offset }
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
