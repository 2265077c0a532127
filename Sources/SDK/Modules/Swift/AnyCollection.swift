// Swift's standard library: the declarations of AnyCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnyCollection<Element> {}

extension AnyCollection {
  func makeIterator() -> AnyCollection<Element>.Iterator
  func dropLast(_ n: Int = 1) -> AnyCollection<Element>
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  func suffix(_ maxLength: Int) -> AnyCollection<Element>
  var underestimatedCount: Int { get }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  func dropFirst(_ n: Int = 1) -> AnyCollection<Element>
  func prefix(_ maxLength: Int = 1) -> AnyCollection<Element>
}

extension AnyCollection: Collection {
  typealias Indices = DefaultIndices<AnyCollection<Element>>
  typealias Iterator = AnyIterator<Element>
  typealias Index = AnyIndex
  typealias SubSequence = AnyCollection<Element>
  init<C>(_ base: C) where Element == C.Element, C: Collection
  init(_ other: AnyCollection<Element>)
  init<C>(_ base: C) where Element == C.Element, C: BidirectionalCollection
  init(_ other: AnyBidirectionalCollection<Element>)
  init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
  init(_ other: AnyRandomAccessCollection<Element>)
  var startIndex: AnyCollection<Element>.Index { get }
  var endIndex: AnyCollection<Element>.Index { get }
  subscript(position: AnyCollection<Element>.Index) -> Element { get }
  subscript(bounds: Range<AnyCollection<Element>.Index>) -> AnyCollection<Element>.SubSequence { get }
  func index(after i: AnyCollection<Element>.Index) -> AnyCollection<Element>.Index
  func formIndex(after i: inout AnyCollection<Element>.Index)
  func index(_ i: AnyCollection<Element>.Index, offsetBy n: Int) -> AnyCollection<Element>.Index
  func index(
    _ i: AnyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyCollection<Element>.Index
  ) -> AnyCollection<Element>.Index?
  func formIndex(_ i: inout AnyCollection<Element>.Index, offsetBy n: Int)
  func formIndex(
    _ i: inout AnyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyCollection<Element>.Index
  ) -> Bool
  func distance(from start: AnyCollection<Element>.Index, to end: AnyCollection<Element>.Index) -> Int
  var count: Int { get }
}
