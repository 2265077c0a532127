// Foundation: the declarations of Sequence.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Sequence {
  func sorted<Comparator>(using comparator: Comparator) -> [Self.Element]
  where Comparator: SortComparator, Self.Element == Comparator.Compared {
    sorted { comparator.compare($0, $1) == .orderedAscending }
  }
  func sorted<S, Comparator>(using comparators: S) -> [Self.Element]
  where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
  {
    sorted { comparators.compare($0, $1) == .orderedAscending }
  }
  func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared) -> ComparisonResult
  where Comparator: SortComparator, Comparator == Self.Element {
    for comparator in self {
      let result = comparator.compare(lhs, rhs)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
  func filter(_ predicate: Predicate<Self.Element>) throws -> [Self.Element] {
    try filter { try predicate.evaluate($0) }
  }
  func formatted<S>(_ style: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle {
    style.format(self)
  }
}

extension Sequence where Self.Element == String {
  func formatted() -> String { ListFormatStyle<StringStyle, Self>(memberStyle: StringStyle()).format(self) }
}
