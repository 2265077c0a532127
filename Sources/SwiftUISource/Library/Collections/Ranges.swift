extension Machine {
  func rangeMethod(_ range: RangeValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "contains" where !(call.first?.isFunction ?? true):
      guard var first = call.first, !first.isUnknown else { return nil }
      if case .symbol = first, let info = (range.lower ?? range.upper).flatMap(declaredInfo) {
        first = try fit(first, to: .named(info.path, []), owner: info)
      }
      if case .range(let other) = first { return .bool(try encloses(range, other, call.expression)) }
      return .bool(try matches(.value(.range(range)), first))
    case "overlaps":
      guard case .range(let other)? = call.first else { return nil }
      return .bool(try overlap(range, other, call.expression))
    case "clamped":
      guard case .range(let limits)? = call["to"] ?? call.first else { return nil }
      return .range(try clamped(range, to: limits, call.expression))
    case "relative": return .range(range)
    case "first" where range.upper == nil, "prefix" where range.upper == nil:
      return try beginning(of: range, call)
    default: return try sequenceMethod(try elements(of: .range(range), call.expression), call)
    }
  }

  /// `(1...).first { … }` and `(1...).prefix(3)` of a range without an end.
  private func beginning(of range: RangeValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let lower = range.lower?.exactInt else { return nil }
    if let count = call.plain()?.exactInt {
      try check(count: max(0, count), call.expression)
      return .array((0..<max(0, count)).map { .int(lower &+ $0) })
    }
    guard let predicate = call.function else { return nil }
    var found: [Value] = []
    var number = lower
    while true {
      try step(call.expression.file, call.expression.start)
      let holds = try self.holds(predicate, [.int(number)], call.expression)
      if call.name == "first", holds { return .int(number) }
      if call.name == "prefix", !holds { return .array(found) }
      if call.name == "prefix" { found.append(.int(number)) }
      let next = number.addingReportingOverflow(1)
      if next.overflow { return Value.none }
      number = next.partialValue
    }
  }

  private func encloses(
    _ range: RangeValue, _ other: RangeValue, _ expression: Expression
  ) throws(Interrupt) -> Bool {
    let low = try order(range.lower, other.lower, expression)
    let high = try order(other.upper, range.upper, expression)
    return low <= 0 && (high < 0 || (high == 0 && (range.isClosed || !other.isClosed)))
  }

  private func overlap(
    _ a: RangeValue, _ b: RangeValue, _ expression: Expression
  ) throws(Interrupt) -> Bool {
    let first = try order(a.lower, b.upper, expression)
    let second = try order(b.lower, a.upper, expression)
    return (first < 0 || (first == 0 && b.isClosed)) && (second < 0 || (second == 0 && a.isClosed))
  }

  private func order(_ a: Value?, _ b: Value?, _ expression: Expression) throws(Interrupt) -> Int {
    guard let a, let b else { return -1 }
    return try ordering(a, b, expression) ?? 0
  }

  private func clamped(
    _ range: RangeValue, to limits: RangeValue, _ expression: Expression
  ) throws(Interrupt) -> RangeValue {
    func inside(_ value: Value?) throws(Interrupt) -> Value? {
      guard let value else { return nil }
      if let lower = limits.lower, (try ordering(value, lower, expression) ?? 0) < 0 { return lower }
      if let upper = limits.upper, (try ordering(value, upper, expression) ?? 0) > 0 { return upper }
      return value
    }
    return RangeValue(
      lower: try inside(range.lower) ?? limits.lower, upper: try inside(range.upper) ?? limits.upper,
      isClosed: range.isClosed)
  }

  func rangeProperty(
    _ name: String, _ range: RangeValue, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    switch name {
    case "lazy" where range.upper == nil: return .range(range)
    case "lowerBound": return range.lower ?? nil
    case "upperBound": return range.upper ?? nil
    case "isEmpty" where range.isClosed: return .bool(false)
    case "isEmpty":
      guard let lower = range.lower, let upper = range.upper else { return .bool(false) }
      return .bool(equal(lower, upper))
    case "length", "location": return nil
    case "count":
      guard let lower = range.lower?.exactInt, let upper = range.upper?.exactInt else { break }
      let width = upper.subtractingReportingOverflow(lower)
      let count = width.partialValue.addingReportingOverflow(range.isClosed ? 1 : 0)
      guard !width.overflow, !count.overflow else {
        throw trap("the range from \(lower) to \(upper) has more items than an Int counts", expression)
      }
      return .int(count.partialValue)
    case "first" where range.lower?.exactInt != nil && range.upper == nil: return range.lower
    default: break
    }
    return try sequenceProperty(name, try elements(of: .range(range), expression), expression)
  }

  /// The elements of a range, or of a range of them: `(0..<10)[2]`.
  func rangeElement(_ range: RangeValue, _ key: Value, _ expression: Expression) throws(Interrupt) -> Value? {
    let values = try elements(of: .range(range), expression)
    if case .int(let index) = key {
      // A range of numbers is its own index.
      guard values.contains(.int(index)) else { throw trap("index \(index) is out of range", expression) }
      return .int(index)
    }
    return try arraySlice(values, key, expression)
  }
}
