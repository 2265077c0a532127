// Swift's standard library: the declarations of Substring.
// Declared as the toolchain's interface has it, with code of our own.

struct Substring: Sendable {
  init()
}

extension Substring: Equatable {}

extension Substring {
  static func ~= (lhs: Substring, rhs: String) -> Bool
}

extension Substring {
  var isContiguousUTF8: Bool { get }
  mutating func makeContiguousUTF8()
}

extension Substring {
  init(stringInterpolation: DefaultStringInterpolation)
}

extension Substring {
  var base: String { get }
}

extension Substring: StringProtocol {
  typealias Index = String.Index
  typealias SubSequence = Substring
  var startIndex: Substring.Index { get }
  var endIndex: Substring.Index { get }
  func index(after i: Substring.Index) -> Substring.Index
  func index(before i: Substring.Index) -> Substring.Index
  func index(_ i: Substring.Index, offsetBy distance: Int) -> Substring.Index
  func index(_ i: Substring.Index, offsetBy distance: Int, limitedBy limit: Substring.Index) -> Substring
    .Index?
  func distance(from start: Substring.Index, to end: Substring.Index) -> Int
  subscript(i: Substring.Index) -> Character { get }
  mutating func replaceSubrange<C>(_ subrange: Range<Substring.Index>, with newElements: C)
  where C: Collection, C.Element == Character
  mutating func replaceSubrange(_ subrange: Range<Substring.Index>, with newElements: Substring)
  init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
  where C: Collection, Encoding: _UnicodeEncoding, C.Element == Encoding.CodeUnit
  typealias Element = Character
  typealias Indices = DefaultIndices<Substring>
  typealias Iterator = IndexingIterator<Substring>
  typealias StringInterpolation = DefaultStringInterpolation
  var hashValue: Int { get }
}

extension Substring: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Substring: CustomStringConvertible {
  var description: String { get }
}

extension Substring: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension Substring: LosslessStringConvertible {
  init(_ content: String)
}

extension Substring {
  struct UTF8View: Sendable {}
}

extension Substring.UTF8View: BidirectionalCollection {
  typealias Index = String.UTF8View.Index
  typealias Indices = String.UTF8View.Indices
  typealias Element = String.UTF8View.Element
  typealias SubSequence = Substring.UTF8View
  var startIndex: Substring.UTF8View.Index { get }
  var endIndex: Substring.UTF8View.Index { get }
  subscript(index: Substring.UTF8View.Index) -> Substring.UTF8View.Element { get }
  var indices: Substring.UTF8View.Indices { get }
  func index(after i: Substring.UTF8View.Index) -> Substring.UTF8View.Index
  func formIndex(after i: inout Substring.UTF8View.Index)
  func index(_ i: Substring.UTF8View.Index, offsetBy n: Int) -> Substring.UTF8View.Index
  func index(_ i: Substring.UTF8View.Index, offsetBy n: Int, limitedBy limit: Substring.UTF8View.Index)
    -> Substring.UTF8View.Index?
  func distance(from start: Substring.UTF8View.Index, to end: Substring.UTF8View.Index) -> Int
  func index(before i: Substring.UTF8View.Index) -> Substring.UTF8View.Index
  func formIndex(before i: inout Substring.UTF8View.Index)
  subscript(r: Range<Substring.UTF8View.Index>) -> Substring.UTF8View { get }
  typealias Iterator = IndexingIterator<Substring.UTF8View>
}

extension Substring {
  var utf8: Substring.UTF8View { get set }
  init(_ content: Substring.UTF8View)
}

extension Substring {
  struct UTF16View: Sendable {}
}

