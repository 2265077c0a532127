// Swift's standard library: the declarations of String.
// Declared as the toolchain's interface has it, with code of our own.

struct String {
  init()
}

extension String {
  init(_ c: Character)
}

extension String: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}

extension String: CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T>(codingKey: T) where T: CodingKey
}

extension String {
  @available(*, deprecated) init(cString nullTerminatedUTF8: [CChar])
  @available(*, deprecated) init(cString nullTerminatedUTF8: inout CChar)
  @available(*, deprecated) init(cString nullTerminatedUTF8: [UInt8])
  @available(*, deprecated) init(cString nullTerminatedUTF8: String)
  @available(*, deprecated) init(cString nullTerminatedUTF8: inout UInt8)
  @available(*, deprecated) init?(validatingCString nullTerminatedUTF8: [CChar])
  @available(*, deprecated) init?(validatingUTF8 cString: [CChar])
  @available(*, deprecated) init?(validatingCString nullTerminatedUTF8: String)
  @available(*, deprecated) init?(validatingUTF8 cString: String)
  @available(*, deprecated) init?(validatingCString nullTerminatedUTF8: inout CChar)
  @available(*, deprecated) init?(validatingUTF8 cString: inout CChar)
  static func decodeCString<Encoding>(
    _ cString: [Encoding.CodeUnit], as encoding: Encoding.Type,
    repairingInvalidCodeUnits isRepairing: Bool = true
  ) -> (result: String, repairsMade: Bool)? where Encoding: _UnicodeEncoding
  @available(*, deprecated) static func decodeCString<Encoding>(
    _ cString: String, as encoding: Encoding.Type, repairingInvalidCodeUnits isRepairing: Bool = true
  ) -> (result: String, repairsMade: Bool)? where Encoding: _UnicodeEncoding
  @available(*, deprecated) static func decodeCString<Encoding>(
    _ cString: inout Encoding.CodeUnit, as encoding: Encoding.Type,
    repairingInvalidCodeUnits isRepairing: Bool = true
  ) -> (result: String, repairsMade: Bool)? where Encoding: _UnicodeEncoding
  @available(*, deprecated) init<Encoding>(
    decodingCString nullTerminatedCodeUnits: [Encoding.CodeUnit], as encoding: Encoding.Type)
  where Encoding: _UnicodeEncoding
  @available(*, deprecated) init<Encoding>(
    decodingCString nullTerminatedCodeUnits: String, as encoding: Encoding.Type)
  where Encoding: _UnicodeEncoding
  @available(*, deprecated) init<Encoding>(
    decodingCString nullTerminatedCodeUnits: inout Encoding.CodeUnit, as encoding: Encoding.Type)
  where Encoding: _UnicodeEncoding
}

extension String: CustomReflectable {
  var customMirror: Mirror { get }
}

extension String: TextOutputStream {
  mutating func write(_ other: String)
}

extension String: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream { target.write(self) }
}

extension String: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension String: Sendable {}

extension String {
  init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
  where C: Collection, Encoding: _UnicodeEncoding, C.Element == Encoding.CodeUnit
  init?<Encoding>(validating codeUnits: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type)
  where Encoding: _UnicodeEncoding
  init?<Encoding>(validating codeUnits: some Sequence<Int8>, as encoding: Encoding.Type)
  where Encoding: _UnicodeEncoding, Encoding.CodeUnit == UInt8
}

extension String {
  init(_ scalar: Unicode.Scalar)
}

extension String: ExpressibleByStringLiteral {
  init(stringLiteral value: String)
  typealias ExtendedGraphemeClusterLiteralType = String
  typealias StringLiteralType = String
  typealias UnicodeScalarLiteralType = String
}

extension String: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension String {
  static func + (lhs: String, rhs: String) -> String
  static func += (lhs: inout String, rhs: String)
}

extension String {
  func lowercased() -> String
  func uppercased() -> String
  init<T>(_ value: T) where T: LosslessStringConvertible
}

extension String: CustomStringConvertible {
  var description: String { get }
}

extension String: BidirectionalCollection {
  typealias SubSequence = Substring
  typealias Element = Character
  var startIndex: String.Index { get }
  var endIndex: String.Index { get }
  var count: Int { get }
  func index(after i: String.Index) -> String.Index
  func index(before i: String.Index) -> String.Index
  func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
  func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
  func distance(from start: String.Index, to end: String.Index) -> Int
  subscript(i: String.Index) -> Character { get }
  typealias Indices = DefaultIndices<String>
}

extension String {
  struct Iterator: IteratorProtocol, Sendable {
    mutating func next() -> Character?
    typealias Element = Character
  }
  func makeIterator() -> String.Iterator
}

extension String: Equatable {
  static func == (lhs: String, rhs: String) -> Bool
}

extension String: Comparable {
  static func < (lhs: String, rhs: String) -> Bool
}

