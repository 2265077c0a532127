// Foundation: the declarations of SortDescriptor that only Apple's platforms have.

extension SortDescriptor where Compared: NSObject {
  init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable
  init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value: Comparable
  init(
    _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard,
    order: SortOrder)
  init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type)
}
