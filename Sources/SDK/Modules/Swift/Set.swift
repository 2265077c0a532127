// Swift's standard library: the declarations of Set.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Set<Element> where Element: Hashable {
  init(minimumCapacity: Int)
}

extension Set: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension Set: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws
}

extension Set: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...)
  typealias ArrayLiteralElement = Element
}

extension Set: Sequence {
  func makeIterator() -> Set<Element>.Iterator
  @_takesUnknown func contains(_ member: Element) -> Bool
}

extension Set {
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
}

extension Set: Collection {
  var startIndex: Set<Element>.Index { get }
  var endIndex: Set<Element>.Index { get }
  subscript(position: Set<Element>.Index) -> Element { get }
  func index(after i: Set<Element>.Index) -> Set<Element>.Index
  func formIndex(after i: inout Set<Element>.Index)
  func firstIndex(of member: Element) -> Set<Element>.Index?
  var count: Int { get }
  var isEmpty: Bool { get }
  typealias Indices = DefaultIndices<Set<Element>>
  typealias SubSequence = Slice<Set<Element>>
}

extension Set: Equatable {
  static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
}

extension Set: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Set: SetAlgebra {
  @discardableResult mutating func insert(_ newMember: Element) -> (
    inserted: Bool, memberAfterInsert: Element
  )
  @discardableResult mutating func update(with newMember: Element) -> Element?
  @discardableResult mutating func remove(_ member: Element) -> Element?
  @discardableResult mutating func remove(at position: Set<Element>.Index) -> Element
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  @discardableResult mutating func removeFirst() -> Element
  init()
  init<Source>(_ sequence: Source) where Element == Source.Element, Source: Sequence
  func isSubset<S>(of possibleSuperset: S) -> Bool where Element == S.Element, S: Sequence
  func isStrictSubset<S>(of possibleStrictSuperset: S) -> Bool where Element == S.Element, S: Sequence
  func isSuperset<S>(of possibleSubset: S) -> Bool where Element == S.Element, S: Sequence
  func isStrictSuperset<S>(of possibleStrictSubset: S) -> Bool where Element == S.Element, S: Sequence
  func isDisjoint<S>(with other: S) -> Bool where Element == S.Element, S: Sequence
  func union<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  mutating func formUnion<S>(_ other: S) where Element == S.Element, S: Sequence
  func subtracting<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  mutating func subtract<S>(_ other: S) where Element == S.Element, S: Sequence
  func intersection<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  mutating func formIntersection<S>(_ other: S) where Element == S.Element, S: Sequence
  func symmetricDifference<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  mutating func formSymmetricDifference<S>(_ other: S) where Element == S.Element, S: Sequence
}

extension Set: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
}

extension Set {
  mutating func subtract(_ other: Set<Element>)
  func isSubset(of other: Set<Element>) -> Bool
  func isSuperset(of other: Set<Element>) -> Bool
  func isDisjoint(with other: Set<Element>) -> Bool
  func subtracting(_ other: Set<Element>) -> Set<Element>
  func isStrictSuperset(of other: Set<Element>) -> Bool
  func isStrictSubset(of other: Set<Element>) -> Bool
  func intersection(_ other: Set<Element>) -> Set<Element>
  mutating func formSymmetricDifference(_ other: Set<Element>)
}

extension Set {
  struct Index {}
}

extension Set.Index: Equatable {
  static func == (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
}

extension Set.Index: Comparable {
  static func < (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
}

extension Set.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Set {
  struct Iterator {}
}

extension Set.Iterator: IteratorProtocol {
  mutating func next() -> Element?
}

extension Set.Iterator: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Set: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Set {
  mutating func popFirst() -> Element?
  var capacity: Int { get }
  mutating func reserveCapacity(_ minimumCapacity: Int)
}

extension Set: Sendable where Element: Sendable {}

extension Set.Index: Sendable where Element: Sendable {}

extension Set.Iterator: Sendable where Element: Sendable {}

extension Set where Element == AnyHashable {
  @discardableResult mutating func insert<ConcreteElement>(_ newMember: ConcreteElement) -> (
    inserted: Bool, memberAfterInsert: ConcreteElement
  ) where ConcreteElement: Hashable
  @discardableResult mutating func update<ConcreteElement>(with newMember: ConcreteElement)
    -> ConcreteElement? where ConcreteElement: Hashable
  @discardableResult mutating func remove<ConcreteElement>(_ member: ConcreteElement) -> ConcreteElement?
  where ConcreteElement: Hashable
}
