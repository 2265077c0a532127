// Swift's standard library: the declarations of _UIntBuffer.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _UIntBuffer<Element> where Element: FixedWidthInteger, Element: UnsignedInteger {
  typealias Storage = UInt32
  init(containing e: Element)
}

extension _UIntBuffer: Sendable where Element: Sendable {}

extension _UIntBuffer: Sequence {
  typealias SubSequence = Slice<_UIntBuffer<Element>>
  struct Iterator: IteratorProtocol, Sequence {
    init(_ x: _UIntBuffer<Element>)
    mutating func next() -> Element?
    typealias Iterator = _UIntBuffer<Element>.Iterator
  }
  func makeIterator() -> _UIntBuffer<Element>.Iterator
}

extension _UIntBuffer.Iterator: Sendable where Element: Sendable {}

extension _UIntBuffer: Collection {
  struct Index: Comparable {
    static func == (lhs: _UIntBuffer<Element>.Index, rhs: _UIntBuffer<Element>.Index) -> Bool
    static func < (lhs: _UIntBuffer<Element>.Index, rhs: _UIntBuffer<Element>.Index) -> Bool
  }
  var startIndex: _UIntBuffer<Element>.Index { get }
  var endIndex: _UIntBuffer<Element>.Index { get }
  func index(after i: _UIntBuffer<Element>.Index) -> _UIntBuffer<Element>.Index
  subscript(i: _UIntBuffer<Element>.Index) -> Element { get }
}

extension _UIntBuffer: BidirectionalCollection {
  func index(before i: _UIntBuffer<Element>.Index) -> _UIntBuffer<Element>.Index
}

extension _UIntBuffer: RandomAccessCollection {
  typealias Indices = DefaultIndices<_UIntBuffer<Element>>
  func index(_ i: _UIntBuffer<Element>.Index, offsetBy n: Int) -> _UIntBuffer<Element>.Index
  func distance(from i: _UIntBuffer<Element>.Index, to j: _UIntBuffer<Element>.Index) -> Int
}

extension _UIntBuffer: RangeReplaceableCollection {
  init()
  var capacity: Int { get }
  mutating func append(_ newElement: Element)
  @discardableResult mutating func removeFirst() -> Element
  mutating func replaceSubrange<C>(_ target: Range<_UIntBuffer<Element>.Index>, with replacement: C)
  where Element == C.Element, C: Collection
}

extension _UIntBuffer.Index: Sendable {}
