// Swift's standard library: the declarations of BidirectionalCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol BidirectionalCollection<Element>: Collection
where Self.Indices: BidirectionalCollection, Self.SubSequence: BidirectionalCollection {
  func index(before i: Self.Index) -> Self.Index
  func formIndex(before i: inout Self.Index)
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func distance(from start: Self.Index, to end: Self.Index) -> Int
}

extension BidirectionalCollection {
  func formIndex(before i: inout Self.Index)
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func distance(from start: Self.Index, to end: Self.Index) -> Int
}

extension BidirectionalCollection where Self == Self.SubSequence {
  mutating func popLast() -> Self.Element?
  @discardableResult mutating func removeLast() -> Self.Element
  mutating func removeLast(_ k: Int)
}

extension BidirectionalCollection {
  func dropLast(_ k: Int) -> Self.SubSequence
  func suffix(_ maxLength: Int) -> Self.SubSequence
}

extension BidirectionalCollection {
  var last: Self.Element? { get }
}

extension BidirectionalCollection {
  func last(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
  func lastIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index?
}

extension BidirectionalCollection where Self.Element: Equatable {
  func lastIndex(of element: Self.Element) -> Self.Index?
}

extension BidirectionalCollection {
  func reversed() -> ReversedCollection<Self>
}

extension BidirectionalCollection where Self.Element == String {
  func joined(separator: String = "") -> String
}

extension BidirectionalCollection {
  func difference<C>(from other: C, by areEquivalent: (C.Element, Self.Element) -> Bool)
    -> CollectionDifference<Self.Element> where C: BidirectionalCollection, Self.Element == C.Element
}

extension BidirectionalCollection where Self.Element: Equatable {
  func difference<C>(from other: C) -> CollectionDifference<Self.Element>
  where C: BidirectionalCollection, Self.Element == C.Element
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func contains(_ regex: some RegexComponent) -> Bool
}

extension BidirectionalCollection where Self.Element: Comparable {
  func firstRange<C>(of other: C) -> Range<Self.Index>? where C: Collection, Self.Element == C.Element
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func firstRange(of regex: some RegexComponent) -> Range<Self.Index>?
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func ranges(of regex: some RegexComponent) -> [Range<Self.Index>]
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func split(
    separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Self.SubSequence]
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func starts(with regex: some RegexComponent) -> Bool
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func trimmingPrefix(_ regex: some RegexComponent) -> Self.SubSequence
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match?
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match]
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func wholeMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
  func prefixMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
}
