// Foundation: the declarations of ComparableComparator.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct ComparableComparator<Compared>: SortComparator where Compared: Comparable {
  var order: SortOrder
  init(order: SortOrder = .forward) { self.order = order }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { order.result(lhs, rhs) }
}
