// Swift's standard library: the declarations of ArraySlice.
// Declared as the toolchain's interface has it, with code of our own.

struct ArraySlice<Element> {
  let base: [Element]
  let startIndex: Int
  let endIndex: Int
}

extension ArraySlice {
  var capacity: Int { get }
}

extension ArraySlice: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<ArraySlice<Element>>
  func index(after i: Int) -> Int
  func formIndex(after i: inout Int)
  func index(before i: Int) -> Int
  func formIndex(before i: inout Int)
  func index(_ i: Int, offsetBy distance: Int) -> Int
  func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
  func distance(from start: Int, to end: Int) -> Int
  subscript(index: Int) -> Element { get set }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
  var count: Int { get }
  typealias SubSequence = ArraySlice<Element>
}

extension ArraySlice: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...)
  typealias ArrayLiteralElement = Element
}

extension ArraySlice: RangeReplaceableCollection {
  init()
  init<S>(_ s: S) where Element == S.Element, S: Sequence
  init(repeating repeatedValue: Element, count: Int)
  mutating func reserveCapacity(_ minimumCapacity: Int)
  mutating func append(_ newElement: Element)
  mutating func append<S>(contentsOf newElements: S) where Element == S.Element, S: Sequence
  @discardableResult mutating func remove(at index: Int) -> Element
  mutating func insert(_ newElement: Element, at i: Int)
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
}

extension ArraySlice: CustomReflectable {
  var customMirror: Mirror { get }
}

extension ArraySlice: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
}

extension ArraySlice {
  mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
  where Element == C.Element, C: Collection
}

extension ArraySlice: Equatable where Element: Equatable {
  static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool
}

extension ArraySlice: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension ArraySlice: Sendable where Element: Sendable {}
