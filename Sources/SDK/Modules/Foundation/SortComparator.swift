// Foundation: the declarations of SortComparator.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol SortComparator<Compared>: Hashable, Sendable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
}