extension Substring.UTF16View: BidirectionalCollection {
  typealias Index = String.UTF16View.Index
  typealias Indices = String.UTF16View.Indices
  typealias Element = String.UTF16View.Element
  typealias SubSequence = Substring.UTF16View
  var startIndex: Substring.UTF16View.Index { get }
  var endIndex: Substring.UTF16View.Index { get }
  subscript(index: Substring.UTF16View.Index) -> Substring.UTF16View.Element { get }
  var indices: Substring.UTF16View.Indices { get }
  func index(after i: Substring.UTF16View.Index) -> Substring.UTF16View.Index
  func formIndex(after i: inout Substring.UTF16View.Index)
  func index(_ i: Substring.UTF16View.Index, offsetBy n: Int) -> Substring.UTF16View.Index
  func index(_ i: Substring.UTF16View.Index, offsetBy n: Int, limitedBy limit: Substring.UTF16View.Index)
    -> Substring.UTF16View.Index?
  func distance(from start: Substring.UTF16View.Index, to end: Substring.UTF16View.Index) -> Int
  func index(before i: Substring.UTF16View.Index) -> Substring.UTF16View.Index
  func formIndex(before i: inout Substring.UTF16View.Index)
  subscript(r: Range<Substring.UTF16View.Index>) -> Substring.UTF16View { get }
  typealias Iterator = IndexingIterator<Substring.UTF16View>
}

extension Substring {
  var utf16: Substring.UTF16View { get set }
  init(_ content: Substring.UTF16View)
}

extension Substring {
  struct UnicodeScalarView: Sendable {}
}

extension Substring.UnicodeScalarView: BidirectionalCollection {
  typealias Index = String.UnicodeScalarView.Index
  typealias Indices = String.UnicodeScalarView.Indices
  typealias Element = String.UnicodeScalarView.Element
  typealias SubSequence = Substring.UnicodeScalarView
  var startIndex: Substring.UnicodeScalarView.Index { get }
  var endIndex: Substring.UnicodeScalarView.Index { get }
  subscript(index: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView.Element { get }
  var indices: Substring.UnicodeScalarView.Indices { get }
  func index(after i: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView.Index
  func formIndex(after i: inout Substring.UnicodeScalarView.Index)
  func index(_ i: Substring.UnicodeScalarView.Index, offsetBy n: Int) -> Substring.UnicodeScalarView.Index
  func index(
    _ i: Substring.UnicodeScalarView.Index, offsetBy n: Int,
    limitedBy limit: Substring.UnicodeScalarView.Index
  ) -> Substring.UnicodeScalarView.Index?
  func distance(from start: Substring.UnicodeScalarView.Index, to end: Substring.UnicodeScalarView.Index)
    -> Int
  func index(before i: Substring.UnicodeScalarView.Index) -> Substring.UnicodeScalarView.Index
  func formIndex(before i: inout Substring.UnicodeScalarView.Index)
  subscript(r: Range<Substring.UnicodeScalarView.Index>) -> Substring.UnicodeScalarView { get }
  typealias Iterator = IndexingIterator<Substring.UnicodeScalarView>
}

extension Substring {
  var unicodeScalars: Substring.UnicodeScalarView { get set }
  init(_ content: Substring.UnicodeScalarView)
}

extension Substring.UnicodeScalarView: RangeReplaceableCollection {
  init()
  mutating func replaceSubrange<C>(_ subrange: Range<Substring.UnicodeScalarView.Index>, with replacement: C)
  where C: Collection, C.Element == Unicode.Scalar
}

extension Substring: RangeReplaceableCollection {
  init<S>(_ elements: S) where S: Sequence, S.Element == Character
  mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == Character
}

extension Substring {
  func lowercased() -> String
  func uppercased() -> String
  func filter(_ isIncluded: (Substring.Element) throws -> Bool) rethrows -> String
}

extension Substring: TextOutputStream {
  mutating func write(_ other: String)
}

extension Substring: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream { target.write(String(self)) }
}

extension Substring: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: String)
  typealias UnicodeScalarLiteralType = String
}

extension Substring: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: String)
  typealias ExtendedGraphemeClusterLiteralType = String
}

extension Substring: ExpressibleByStringLiteral {
  init(stringLiteral value: String)
  typealias StringLiteralType = String
}

extension Substring {
  subscript(r: Range<Substring.Index>) -> Substring { get }
}
