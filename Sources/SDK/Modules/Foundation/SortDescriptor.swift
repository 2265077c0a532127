// Foundation: the declarations of SortDescriptor.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct SortDescriptor<Compared>: SortComparator, Decodable, Encodable {
  var keyPath: PartialKeyPath<Compared>? { get }
  var stringComparator: String.StandardComparator? { get }
  var order: SortOrder { get set }
  init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable
  init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value: Comparable
  init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator)
  init(_ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator)
  init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder)
  init(_ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator, order: SortOrder)
  init(from decoder: any Decoder) throws
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
  func hash(into hasher: inout Hasher)
}
