// Foundation: the declarations of KeyPathComparator.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct KeyPathComparator<Compared>: SortComparator {
  let keyPath: any PartialKeyPath<Compared> & Sendable
  var order: SortOrder { get set }
  init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  init<Value, Comparator>(
    _ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  init<Value, Comparator>(
    _ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
  func hash(into hasher: inout Hasher)
  static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool
}
