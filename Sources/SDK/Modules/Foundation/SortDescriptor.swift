// Foundation: the declarations of SortDescriptor.

struct SortDescriptor<Compared>: SortComparator, Decodable, Encodable {
  let keyPath: PartialKeyPath<Compared>?
  let stringComparator: String.StandardComparator?
  var order: SortOrder
  /// In an order.
  let comparing: (SortOrder, Compared, Compared) -> ComparisonResult
  init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable {
    self.keyPath = keyPath
    stringComparator = nil
    self.order = order
    comparing = { order, lhs, rhs in order.result(lhs[keyPath: keyPath], rhs[keyPath: keyPath]) }
  }
  init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value: Comparable {
    self.keyPath = keyPath
    stringComparator = nil
    self.order = order
    comparing = { order, lhs, rhs in
      order.result(lhs[keyPath: keyPath], rhs[keyPath: keyPath]) { order.result($0, $1) }
    }
  }
  init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }
  init(_ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }
  init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder) {
    self.keyPath = keyPath
    stringComparator = comparator
    self.order = order
    comparing = { order, lhs, rhs in
      var comparator = comparator
      comparator.order = order
      return comparator.compare(lhs[keyPath: keyPath], rhs[keyPath: keyPath])
    }
  }
  init(_ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator, order: SortOrder) {
    self.keyPath = keyPath
    stringComparator = comparator
    self.order = order
    comparing = { order, lhs, rhs in
      var comparator = comparator
      comparator.order = order
      return order.result(lhs[keyPath: keyPath], rhs[keyPath: keyPath]) { comparator.compare($0, $1) }
    }
  }
  init(from decoder: any Decoder) throws
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { comparing(order, lhs, rhs) }
  func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(order)
  }
  static func == (lhs: SortDescriptor<Compared>, rhs: SortDescriptor<Compared>) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order && lhs.stringComparator == rhs.stringComparator
  }
}
