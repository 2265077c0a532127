// Swift's standard library: the declarations of _ValidUTF8Buffer.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct _ValidUTF8Buffer {
  typealias Element = Unicode.UTF8.CodeUnit
}

extension _ValidUTF8Buffer: Sequence {
  typealias SubSequence = Slice<_ValidUTF8Buffer>
  struct Iterator: IteratorProtocol, Sequence {
    init(_ x: _ValidUTF8Buffer)
    mutating func next() -> _ValidUTF8Buffer.Element?
    typealias Element = _ValidUTF8Buffer.Element
    typealias Iterator = _ValidUTF8Buffer.Iterator
  }
  func makeIterator() -> _ValidUTF8Buffer.Iterator
}

extension _ValidUTF8Buffer: Collection {
  struct Index: Comparable {
    static func == (lhs: _ValidUTF8Buffer.Index, rhs: _ValidUTF8Buffer.Index) -> Bool
    static func < (lhs: _ValidUTF8Buffer.Index, rhs: _ValidUTF8Buffer.Index) -> Bool
  }
  var startIndex: _ValidUTF8Buffer.Index { get }
  var endIndex: _ValidUTF8Buffer.Index { get }
  var count: Int { get }
  var isEmpty: Bool { get }
  func index(after i: _ValidUTF8Buffer.Index) -> _ValidUTF8Buffer.Index
  subscript(i: _ValidUTF8Buffer.Index) -> _ValidUTF8Buffer.Element { get }
}

extension _ValidUTF8Buffer: BidirectionalCollection {
  func index(before i: _ValidUTF8Buffer.Index) -> _ValidUTF8Buffer.Index
}

extension _ValidUTF8Buffer: RandomAccessCollection {
  typealias Indices = DefaultIndices<_ValidUTF8Buffer>
  func distance(from i: _ValidUTF8Buffer.Index, to j: _ValidUTF8Buffer.Index) -> Int
  func index(_ i: _ValidUTF8Buffer.Index, offsetBy n: Int) -> _ValidUTF8Buffer.Index
}

extension _ValidUTF8Buffer: RangeReplaceableCollection {
  init()
  var capacity: Int { get }
  static var capacity: Int { get }
  mutating func append(_ e: _ValidUTF8Buffer.Element)
  @discardableResult mutating func removeFirst() -> _ValidUTF8Buffer.Element
  mutating func replaceSubrange<C>(_ target: Range<_ValidUTF8Buffer.Index>, with replacement: C)
  where C: Collection, C.Element == UInt8
}

extension _ValidUTF8Buffer {
  mutating func append(contentsOf other: _ValidUTF8Buffer)
}

extension _ValidUTF8Buffer {
  static var encodedReplacementCharacter: _ValidUTF8Buffer { get }
}

extension _ValidUTF8Buffer: Sendable {}

extension _ValidUTF8Buffer.Iterator: Sendable {}

extension _ValidUTF8Buffer.Index: Sendable {}
