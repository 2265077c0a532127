// Swift's standard library: the declarations of Collection.
// Declared as the toolchain's interface has it, with code of our own.

protocol Collection<Element>: Sequence {
  @available(*, deprecated) typealias IndexDistance = Int
  associatedtype Index: Comparable
  where
    Self.Index == Self.Indices.Element, Self.Indices.Element == Self.Indices.Index,
    Self.Indices.Index == Self.SubSequence.Index
  var startIndex: Self.Index { get }
  var endIndex: Self.Index { get }
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where Self.Element == Self.SubSequence.Element, Self.SubSequence == Self.SubSequence.SubSequence
  subscript(position: Self.Index) -> Self.Element { get }
  subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
  associatedtype Indices: Collection = DefaultIndices<Self> where Self.Indices == Self.Indices.SubSequence
  var indices: Self.Indices { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func distance(from start: Self.Index, to end: Self.Index) -> Int
  func index(after i: Self.Index) -> Self.Index
  func formIndex(after i: inout Self.Index)
}

extension Collection {
  func formIndex(after i: inout Self.Index) {
    i = index(after: i)
  }
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index {
    precondition(distance >= 0, "Only BidirectionalCollections can be advanced by a negative amount")
    var i = i
    var left = distance
    while left > 0 {
      i = index(after: i)
      left -= 1
    }
    return i
  }
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index? {
    precondition(distance >= 0, "Only BidirectionalCollections can be advanced by a negative amount")
    var i = i
    var left = distance
    while left > 0 {
      if i == limit { return nil }
      i = index(after: i)
      left -= 1
    }
    return i
  }
  func formIndex(_ i: inout Self.Index, offsetBy distance: Int) {
    i = index(i, offsetBy: distance)
  }
  func formIndex(_ i: inout Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Bool {
    if let advanced = index(i, offsetBy: distance, limitedBy: limit) {
      i = advanced
      return true
    }
    i = limit
    return false
  }
  func distance(from start: Self.Index, to end: Self.Index) -> Int {
    precondition(start <= end, "Only BidirectionalCollections can have end come before start")
    var start = start
    var count = 0
    while start != end {
      count = count + 1
      start = index(after: start)
    }
    return count
  }
  func randomElement<T>(using generator: inout T) -> Self.Element? where T: RandomNumberGenerator {
    if isEmpty { return nil }
    let random = Int.random(in: 0..<count, using: &generator)
    return self[index(startIndex, offsetBy: random)]
  }
  func randomElement() -> Self.Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Collection where Self.Iterator == IndexingIterator<Self> {
  func makeIterator() -> IndexingIterator<Self> {
    IndexingIterator(self)
  }
}

extension Collection where Self.SubSequence == Slice<Self> {
  subscript(bounds: Range<Self.Index>) -> Slice<Self> {
    Slice(base: self, bounds: bounds)
  }
}

extension Collection where Self == Self.SubSequence {
  mutating func popFirst() -> Self.Element? {
    if isEmpty { return nil }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
}

extension Collection {
  var isEmpty: Bool {
    startIndex == endIndex
  }
  var first: Self.Element? {
    let start = startIndex
    if start != endIndex { return self[start] }
    return nil
  }
  var underestimatedCount: Int {
    count
  }
  var count: Int {
    distance(from: startIndex, to: endIndex)
  }
}

extension Collection {
  func map<T, E>(_ transform: (Self.Element) throws(E) -> T) throws(E) -> [T] where E: Error
  func dropFirst(_ k: Int = 1) -> Self.SubSequence {
    precondition(k >= 0, "Can't drop a negative number of elements from a collection")
    let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  func dropLast(_ k: Int = 1) -> Self.SubSequence {
    precondition(k >= 0, "Can't drop a negative number of elements from a collection")
    let amount = count - k
    let end = index(startIndex, offsetBy: amount > 0 ? amount : 0, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence {
    var start = startIndex
    let end = endIndex
    while start != end {
      if !(try predicate(self[start])) { break }
      start = index(after: start)
    }
    return self[start..<end]
  }
  func prefix(_ maxLength: Int) -> Self.SubSequence {
    precondition(maxLength >= 0, "Can't take a prefix of negative length from a collection")
    let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence {
    var end = startIndex
    let limit = endIndex
    while end != limit {
      if !(try predicate(self[end])) { break }
      end = index(after: end)
    }
    return self[startIndex..<end]
  }
  func suffix(_ maxLength: Int) -> Self.SubSequence {
    precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
    let amount = count - maxLength
    let start = index(startIndex, offsetBy: amount > 0 ? amount : 0, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  func prefix(upTo end: Self.Index) -> Self.SubSequence {
    self[startIndex..<end]
  }
  func suffix(from start: Self.Index) -> Self.SubSequence {
    self[start..<endIndex]
  }
  func prefix(through position: Self.Index) -> Self.SubSequence {
    self[startIndex..<index(after: position)]
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Self.Element) throws -> Bool
  ) rethrows -> [Self.SubSequence] {
    precondition(maxSplits >= 0, "Must take zero or more splits")
    var result: [Self.SubSequence] = []
    var start = startIndex
    var end = start
    let limit = endIndex
    if maxSplits == 0 || start == limit {
      if !omittingEmptySubsequences || start != limit { result.append(self[start..<limit]) }
      return result
    }
    while end != limit {
      let isEnd = try isSeparator(self[end])
      let next = index(after: end)
      if isEnd {
        let isTaken = start != end || !omittingEmptySubsequences
        if isTaken { result.append(self[start..<end]) }
        start = next
        if isTaken && result.count == maxSplits { break }
      }
      end = next
    }
    if start != limit || !omittingEmptySubsequences { result.append(self[start..<limit]) }
    return result
  }
}

extension Collection where Self.Element: Equatable {
  func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
    -> [Self.SubSequence]
  {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}

extension Collection where Self == Self.SubSequence {
  @discardableResult mutating func removeFirst() -> Self.Element {
    precondition(!isEmpty, "Can't remove items from an empty collection")
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    precondition(k >= 0, "Number of elements to remove should be non-negative")
    guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      preconditionFailure("Can't remove more items from a collection than it contains")
    }
    self = self[start..<endIndex]
  }
}

extension Collection where Self.Element: Equatable {
  func firstIndex(of element: Self.Element) -> Self.Index? {
    firstIndex(where: { $0 == element })
  }
}

extension Collection {
  func firstIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index? {
    var i = startIndex
    let end = endIndex
    while i != end {
      if try predicate(self[i]) { return i }
      i = index(after: i)
    }
    return nil
  }
}

extension Collection {
  func indices(where predicate: (Self.Element) throws -> Bool) rethrows -> RangeSet<Self.Index> {
    if isEmpty { return RangeSet() }
    var found: [Range<Self.Index>] = []
    var i = startIndex
    let end = endIndex
    while i != end {
      let next = index(after: i)
      if try predicate(self[i]) { found.append(i..<next) }
      i = next
    }
    return RangeSet(found)
  }
}

extension Collection where Self.Element: Equatable {
  func indices(of element: Self.Element) -> RangeSet<Self.Index> {
    indices(where: { $0 == element })
  }
}

extension Collection {
  subscript(subranges: RangeSet<Self.Index>) -> DiscontiguousSlice<Self> {
    DiscontiguousSlice(base: self, subranges: subranges)
  }
}

extension Collection {
  func removingSubranges(_ subranges: RangeSet<Self.Index>) -> DiscontiguousSlice<Self> {
    let all = RangeSet(startIndex..<endIndex)
    return self[all.subtracting(subranges)]
  }
}

extension Collection where Self.Indices == DefaultIndices<Self> {
  var indices: DefaultIndices<Self> {
    DefaultIndices(elements: self, startIndex: startIndex, endIndex: endIndex)
  }
}

extension Collection {
  subscript<R>(r: R) -> Self.SubSequence where R: RangeExpression, Self.Index == R.Bound {
    self[r.relative(to: self)]
  }
  subscript(x: (UnboundedRange_) -> ()) -> Self.SubSequence {
    self[startIndex..<endIndex]
  }
}

extension Collection {
  @available(*, deprecated) func index(where _predicate: (Self.Element) throws -> Bool) rethrows -> Self
    .Index?
  {
    try firstIndex(where: _predicate)
  }
}

extension Collection where Self.Element: Equatable {
  @available(*, deprecated) func index(of element: Self.Element) -> Self.Index? {
    firstIndex(of: element)
  }
}

extension Collection where Self.Element: Equatable {
  @_disfavoredOverload func contains<C>(_ other: C) -> Bool where C: Collection, Self.Element == C.Element {
    firstRange(of: other) != nil
  }
}

extension Collection where Self.Element: Equatable {
  func firstRange<C>(of other: C) -> Range<Self.Index>? where C: Collection, Self.Element == C.Element {
    var start = startIndex
    let end = endIndex
    while true {
      var place = start
      var wanted = other.startIndex
      let last = other.endIndex
      while place != end && wanted != last && self[place] == other[wanted] {
        place = index(after: place)
        wanted = other.index(after: wanted)
      }
      if wanted == last { return start..<place }
      if start == end { return nil }
      start = index(after: start)
    }
  }
}

extension Collection where Self.Element: Equatable {
  func ranges<C>(of other: C) -> [Range<Self.Index>] where C: Collection, Self.Element == C.Element {
    var result: [Range<Self.Index>] = []
    if other.isEmpty {
      var place = startIndex
      while place != endIndex {
        result.append(place..<place)
        place = index(after: place)
      }
      result.append(place..<place)
      return result
    }
    var start = startIndex
    let end = endIndex
    while start != end {
      var place = start
      var wanted = other.startIndex
      let last = other.endIndex
      while place != end && wanted != last && self[place] == other[wanted] {
        place = index(after: place)
        wanted = other.index(after: wanted)
      }
      if wanted == last {
        result.append(start..<place)
        start = place
      } else {
        start = index(after: start)
      }
    }
    return result
  }
}

extension Collection where Self.Element: Equatable {
  @_disfavoredOverload func split<C>(
    separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Self.SubSequence] where C: Collection, Self.Element == C.Element {
    var result: [Self.SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator) {
      if result.count == maxSplits { break }
      if !omittingEmptySubsequences || start != range.lowerBound {
        result.append(self[start..<range.lowerBound])
      }
      start = range.upperBound
    }
    if !omittingEmptySubsequences || start != endIndex { result.append(self[start..<endIndex]) }
    return result
  }
}

extension Collection {
  func trimmingPrefix(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence {
    try drop(while: predicate)
  }
}

extension Collection where Self == Self.SubSequence {
  mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) throws {
    self = try drop(while: predicate)
  }
}

extension Collection where Self.Element: Equatable {
  func trimmingPrefix<Prefix>(_ prefix: Prefix) -> Self.SubSequence
  where Prefix: Sequence, Self.Element == Prefix.Element {
    var start = startIndex
    for element in prefix {
      if start == endIndex || self[start] != element { return self[startIndex..<endIndex] }
      start = index(after: start)
    }
    return self[start..<endIndex]
  }
}

extension Collection where Self == Self.SubSequence, Self.Element: Equatable {
  mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Self.Element == Prefix.Element {
    self = trimmingPrefix(prefix)
  }
}
