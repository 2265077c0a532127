// Foundation: the declarations of KeyPathComparator.

struct KeyPathComparator<Compared>: SortComparator {
  let keyPath: PartialKeyPath<Compared>
  var order: SortOrder
  /// In an order.
  let comparing: (SortOrder, Compared, Compared) -> ComparisonResult
  init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value: Comparable {
    self.keyPath = keyPath
    self.order = order
    comparing = { order, lhs, rhs in order.result(lhs[keyPath: keyPath], rhs[keyPath: keyPath]) }
  }
  init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) where Value: Comparable {
    self.keyPath = keyPath
    self.order = order
    comparing = { order, lhs, rhs in
      order.result(lhs[keyPath: keyPath], rhs[keyPath: keyPath]) { order.result($0, $1) }
    }
  }
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value?>, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator {
    self.keyPath = keyPath
    self.order = order
    comparing = { order, lhs, rhs in
      var comparator = comparator
      comparator.order = order
      return comparator.compare(lhs[keyPath: keyPath], rhs[keyPath: keyPath])
    }
  }
  init<Value, Comparator>(_ keyPath: KeyPath<Compared, Value?>, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator {
    self.keyPath = keyPath
    self.order = order
    comparing = { order, lhs, rhs in
      var comparator = comparator
      comparator.order = order
      return order.result(lhs[keyPath: keyPath], rhs[keyPath: keyPath]) { comparator.compare($0, $1) }
    }
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { comparing(order, lhs, rhs) }
  func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(order)
  }
  static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
  }
}