extension String {
  static func ~= (lhs: String, rhs: Substring) -> Bool
}

extension String {
  var isContiguousUTF8: Bool { get }
  mutating func makeContiguousUTF8()
}

extension String {
  struct Index: Sendable {}
}

extension String.Index {
  func utf16Offset<S>(in s: S) -> Int where S: StringProtocol
  @available(*, deprecated) var encodedOffset: Int { get }
  init<S>(utf16Offset offset: Int, in s: S) where S: StringProtocol
  @available(*, deprecated) init(encodedOffset offset: Int)
}

extension String.Index: Equatable {
  static func == (lhs: String.Index, rhs: String.Index) -> Bool
}

extension String.Index: Comparable {
  static func < (lhs: String.Index, rhs: String.Index) -> Bool
}

extension String.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension String.Index {
  var debugDescription: String { get }
}

extension String.Index: CustomDebugStringConvertible {}

extension String.Index {
  init?(_ sourcePosition: String.Index, within target: String)
  init?<S>(_ sourcePosition: String.Index, within target: S) where S: StringProtocol
  func samePosition(in utf8: String.UTF8View) -> String.UTF8View.Index?
  func samePosition(in utf16: String.UTF16View) -> String.UTF16View.Index?
}

extension String {
  init(stringInterpolation: DefaultStringInterpolation)
}

extension String {
  init(repeating repeatedValue: String, count: Int)
  var isEmpty: Bool { get }
}

extension String {
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
}

extension String {
  init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T: BinaryInteger
}

extension String: StringProtocol {
  typealias StringInterpolation = DefaultStringInterpolation
}

extension String: RangeReplaceableCollection {
  init(repeating repeatedValue: Character, count: Int)
  init<S>(_ other: S) where S: LosslessStringConvertible, S: Sequence, S.Element == Character
  init<S>(_ characters: S) where S: Sequence, S.Element == Character
  mutating func reserveCapacity(_ n: Int)
  mutating func append(_ other: String)
  mutating func append(_ c: Character)
  mutating func append(contentsOf newElements: String)
  mutating func append(contentsOf newElements: Substring)
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Character
  mutating func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C)
  where C: Collection, C.Element == Character
  mutating func insert(_ newElement: Character, at i: String.Index)
  mutating func insert<S>(contentsOf newElements: S, at i: String.Index)
  where S: Collection, S.Element == Character
  @discardableResult mutating func remove(at i: String.Index) -> Character
  mutating func removeSubrange(_ bounds: Range<String.Index>)
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
}

extension String {
  func max<T>(_ x: T, _ y: T) -> T where T: Comparable
  func min<T>(_ x: T, _ y: T) -> T where T: Comparable
}

extension String {
  struct UnicodeScalarView: Sendable {}
}

