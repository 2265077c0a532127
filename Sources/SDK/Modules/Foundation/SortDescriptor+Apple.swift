// Foundation: the declarations of SortDescriptor that only Apple's platforms have.

extension SortDescriptor where Compared: NSObject {
  init(
    _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard,
    order: SortOrder
  ) {
    self.keyPath = keyPath
    stringComparator = comparator
    self.order = order
    comparing = { order, lhs, rhs in
      var comparator = comparator
      comparator.order = order
      return comparator.compare(lhs[keyPath: keyPath], rhs[keyPath: keyPath])
    }
  }
  init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type) {
    keyPath = descriptor._keyPath as? PartialKeyPath<Compared>
    stringComparator = nil
    order = descriptor.ascending ? .forward : .reverse
    comparing = { order, lhs, rhs in
      let result = descriptor._comparing(lhs, rhs)
      if order == .forward || result == .orderedSame { return result }
      return result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
  }
}
