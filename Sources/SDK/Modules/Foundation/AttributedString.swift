// Foundation: the declarations of AttributedString.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

@dynamicMemberLookup struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral {
  typealias UnicodeScalarLiteralType = String
  typealias StringLiteralType = String
  typealias ExtendedGraphemeClusterLiteralType = String
  struct SingleAttributeTransformer<T>: Sendable where T: AttributedStringKey, T.Value: Sendable {
    var range: Range<AttributedString.Index>
    var value: T.Value?
    var _others = AttributeContainer()
    mutating func replace<U>(with key: U.Type, value: U.Value)
    where U: AttributedStringKey, U.Value: Sendable {
      self.value = nil
      _others[key] = value
    }
    mutating func replace<U>(with keyPath: KeyPath<AttributeDynamicLookup, U>, value: U.Value)
    where U: AttributedStringKey, U.Value: Sendable {
      replace(with: U.self, value: value)
    }
    func _apply(to text: inout AttributedString, _ old: Range<AttributedString.Index>) {
      text[old][T.self] = nil
      text[range][T.self] = value
      text[range].mergeAttributes(_others)
    }
  }
  struct CharacterView: Sendable, BidirectionalCollection, RangeReplaceableCollection {
    typealias Iterator = IndexingIterator<AttributedString.CharacterView>
    typealias Indices = DefaultIndices<AttributedString.CharacterView>
    typealias SubSequence = Slice<AttributedString.CharacterView>
    typealias Element = Character
    typealias Index = AttributedString.Index
    var startIndex: AttributedString.Index { get }
    var endIndex: AttributedString.Index { get }
    var count: Int { get }
    init()
    subscript(index: AttributedString.Index) -> Character { get set }
    subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.CharacterView> { get set }
    func index(before i: AttributedString.Index) -> AttributedString.Index
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index)
      -> AttributedString.Index?
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    mutating func replaceSubrange(
      _ subrange: Range<AttributedString.CharacterView.Index>, with newElements: some Collection<Character>)
  }
  struct Index: Comparable, Sendable {
    init?<S>(_ sourcePosition: String.Index, within target: S) where S: AttributedStringProtocol
    func isValid(within text: some AttributedStringProtocol) -> Bool
    func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
    static func == (left: AttributedString.Index, right: AttributedString.Index) -> Bool
    static func < (left: AttributedString.Index, right: AttributedString.Index) -> Bool
  }
  struct Runs: Sendable, Equatable, CustomStringConvertible, BidirectionalCollection {
    typealias Iterator = IndexingIterator<AttributedString.Runs>
    typealias Indices = DefaultIndices<AttributedString.Runs>
    typealias SubSequence = Slice<AttributedString.Runs>
    typealias Element = AttributedString.Runs.Run
    struct AttributesSlice1<T>: BidirectionalCollection, Sendable
    where T: AttributedStringKey, T.Value: Sendable {
      typealias Indices = DefaultIndices<AttributedString.Runs.AttributesSlice1<T>>
      typealias SubSequence = Slice<AttributedString.Runs.AttributesSlice1<T>>
      typealias Index = AttributedString.Index
      typealias Element = (T.Value?, Range<AttributedString.Index>)
      struct Iterator: IteratorProtocol, Sendable {
        typealias Element = (T.Value?, Range<AttributedString.Index>)
        let _parts: [(T.Value?, Range<AttributedString.Index>)]
        var _place = 0
        mutating func next() -> (T.Value?, Range<AttributedString.Index>)? {
          if _place == _parts.count { return nil }
          _place += 1
          return _parts[_place - 1]
        }
      }
      let _parts: [(T.Value?, Range<AttributedString.Index>)]
      let _end: AttributedString.Index
      var startIndex: AttributedString.Index { _parts.isEmpty ? _end : _parts[0].1.lowerBound }
      var endIndex: AttributedString.Index { _end }
      subscript(position: AttributedString.Index) -> (T.Value?, Range<AttributedString.Index>) {
        for part in _parts where part.1.contains(position) { return part }
        fatalError("AttributedString.Index is out of bounds")
      }
      func makeIterator() -> AttributedString.Runs.AttributesSlice1<T>.Iterator {
        AttributedString.Runs.AttributesSlice1<T>.Iterator(_parts: _parts)
      }
      func index(before i: AttributedString.Index) -> AttributedString.Index {
        var found = _end
        for part in _parts where part.1.lowerBound < i { found = part.1.lowerBound }
        return found
      }
      func index(after i: AttributedString.Index) -> AttributedString.Index { self[i].1.upperBound }
    }
    @dynamicMemberLookup struct Run: Sendable, Equatable, CustomStringConvertible {
      var description: String { get }
      var range: Range<AttributedString.Index> { get }
      var attributes: AttributeContainer { get }
      subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
      where K: AttributedStringKey, K.Value: Sendable { get }
      subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get }
      subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S>
      where S: AttributeScope { get }
      static func == (lhs: AttributedString.Runs.Run, rhs: AttributedString.Runs.Run) -> Bool
    }
    struct Index: Sendable, Strideable {
      typealias Stride = Int
      func distance(to other: AttributedString.Runs.Index) -> Int
      func advanced(by n: Int) -> AttributedString.Runs.Index
      static func == (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool
      static func < (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool
    }
    var description: String { get }
    var startIndex: AttributedString.Runs.Index { get }
    var endIndex: AttributedString.Runs.Index { get }
    subscript<T>(keyPath: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.Runs.AttributesSlice1<T>
    where T: AttributedStringKey, T.Value: Sendable { self[T.self] }
    subscript<T>(t: T.Type) -> AttributedString.Runs.AttributesSlice1<T>
    where T: AttributedStringKey, T.Value: Sendable {
      AttributedString.Runs.AttributesSlice1<T>(_parts: _parts(t), _end: _end)
    }
    func _parts<T>(_ key: T.Type) -> [(T.Value?, Range<AttributedString.Index>)]
    where T: AttributedStringKey, T.Value: Sendable
    var _end: AttributedString.Index { get }
    subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { get }
    subscript(position: AttributedString.Index) -> AttributedString.Runs.Run { get }
    func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
    func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
    func distance(from start: AttributedString.Runs.Index, to end: AttributedString.Runs.Index) -> Int
    func index(_ i: AttributedString.Runs.Index, offsetBy distance: Int) -> AttributedString.Runs.Index
    func index(
      _ i: AttributedString.Runs.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Runs.Index
    ) -> AttributedString.Runs.Index?
    static func == (lhs: AttributedString.Runs, rhs: AttributedString.Runs) -> Bool
  }
  struct UnicodeScalarView: Sendable, BidirectionalCollection, RangeReplaceableCollection {
    typealias Iterator = IndexingIterator<AttributedString.UnicodeScalarView>
    typealias Indices = DefaultIndices<AttributedString.UnicodeScalarView>
    typealias SubSequence = Slice<AttributedString.UnicodeScalarView>
    typealias Element = UnicodeScalar
    typealias Index = AttributedString.Index
    var startIndex: AttributedString.Index { get }
    var endIndex: AttributedString.Index { get }
    var count: Int { get }
    init()
    subscript(index: AttributedString.Index) -> UnicodeScalar { get }
    subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.UnicodeScalarView> { get }
    func index(before i: AttributedString.Index) -> AttributedString.Index
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index)
      -> AttributedString.Index?
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    mutating func replaceSubrange(
      _ subrange: Range<AttributedString.UnicodeScalarView.Index>,
      with newElements: some Collection<Unicode.Scalar>)
  }
  enum AttributeRunBoundaries: Hashable, Sendable {
    case paragraph
    case character(Character)
  }
  struct AttributeInvalidationCondition: Hashable, Sendable {
    static let textChanged: AttributedString.AttributeInvalidationCondition
    static func attributeChanged<T>(_ key: T.Type) -> AttributedString.AttributeInvalidationCondition
    where T: AttributedStringKey
    static func attributeChanged<T>(_ key: KeyPath<AttributeDynamicLookup, T>)
      -> AttributedString.AttributeInvalidationCondition where T: AttributedStringKey
  }
  enum AttributeMergePolicy: Hashable, Sendable {
    case keepNew
    case keepCurrent
  }
  enum WritingDirection: Hashable, Decodable, Encodable, CaseIterable, Sendable {
    typealias AllCases = [AttributedString.WritingDirection]
    case leftToRight
    case rightToLeft
    init(from decoder: any Decoder) throws
  }
  var characters: AttributedString.CharacterView { get set }
  var startIndex: AttributedString.Index { get }
  var endIndex: AttributedString.Index { get }
  var runs: AttributedString.Runs { get }
  var unicodeScalars: AttributedString.UnicodeScalarView { get set }
  init()
  init(_ string: String, attributes: AttributeContainer = .init())
  init(_ substring: Substring, attributes: AttributeContainer = .init())
  init<S>(_ elements: S, attributes: AttributeContainer = .init()) where S: Sequence, S.Element == Character
  init(_ substring: AttributedSubstring)
  init(stringLiteral value: String)
  init(_ substring: DiscontiguousAttributedSubstring)
  subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
  where K: AttributedStringKey, K.Value: Sendable { get set }
  subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S>
  where S: AttributeScope { get set }
  subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring {
    get { _part(bounds.relative(to: characters)) }
    set { _setPart(bounds.relative(to: characters), newValue) }
  }
  func _part(_ range: Range<AttributedString.Index>) -> AttributedSubstring
  mutating func _setPart(_ range: Range<AttributedString.Index>, _ part: AttributedSubstring)
  mutating func _replace(_ range: Range<AttributedString.Index>, with text: some AttributedStringProtocol)
  subscript(indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get set }
  func transformingAttributes<K>(
    _ k: K.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void
  ) -> AttributedString where K: AttributedStringKey, K.Value: Sendable {
    var text = self
    for (value, range) in runs[k] {
      var part = AttributedString.SingleAttributeTransformer<K>(range: range, value: value)
      c(&part)
      part._apply(to: &text, range)
    }
    return text
  }
  func transformingAttributes<K1, K2>(
    _ k: K1.Type, _ k2: K2.Type,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>
    ) -> Void
  ) -> AttributedString
  where K1: AttributedStringKey, K2: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable
  func transformingAttributes<K1, K2, K3>(
    _ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>,
      inout AttributedString.SingleAttributeTransformer<K3>
    ) -> Void
  ) -> AttributedString
  where
    K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K1.Value: Sendable,
    K2.Value: Sendable, K3.Value: Sendable
  func transformingAttributes<K1, K2, K3, K4>(
    _ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ k4: K4.Type,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>,
      inout AttributedString.SingleAttributeTransformer<K3>,
      inout AttributedString.SingleAttributeTransformer<K4>
    ) -> Void
  ) -> AttributedString
  where
    K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey,
    K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable
  func transformingAttributes<K1, K2, K3, K4, K5>(
    _ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ k4: K4.Type, _ k5: K5.Type,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>,
      inout AttributedString.SingleAttributeTransformer<K3>,
      inout AttributedString.SingleAttributeTransformer<K4>,
      inout AttributedString.SingleAttributeTransformer<K5>
    ) -> Void
  ) -> AttributedString
  where
    K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey,
    K5: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable,
    K5.Value: Sendable
  func transformingAttributes<K>(
    _ k: KeyPath<AttributeDynamicLookup, K>,
    _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void
  ) -> AttributedString where K: AttributedStringKey, K.Value: Sendable {
    transformingAttributes(K.self, c)
  }
  func transformingAttributes<K1, K2>(
    _ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>
    ) -> Void
  ) -> AttributedString
  where K1: AttributedStringKey, K2: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable
  func transformingAttributes<K1, K2, K3>(
    _ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>,
    _ k3: KeyPath<AttributeDynamicLookup, K3>,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>,
      inout AttributedString.SingleAttributeTransformer<K3>
    ) -> Void
  ) -> AttributedString
  where
    K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K1.Value: Sendable,
    K2.Value: Sendable, K3.Value: Sendable
  func transformingAttributes<K1, K2, K3, K4>(
    _ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>,
    _ k3: KeyPath<AttributeDynamicLookup, K3>, _ k4: KeyPath<AttributeDynamicLookup, K4>,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>,
      inout AttributedString.SingleAttributeTransformer<K3>,
      inout AttributedString.SingleAttributeTransformer<K4>
    ) -> Void
  ) -> AttributedString
  where
    K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey,
    K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable
  func transformingAttributes<K1, K2, K3, K4, K5>(
    _ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>,
    _ k3: KeyPath<AttributeDynamicLookup, K3>, _ k4: KeyPath<AttributeDynamicLookup, K4>,
    _ k5: KeyPath<AttributeDynamicLookup, K5>,
    _ c: (
      inout AttributedString.SingleAttributeTransformer<K1>,
      inout AttributedString.SingleAttributeTransformer<K2>,
      inout AttributedString.SingleAttributeTransformer<K3>,
      inout AttributedString.SingleAttributeTransformer<K4>,
      inout AttributedString.SingleAttributeTransformer<K5>
    ) -> Void
  ) -> AttributedString
  where
    K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey,
    K5: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable,
    K5.Value: Sendable
  mutating func transform<E>(
    updating range: inout Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void)
    throws(E) where E: Error
  mutating func transform<E>(
    updating ranges: inout [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void)
    throws(E) where E: Error
  mutating func transform<E>(
    updating range: Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) -> Range<AttributedString.Index>? where E: Error
  mutating func transform<E>(
    updating ranges: [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void
  ) throws(E) -> [Range<AttributedString.Index>]? where E: Error
  mutating func setAttributes(_ attributes: AttributeContainer)
  mutating func mergeAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
  mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
  mutating func append(_ s: some AttributedStringProtocol)
  mutating func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index)
  mutating func removeSubrange(_ range: some RangeExpression<AttributedString.Index>) {
    _replace(range.relative(to: characters), with: AttributedString())
  }
  mutating func replaceSubrange(
    _ range: some RangeExpression<AttributedString.Index>, with s: some AttributedStringProtocol
  ) {
    _replace(range.relative(to: characters), with: s)
  }
  mutating func removeSubranges(_ subranges: RangeSet<AttributedString.Index>)
  static func == (lhs: AttributedString, rhs: AttributedString) -> Bool
  static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString
  static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol)
  static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
  static func += (lhs: inout AttributedString, rhs: AttributedString)
}
