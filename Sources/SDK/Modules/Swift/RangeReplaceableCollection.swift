// Swift's standard library: the declarations of RangeReplaceableCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol RangeReplaceableCollection<Element>: Collection where Self.SubSequence: RangeReplaceableCollection {
  init()
  mutating func replaceSubrange<C>(_ subrange: Range<Self.Index>, with newElements: C)
  where C: Collection, Self.Element == C.Element
  mutating func reserveCapacity(_ n: Int)
  init(repeating repeatedValue: Self.Element, count: Int)
  init<S>(_ elements: S) where S: Sequence, Self.Element == S.Element
  mutating func append(_ newElement: Self.Element)
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, Self.Element == S.Element
  mutating func insert(_ newElement: Self.Element, at i: Self.Index)
  mutating func insert<S>(contentsOf newElements: S, at i: Self.Index)
  where S: Collection, Self.Element == S.Element
  @discardableResult mutating func remove(at i: Self.Index) -> Self.Element
  mutating func removeSubrange(_ bounds: Range<Self.Index>)
  @discardableResult mutating func removeFirst() -> Self.Element
  mutating func removeFirst(_ k: Int)
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
}

extension RangeReplaceableCollection {
  init(repeating repeatedValue: Self.Element, count: Int)
  init<S>(_ elements: S) where S: Sequence, Self.Element == S.Element
  mutating func append(_ newElement: Self.Element)
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, Self.Element == S.Element
  mutating func insert(_ newElement: Self.Element, at i: Self.Index)
  mutating func insert<C>(contentsOf newElements: C, at i: Self.Index)
  where C: Collection, Self.Element == C.Element
  @discardableResult mutating func remove(at position: Self.Index) -> Self.Element
  mutating func removeSubrange(_ bounds: Range<Self.Index>)
  mutating func removeFirst(_ k: Int)
  @discardableResult mutating func removeFirst() -> Self.Element
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  mutating func reserveCapacity(_ n: Int)
}

extension RangeReplaceableCollection where Self == Self.SubSequence {
  @discardableResult mutating func removeFirst() -> Self.Element
  mutating func removeFirst(_ k: Int)
}

extension RangeReplaceableCollection {
  mutating func replaceSubrange<C, R>(_ subrange: R, with newElements: C)
  where C: Collection, R: RangeExpression, Self.Element == C.Element, Self.Index == R.Bound
  mutating func removeSubrange<R>(_ bounds: R) where R: RangeExpression, Self.Index == R.Bound
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func popLast() -> Self.Element?
  @discardableResult mutating func removeLast() -> Self.Element
  mutating func removeLast(_ k: Int)
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, Self == Self.SubSequence {
  mutating func popLast() -> Self.Element?
  @discardableResult mutating func removeLast() -> Self.Element
  mutating func removeLast(_ k: Int)
}

extension RangeReplaceableCollection {
  static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: Sequence, Self.Element == Other.Element
  static func + <Other>(lhs: Other, rhs: Self) -> Self where Other: Sequence, Self.Element == Other.Element
  static func += <Other>(lhs: inout Self, rhs: Other) where Other: Sequence, Self.Element == Other.Element
  static func + <Other>(lhs: Self, rhs: Other) -> Self
  where Other: RangeReplaceableCollection, Self.Element == Other.Element
}

extension RangeReplaceableCollection {
  func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> Self
}

extension RangeReplaceableCollection where Self: MutableCollection {
  mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
}

extension RangeReplaceableCollection {
  mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
}

extension RangeReplaceableCollection {
  mutating func removeSubranges(_ subranges: RangeSet<Self.Index>)
}

extension RangeReplaceableCollection {
  func applying(_ difference: CollectionDifference<Self.Element>) -> Self?
}

extension RangeReplaceableCollection where Self.Element: Equatable {
  func replacing<C, Replacement>(
    _ other: C, with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = .max
  ) -> Self
  where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element
  func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
    -> Self
  where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element
  mutating func replace<C, Replacement>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = .max)
  where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element
}

extension RangeReplaceableCollection where Self.SubSequence == Substring {
  func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Self.Index>,
    maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  @_disfavoredOverload func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  mutating func replace<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
  where Replacement: Collection, Replacement.Element == Character
}

extension RangeReplaceableCollection {
  @_disfavoredOverload mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) rethrows
}

extension RangeReplaceableCollection where Self.Element: Equatable {
  mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Self.Element == Prefix.Element
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, Self.SubSequence == Substring {
  @_disfavoredOverload mutating func trimPrefix(_ regex: some RegexComponent)
}

extension RangeReplaceableCollection where Self.SubSequence == Substring {
  func replacing<Output, Replacement>(
    _ regex: some RegexComponent<Output>, subrange: Range<Self.Index>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  func replacing<Output, Replacement>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  mutating func replace<Output, Replacement>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows
  where Replacement: Collection, Replacement.Element == Character
}
