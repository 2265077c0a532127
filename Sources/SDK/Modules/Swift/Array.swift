// Swift's standard library: the declarations of Array.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Array<Element> {}

extension Array {
  var capacity: Int { get }
}

extension Array: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<Array<Element>>
  var startIndex: Int { get }
  var endIndex: Int { get }
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

extension Array: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...)
  typealias ArrayLiteralElement = Element
}

extension Array: RangeReplaceableCollection {
  init()
  init<S>(_ s: S) where Element == S.Element, S: Sequence
  init(repeating repeatedValue: Element, count: Int)
  mutating func reserveCapacity(_ minimumCapacity: Int)
  @_takesUnknown mutating func append(_ newElement: Element)
  mutating func append<S>(contentsOf newElements: S) where Element == S.Element, S: Sequence
  @discardableResult mutating func remove(at index: Int) -> Element
  @_takesUnknown mutating func insert(_ newElement: Element, at i: Int)
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
}

extension Array {
  static func + (lhs: Array<Element>, rhs: Array<Element>) -> Array<Element>
  static func += (lhs: inout Array<Element>, rhs: Array<Element>)
}

extension Array: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Array: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
}

extension Array {
  mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
  where Element == C.Element, C: Collection
}

extension Array: Equatable where Element: Equatable {
  static func == (lhs: Array<Element>, rhs: Array<Element>) -> Bool
}

extension Array: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Array: Sendable where Element: Sendable {}

extension Array: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension Array: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws
}