extension String.UnicodeScalarView: BidirectionalCollection {
  typealias Index = String.Index
  var startIndex: String.UnicodeScalarView.Index { get }
  var endIndex: String.UnicodeScalarView.Index { get }
  func index(after i: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index
  func index(before i: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index
  subscript(position: String.UnicodeScalarView.Index) -> Unicode.Scalar { get }
  func distance(from start: String.UnicodeScalarView.Index, to end: String.UnicodeScalarView.Index) -> Int
  func index(_ i: String.UnicodeScalarView.Index, offsetBy distance: Int) -> String.UnicodeScalarView.Index
  func index(
    _ i: String.UnicodeScalarView.Index, offsetBy distance: Int,
    limitedBy limit: String.UnicodeScalarView.Index
  ) -> String.UnicodeScalarView.Index?
  typealias Element = Unicode.Scalar
  typealias Indices = DefaultIndices<String.UnicodeScalarView>
}

extension String.UnicodeScalarView {
  struct Iterator: IteratorProtocol, Sendable {
    mutating func next() -> Unicode.Scalar?
    typealias Element = Unicode.Scalar
  }
  func makeIterator() -> String.UnicodeScalarView.Iterator
}

extension String.UnicodeScalarView: CustomStringConvertible {
  var description: String { get }
}

extension String.UnicodeScalarView: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension String {
  init(_ unicodeScalars: String.UnicodeScalarView)
  typealias UnicodeScalarIndex = String.UnicodeScalarView.Index
  var unicodeScalars: String.UnicodeScalarView { get set }
}

extension String.UnicodeScalarView: RangeReplaceableCollection {
  init()
  mutating func reserveCapacity(_ n: Int)
  mutating func append(_ c: Unicode.Scalar)
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Unicode.Scalar
  mutating func replaceSubrange<C>(_ subrange: Range<String.UnicodeScalarView.Index>, with newElements: C)
  where C: Collection, C.Element == Unicode.Scalar
}

extension String.Index {
  init?(_ sourcePosition: String.Index, within unicodeScalars: String.UnicodeScalarView)
  func samePosition(in characters: String) -> String.Index?
}

extension String.UnicodeScalarView: CustomReflectable {
  var customMirror: Mirror { get }
}

extension String.UnicodeScalarView {
  typealias SubSequence = Substring.UnicodeScalarView
  subscript(r: Range<String.UnicodeScalarView.Index>) -> String.UnicodeScalarView.SubSequence { get }
}

extension String {
  struct UTF16View: Sendable {}
}

extension String.UTF16View: BidirectionalCollection {
  typealias Index = String.Index
  var startIndex: String.UTF16View.Index { get }
  var endIndex: String.UTF16View.Index { get }
  func index(after idx: String.UTF16View.Index) -> String.UTF16View.Index
  func index(before idx: String.UTF16View.Index) -> String.UTF16View.Index
  func index(_ i: String.UTF16View.Index, offsetBy n: Int) -> String.UTF16View.Index
  func index(_ i: String.UTF16View.Index, offsetBy n: Int, limitedBy limit: String.UTF16View.Index) -> String
    .UTF16View.Index?
  func distance(from start: String.UTF16View.Index, to end: String.UTF16View.Index) -> Int
  var count: Int { get }
  subscript(idx: String.UTF16View.Index) -> UTF16.CodeUnit { get }
  typealias Element = UTF16.CodeUnit
  typealias Indices = DefaultIndices<String.UTF16View>
}

extension String.UTF16View {
  struct Iterator: IteratorProtocol, Sendable {
    mutating func next() -> UInt16?
    typealias Element = UInt16
  }
  func makeIterator() -> String.UTF16View.Iterator
}

extension String.UTF16View: CustomStringConvertible {
  var description: String { get }
}

extension String.UTF16View: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension String {
  var utf16: String.UTF16View { get set }
  init(_ utf16: String.UTF16View)
}

extension String.Index {
  init?(_ idx: String.Index, within target: String.UTF16View)
  func samePosition(in unicodeScalars: String.UnicodeScalarView) -> String.UnicodeScalarIndex?
}

extension String.UTF16View: CustomReflectable {
  var customMirror: Mirror { get }
}

extension String.UTF16View {
  typealias SubSequence = Substring.UTF16View
  subscript(r: Range<String.UTF16View.Index>) -> Substring.UTF16View { get }
}

extension String {
  struct UTF8View: Sendable {}
}

extension String.UTF8View: BidirectionalCollection {
  typealias Index = String.Index
  typealias Element = UTF8.CodeUnit
  var startIndex: String.UTF8View.Index { get }
  var endIndex: String.UTF8View.Index { get }
  func index(after i: String.UTF8View.Index) -> String.UTF8View.Index
  func index(before i: String.UTF8View.Index) -> String.UTF8View.Index
  func index(_ i: String.UTF8View.Index, offsetBy n: Int) -> String.UTF8View.Index
  func index(_ i: String.UTF8View.Index, offsetBy n: Int, limitedBy limit: String.UTF8View.Index) -> String
    .UTF8View.Index?
  func distance(from i: String.UTF8View.Index, to j: String.UTF8View.Index) -> Int
  subscript(i: String.UTF8View.Index) -> UTF8.CodeUnit { get }
  typealias Indices = DefaultIndices<String.UTF8View>
  typealias Iterator = IndexingIterator<String.UTF8View>
}

extension String.UTF8View: CustomStringConvertible {
  var description: String { get }
}

extension String.UTF8View: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension String {
  var utf8: String.UTF8View { get set }
  var utf8CString: ContiguousArray<CChar> { get }
  init(_ utf8: String.UTF8View)
}

extension String.UTF8View {
  var count: Int { get }
}

extension String.Index {
  init?(_ idx: String.Index, within target: String.UTF8View)
}

extension String.UTF8View: CustomReflectable {
  var customMirror: Mirror { get }
}

extension String.UTF8View {
  typealias SubSequence = Substring.UTF8View
  subscript(r: Range<String.UTF8View.Index>) -> String.UTF8View.SubSequence { get }
}

extension String {
  init(_ substring: Substring)
}

extension String {
  init?(_ codeUnits: Substring.UTF8View)
}

extension String {
  init?(_ codeUnits: Substring.UTF16View)
}

extension String {
  init(_ content: Substring.UnicodeScalarView)
}

extension String {
  subscript(r: Range<String.Index>) -> Substring { get }
}

extension String {
  @available(*, deprecated) typealias IndexDistance = Int
}

extension String: MirrorPath {}

extension String {
  init<Subject>(describing instance: Subject)
  init<Subject>(describing instance: Subject) where Subject: CustomStringConvertible
  init<Subject>(describing instance: Subject) where Subject: TextOutputStreamable
  init<Subject>(describing instance: Subject)
  where Subject: CustomStringConvertible, Subject: TextOutputStreamable
  init<Subject>(reflecting subject: Subject)
}
