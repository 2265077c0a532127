// Foundation: the declarations of MutableCollection.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort<Comparator>(using comparator: Comparator)
  where Comparator: SortComparator, Self.Element == Comparator.Compared {
    sort { comparator.compare($0, $1) == .orderedAscending }
  }
  mutating func sort<S, Comparator>(using comparators: S)
  where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
  {
    sort { comparators.compare($0, $1) == .orderedAscending }
  }
}
