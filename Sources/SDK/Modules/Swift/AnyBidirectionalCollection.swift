// Swift's standard library: the declarations of AnyBidirectionalCollection.
// Declared as the toolchain's interface has it, with code of our own.

struct AnyBidirectionalCollection<Element> {
  let startIndex: AnyIndex
  let endIndex: AnyIndex
  let moved: (AnyIndex, Int) -> AnyIndex
  let gap: (AnyIndex, AnyIndex) -> Int
  let read: (AnyIndex) -> Element

  init(
    startIndex: AnyIndex, endIndex: AnyIndex, moved: @escaping (AnyIndex, Int) -> AnyIndex,
    gap: @escaping (AnyIndex, AnyIndex) -> Int, read: @escaping (AnyIndex) -> Element
  ) {
    self.startIndex = startIndex
    self.endIndex = endIndex
    self.moved = moved
    self.gap = gap
    self.read = read
  }
}

extension AnyBidirectionalCollection {
  func makeIterator() -> AnyBidirectionalCollection<Element>.Iterator {
    let all = self
    var place = startIndex
    return AnyIterator<Element> {
      if place == all.endIndex { return nil }
      let element = all.read(place)
      place = all.moved(place, 1)
      return element
    }
  }
  func dropLast(_ n: Int = 1) -> AnyBidirectionalCollection<Element> {
    let left = count - n
    return self[startIndex..<moved(startIndex, left > 0 ? left : 0)]
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyBidirectionalCollection<Element> {
    var end = startIndex
    while end != endIndex {
      if !(try predicate(read(end))) { break }
      end = moved(end, 1)
    }
    return self[startIndex..<end]
  }
  func suffix(_ maxLength: Int) -> AnyBidirectionalCollection<Element> {
    let skipped = count - maxLength
    return self[moved(startIndex, skipped > 0 ? skipped : 0)..<endIndex]
  }
  var underestimatedCount: Int { count }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error {
    try IteratorSequence(makeIterator()).map(transform)
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try IteratorSequence(makeIterator()).filter(isIncluded)
  }
  func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyBidirectionalCollection<Element> {
    var start = startIndex
    while start != endIndex {
      if !(try predicate(read(start))) { break }
      start = moved(start, 1)
    }
    return self[start..<endIndex]
  }
  func dropFirst(_ n: Int = 1) -> AnyBidirectionalCollection<Element> {
    let all = count
    return self[moved(startIndex, n < all ? n : all)..<endIndex]
  }
  func prefix(_ maxLength: Int = 1) -> AnyBidirectionalCollection<Element> {
    let all = count
    return self[startIndex..<moved(startIndex, maxLength < all ? maxLength : all)]
  }
}

extension AnyBidirectionalCollection: BidirectionalCollection {
  typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
  typealias Iterator = AnyIterator<Element>
  typealias Index = AnyIndex
  typealias SubSequence = AnyBidirectionalCollection<Element>
  init<C>(_ base: C) where Element == C.Element, C: BidirectionalCollection {
    startIndex = AnyIndex(base.startIndex)
    endIndex = AnyIndex(base.endIndex)
    moved = { AnyIndex(base.index($0.base as! C.Index, offsetBy: $1)) }
    gap = { base.distance(from: $0.base as! C.Index, to: $1.base as! C.Index) }
    read = { base[$0.base as! C.Index] }
  }
  init(_ other: AnyBidirectionalCollection<Element>) {
    startIndex = other.startIndex
    endIndex = other.endIndex
    moved = other.moved
    gap = other.gap
    read = other.read
  }
  init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection {
    startIndex = AnyIndex(base.startIndex)
    endIndex = AnyIndex(base.endIndex)
    moved = { AnyIndex(base.index($0.base as! C.Index, offsetBy: $1)) }
    gap = { base.distance(from: $0.base as! C.Index, to: $1.base as! C.Index) }
    read = { base[$0.base as! C.Index] }
  }
  init(_ other: AnyRandomAccessCollection<Element>) {
    startIndex = other.startIndex
    endIndex = other.endIndex
    moved = other.moved
    gap = other.gap
    read = other.read
  }
  init?(_ other: AnyCollection<Element>)
  subscript(position: AnyBidirectionalCollection<Element>.Index) -> Element { read(position) }
  subscript(bounds: Range<AnyBidirectionalCollection<Element>.Index>)
    -> AnyBidirectionalCollection<Element>.SubSequence
  {
    AnyBidirectionalCollection(
      startIndex: bounds.lowerBound, endIndex: bounds.upperBound, moved: moved, gap: gap, read: read)
  }
  func index(after i: AnyBidirectionalCollection<Element>.Index) -> AnyBidirectionalCollection<Element>.Index
  { moved(i, 1) }
  func formIndex(after i: inout AnyBidirectionalCollection<Element>.Index) { i = moved(i, 1) }
  func index(_ i: AnyBidirectionalCollection<Element>.Index, offsetBy n: Int)
    -> AnyBidirectionalCollection<Element>.Index
  { moved(i, n) }
  func index(
    _ i: AnyBidirectionalCollection<Element>.Index, offsetBy n: Int,
    limitedBy limit: AnyBidirectionalCollection<Element>.Index
  ) -> AnyBidirectionalCollection<Element>.Index? {
    let left = gap(i, limit)
    if n > 0 ? left >= 0 && left < n : left <= 0 && n < left { return nil }
    return moved(i, n)
  }
  func formIndex(_ i: inout AnyBidirectionalCollection<Element>.Index, offsetBy n: Int) { i = moved(i, n) }
  func formIndex(
    _ i: inout AnyBidirectionalCollection<Element>.Index, offsetBy n: Int,
    limitedBy limit: AnyBidirectionalCollection<Element>.Index
  ) -> Bool {
    if let found = index(i, offsetBy: n, limitedBy: limit) {
      i = found
      return true
    }
    i = limit
    return false
  }
  func distance(
    from start: AnyBidirectionalCollection<Element>.Index, to end: AnyBidirectionalCollection<Element>.Index
  ) -> Int { gap(start, end) }
  var count: Int { gap(startIndex, endIndex) }
  func index(before i: AnyBidirectionalCollection<Element>.Index) -> AnyBidirectionalCollection<Element>.Index
  { moved(i, -1) }
  func formIndex(before i: inout AnyBidirectionalCollection<Element>.Index) { i = moved(i, -1) }
}
