// Foundation: the declarations of Sequence.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Sequence {
  func sorted<Comparator>(using comparator: Comparator) -> [Self.Element]
  where Comparator: SortComparator, Self.Element == Comparator.Compared
  func sorted<S, Comparator>(using comparators: S) -> [Self.Element]
  where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
  func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared) -> ComparisonResult
  where Comparator: SortComparator, Comparator == Self.Element
  func filter(_ predicate: Predicate<Self.Element>) throws -> [Self.Element]
  func formatted<S>(_ style: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
}

extension Sequence where Self.Element == String {
  func formatted() -> String
}
