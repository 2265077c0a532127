// Foundation: the declarations of Never.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension Never: SortComparator {
  typealias Compared = Never
  var order: SortOrder { get set }
  func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult
}
