extension Machine {
  /// Methods that depend on an order.
  func ordering(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "sorted": return try sorted(values, call).map { .array($0) }
    case "reversed": return .array(values.reversed())
    case "shuffled": return .array(try shuffled(values, call))
    case "min", "max": return try extreme(values, call)
    default: return nil
    }
  }

  /// `sorted()`, `sorted(by: <)`, `sorted { … }`, `sorted(using: …)`.
  func sorted(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> [Value]? {
    try charge(values.count * 8, call.expression)
    let expression = call.expression
    if let comparators = call["using"] {
      return try merged(values) { (a, b) throws(Interrupt) in
        try self.comparison(a, b, comparators, expression) < 0
      }
    }
    guard let function = call.function else {
      guard call.isEmpty else { return nil }
      return try merged(values) { (a, b) throws(Interrupt) in (try self.ordering(a, b, expression) ?? 0) < 0 }
    }
    return try merged(values) { (a, b) throws(Interrupt) in try self.holds(function, [a, b], expression) }
  }

  private typealias Precedes = (Value, Value) throws(Interrupt) -> Bool

  /// A stable merge sort, bottom-up: a predicate that is no order does no harm.
  private func merged(_ values: [Value], _ precedes: Precedes) throws(Interrupt) -> [Value] {
    var source = values
    var width = 1
    while width < source.count {
      var target: [Value] = []
      target.reserveCapacity(source.count)
      var start = 0
      while start < source.count {
        let middle = min(start + width, source.count)
        let end = min(start + 2 * width, source.count)
        var left = start
        var right = middle
        while left < middle, right < end {
          if try precedes(source[right], source[left]) {
            target.append(source[right])
            right += 1
          } else {
            target.append(source[left])
            left += 1
          }
        }
        target += source[left..<middle]
        target += source[right..<end]
        start = end
      }
      source = target
      width *= 2
    }
    return source
  }

  /// -1, 0 or 1 after a `SortDescriptor`, a `KeyPathComparator` or a list of them.
  private func comparison(
    _ a: Value, _ b: Value, _ comparator: Value, _ expression: Expression
  ) throws(Interrupt) -> Int {
    switch comparator {
    case .array(let comparators):
      for comparator in comparators {
        let order = try comparison(a, b, comparator, expression)
        if order != 0 { return order }
      }
      return 0
    case .record(let record):
      guard case .keyPath(let path)? = record["keyPath"] else { return 0 }
      let x = try follow(path, from: a, expression)
      let y = try follow(path, from: b, expression)
      let order = try keyOrder(x, y, record, expression)
      return record["order"]?.symbolName == "reverse" || record["ascending"]?.boolValue == false
        ? -order : order
    case .symbol(let symbol): return localizedOrder(string(a) ?? "", string(b) ?? "", named: symbol.name)
    default: return 0
    }
  }

  private func keyOrder(
    _ x: Value, _ y: Value, _ record: RecordValue, _ expression: Expression
  ) throws(Interrupt) -> Int {
    if x.isNone || y.isNone { return x.isNone ? (y.isNone ? 0 : -1) : 1 }
    // A sort descriptor of a text compares as a reader would, unless it says otherwise.
    if let a = string(x), let b = string(y), record.type == "SortDescriptor" || record["comparator"] != nil {
      return localizedOrder(a, b, named: record["comparator"]?.symbolName ?? "localizedStandard")
    }
    return try ordering(x, y, expression) ?? 0
  }

  private func extreme(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    // `max(count: 3)` of swift-algorithms: the largest three, smallest of them first.
    if let count = call["count"]?.exactInt {
      guard count >= 0 else { throw trap("the \(call.name) \(count) items can't be taken", call.expression) }
      let order = LibraryCall(
        "sorted", call.arguments.filter { $0.label != "count" }, call.expression)
      guard let sorted = try sorted(values, order) else { return nil }
      return .array(Array(call.name == "max" ? sorted.suffix(count) : sorted.prefix(count)))
    }
    guard var best = values.first else { return Value.none }
    let isMaximum = call.name == "max"
    for value in values.dropFirst() {
      let isLess: Bool
      let (a, b) = isMaximum ? (best, value) : (value, best)
      if let function = call.function {
        isLess = try holds(function, [a, b], call.expression)
      } else {
        isLess = (try ordering(a, b, call.expression) ?? 0) < 0
      }
      if isLess { best = value }
    }
    return best
  }

  func shuffled(_ values: [Value]) -> [Value] {
    var result = values
    for index in result.indices.reversed() where index > 0 {
      result.swapAt(index, randomIndex(below: index + 1))
    }
    return result
  }
}
