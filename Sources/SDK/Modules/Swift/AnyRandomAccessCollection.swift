// Swift's standard library: the declarations of AnyRandomAccessCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnyRandomAccessCollection<Element> {}

extension AnyRandomAccessCollection {
  func makeIterator() -> AnyRandomAccessCollection<Element>.Iterator
  func dropLast(_ n: Int = 1) -> AnyRandomAccessCollection<Element>
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyRandomAccessCollection<Element>
  func suffix(_ maxLength: Int) -> AnyRandomAccessCollection<Element>
  var underestimatedCount: Int { get }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyRandomAccessCollection<Element>
  func dropFirst(_ n: Int = 1) -> AnyRandomAccessCollection<Element>
  func prefix(_ maxLength: Int = 1) -> AnyRandomAccessCollection<Element>
}

extension AnyRandomAccessCollection: RandomAccessCollection {
  typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
  typealias Iterator = AnyIterator<Element>
  typealias Index = AnyIndex
  typealias SubSequence = AnyRandomAccessCollection<Element>
  init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
  init(_ other: AnyRandomAccessCollection<Element>)
  init?(_ other: AnyCollection<Element>)
  init?(_ other: AnyBidirectionalCollection<Element>)
  var startIndex: AnyRandomAccessCollection<Element>.Index { get }
  var endIndex: AnyRandomAccessCollection<Element>.Index { get }
  subscript(position: AnyRandomAccessCollection<Element>.Index) -> Element { get }
  subscript(bounds: Range<AnyRandomAccessCollection<Element>.Index>)
    -> AnyRandomAccessCollection<Element>.SubSequence
  { get }
  func index(after i: AnyRandomAccessCollection<Element>.Index) -> AnyRandomAccessCollection<Element>.Index
  func formIndex(after i: inout AnyRandomAccessCollection<Element>.Index)
  func index(_ i: AnyRandomAccessCollection<Element>.Index, offsetBy n: Int)
    -> AnyRandomAccessCollection<Element>.Index
  func index(
    _ i: AnyRandomAccessCollection<Element>.Index, offsetBy n: Int,
    limitedBy limit: AnyRandomAccessCollection<Element>.Index
  ) -> AnyRandomAccessCollection<Element>.Index?
  func formIndex(_ i: inout AnyRandomAccessCollection<Element>.Index, offsetBy n: Int)
  func formIndex(
    _ i: inout AnyRandomAccessCollection<Element>.Index, offsetBy n: Int,
    limitedBy limit: AnyRandomAccessCollection<Element>.Index
  ) -> Bool
  func distance(
    from start: AnyRandomAccessCollection<Element>.Index, to end: AnyRandomAccessCollection<Element>.Index
  ) -> Int
  var count: Int { get }
  func index(before i: AnyRandomAccessCollection<Element>.Index) -> AnyRandomAccessCollection<Element>.Index
  func formIndex(before i: inout AnyRandomAccessCollection<Element>.Index)
}
