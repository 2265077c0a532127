// Swift's standard library: the declarations of RangeSet.
// Declared as the toolchain's interface has it, with code of our own.

struct RangeSet<Bound> where Bound: Comparable {
  /// Apart from each other, in their order.
  var storage: [Range<Bound>]
  var ranges: RangeSet<Bound>.Ranges { Ranges(storage: storage) }
  init() { storage = [] }
  init(_ range: Range<Bound>) { storage = range.isEmpty ? [] : [range] }
  init(_ ranges: some Sequence<Range<Bound>>) {
    storage = []
    for range in ranges { insert(contentsOf: range) }
  }
  var isEmpty: Bool { storage.isEmpty }
  func contains(_ value: Bound) -> Bool {
    for range in storage {
      if range.contains(value) { return true }
    }
    return false
  }
  mutating func insert(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    if let last = storage.last, last.upperBound < range.lowerBound {
      storage.append(range)
      return
    }
    var lower = range.lowerBound
    var upper = range.upperBound
    var before: [Range<Bound>] = []
    var after: [Range<Bound>] = []
    for other in storage {
      if other.upperBound < lower {
        before.append(other)
      } else if upper < other.lowerBound {
        after.append(other)
      } else {
        if other.lowerBound < lower { lower = other.lowerBound }
        if other.upperBound > upper { upper = other.upperBound }
      }
    }
    storage = before + [lower..<upper] + after
  }
  mutating func remove(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    var result: [Range<Bound>] = []
    for other in storage {
      if other.upperBound <= range.lowerBound || range.upperBound <= other.lowerBound {
        result.append(other)
      } else {
        if other.lowerBound < range.lowerBound { result.append(other.lowerBound..<range.lowerBound) }
        if range.upperBound < other.upperBound { result.append(range.upperBound..<other.upperBound) }
      }
    }
    storage = result
  }
}

extension RangeSet: Equatable {
  static func == (left: RangeSet<Bound>, right: RangeSet<Bound>) -> Bool
}

extension RangeSet: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension RangeSet: Sendable where Bound: Sendable {}

extension RangeSet {
  init<S, C>(_ indices: S, within collection: C)
  where Bound == S.Element, S: Sequence, C: Collection, S.Element == C.Index {
    storage = []
    for index in indices { insert(contentsOf: index..<collection.index(after: index)) }
  }
  @discardableResult mutating func insert<C>(_ index: Bound, within collection: C) -> Bool
  where Bound == C.Index, C: Collection {
    if contains(index) { return false }
    insert(contentsOf: index..<collection.index(after: index))
    return true
  }
  mutating func remove<C>(_ index: Bound, within collection: C) where Bound == C.Index, C: Collection {
    remove(contentsOf: index..<collection.index(after: index))
  }
}

extension RangeSet {
  mutating func formUnion(_ other: RangeSet<Bound>) {
    for range in other.storage { insert(contentsOf: range) }
  }
  mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
  mutating func subtract(_ other: RangeSet<Bound>) {
    for range in other.storage { remove(contentsOf: range) }
  }
  func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.formUnion(other)
    return result
  }
  func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.subtract(subtracting(other))
    return result
  }
  func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    subtracting(other).union(other.subtracting(self))
  }
  func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.subtract(other)
    return result
  }
  func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
  func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
  func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
  func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
  func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
}

extension RangeSet: CustomStringConvertible {
  var description: String { ranges.description }
}

extension RangeSet {
  struct Ranges {
    let storage: [Range<Bound>]

    init(storage: [Range<Bound>]) { self.storage = storage }
  }
}

extension RangeSet.Ranges: Sequence {
  typealias Element = Range<Bound>
  typealias Iterator = IndexingIterator<RangeSet<Bound>.Ranges>
}

extension RangeSet.Ranges: Collection {
  typealias Index = Int
  typealias Indices = Range<RangeSet<Bound>.Ranges.Index>
  typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
  var startIndex: RangeSet<Bound>.Ranges.Index { 0 }
  var endIndex: RangeSet<Bound>.Ranges.Index { storage.count }
  var count: Int { storage.count }
  subscript(i: RangeSet<Bound>.Ranges.Index) -> RangeSet<Bound>.Ranges.Element { storage[i] }
}

extension RangeSet.Ranges: RandomAccessCollection {}

extension RangeSet.Ranges: Equatable {
  static func == (left: RangeSet<Bound>.Ranges, right: RangeSet<Bound>.Ranges) -> Bool
}

extension RangeSet.Ranges: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension RangeSet.Ranges: Sendable where Bound: Sendable {}

extension RangeSet.Ranges: CustomStringConvertible {
  var description: String { storage.description }
}
