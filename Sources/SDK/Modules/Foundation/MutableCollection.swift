// Foundation: the declarations of MutableCollection.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort<Comparator>(using comparator: Comparator)
  where Comparator: SortComparator, Self.Element == Comparator.Compared
  mutating func sort<S, Comparator>(using comparators: S)
  where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
}
