// Swift's standard library: the declarations of AnyBidirectionalCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnyBidirectionalCollection<Element> {}

extension AnyBidirectionalCollection {
  func makeIterator() -> AnyBidirectionalCollection<Element>.Iterator
  func dropLast(_ n: Int = 1) -> AnyBidirectionalCollection<Element>
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyBidirectionalCollection<Element>
  func suffix(_ maxLength: Int) -> AnyBidirectionalCollection<Element>
  var underestimatedCount: Int { get }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyBidirectionalCollection<Element>
  func dropFirst(_ n: Int = 1) -> AnyBidirectionalCollection<Element>
  func prefix(_ maxLength: Int = 1) -> AnyBidirectionalCollection<Element>
}

extension AnyBidirectionalCollection: BidirectionalCollection {
  typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
  typealias Iterator = AnyIterator<Element>
  typealias Index = AnyIndex
  typealias SubSequence = AnyBidirectionalCollection<Element>
  init<C>(_ base: C) where Element == C.Element, C: BidirectionalCollection
  init(_ other: AnyBidirectionalCollection<Element>)
  init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
  init(_ other: AnyRandomAccessCollection<Element>)
  init?(_ other: AnyCollection<Element>)
  var startIndex: AnyBidirectionalCollection<Element>.Index { get }
  var endIndex: AnyBidirectionalCollection<Element>.Index { get }
  subscript(position: AnyBidirectionalCollection<Element>.Index) -> Element { get }
  subscript(bounds: Range<AnyBidirectionalCollection<Element>.Index>)
    -> AnyBidirectionalCollection<Element>.SubSequence
  { get }
  func index(after i: AnyBidirectionalCollection<Element>.Index) -> AnyBidirectionalCollection<Element>.Index
  func formIndex(after i: inout AnyBidirectionalCollection<Element>.Index)
  func index(_ i: AnyBidirectionalCollection<Element>.Index, offsetBy n: Int)
    -> AnyBidirectionalCollection<Element>.Index
  func index(
    _ i: AnyBidirectionalCollection<Element>.Index, offsetBy n: Int,
    limitedBy limit: AnyBidirectionalCollection<Element>.Index
  ) -> AnyBidirectionalCollection<Element>.Index?
  func formIndex(_ i: inout AnyBidirectionalCollection<Element>.Index, offsetBy n: Int)
  func formIndex(
    _ i: inout AnyBidirectionalCollection<Element>.Index, offsetBy n: Int,
    limitedBy limit: AnyBidirectionalCollection<Element>.Index
  ) -> Bool
  func distance(
    from start: AnyBidirectionalCollection<Element>.Index, to end: AnyBidirectionalCollection<Element>.Index
  ) -> Int
  var count: Int { get }
  func index(before i: AnyBidirectionalCollection<Element>.Index) -> AnyBidirectionalCollection<Element>.Index
  func formIndex(before i: inout AnyBidirectionalCollection<Element>.Index)
}
