// Foundation: the declarations of ComparableComparator.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct ComparableComparator<Compared>: SortComparator where Compared: Comparable {
  var order: SortOrder { get set }
  init(order: SortOrder = .forward)
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
