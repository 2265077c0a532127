// Foundation: the declarations of KeyPathComparator.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct KeyPathComparator<Compared>: SortComparator {
  let keyPath: PartialKeyPath<Compared>
  var order: SortOrder { get set }
  init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable
  init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value: Comparable
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value?>, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value?>, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
  func hash(into hasher: inout Hasher)
  static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool
}
