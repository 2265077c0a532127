extension Machine {
  /// Methods that look for elements and count them.
  func searching(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "contains": return try contains(values, call)
    case "allSatisfy":
      guard let predicate = call.function else { return nil }
      for value in values where try !holds(predicate, [value], call.expression) { return .bool(false) }
      return .bool(true)
    case "first", "last": return try firstMatch(values, call)
    case "firstIndex", "lastIndex", "index": return try index(values, call)
    case "count":
      guard let predicate = call.function else { return nil }
      var count = 0
      for value in values where try holds(predicate, [value], call.expression) { count += 1 }
      return .int(count)
    case "starts": return try matchesElements(values, call, label: "with", isWhole: false)
    case "elementsEqual": return try matchesElements(values, call, label: nil, isWhole: true)
    case "lexicographicallyPrecedes":
      guard call.count == 1, let other = call.first else { return nil }
      return .bool(
        try ordering(values, elements(of: other, call.expression), call.expression) == -1)
    case "randomElement":
      return values.isEmpty ? Value.none : values[try randomPlace(below: values.count, call)]
    case "firstRange": return try ranges(values, call).first ?? Value.none
    case "ranges": return .array(try ranges(values, call))
    case "isEqual": return nil
    default: return nil
    }
  }

  /// The order of two lists: that of the first elements that differ, else that of their lengths.
  private func ordering(
    _ values: [Value], _ others: [Value], _ expression: Expression
  ) throws(Interrupt) -> Int {
    for (value, other) in zip(values, others) {
      if let order = try ordering(value, other, expression), order != 0 { return order }
    }
    return values.count < others.count ? -1 : (values.count > others.count ? 1 : 0)
  }

  private func contains(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard call.count == 1, let first = call.first else { return nil }
    let isPredicate = call.has("where") || (first.isFunction && !values.contains { $0.isFunction })
    if isPredicate, case .type = first {
    } else if isPredicate {
      for value in values where try holds(first, [value], call.expression) { return .bool(true) }
      return .bool(false)
    }
    if first.isUnknown { return nil }
    for value in values where try isSame(value, first, call.expression) { return .bool(true) }
    return .bool(false)
  }

  /// Where a sequence of elements stands, one place after the other.
  private func ranges(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> [Value] {
    guard let wanted = call["of"]?.arrayValue, !wanted.isEmpty else { return [] }
    try charge(values.count * wanted.count, call.expression)
    var result: [Value] = []
    var start = 0
    while start + wanted.count <= values.count {
      var isHere = true
      for (offset, element) in wanted.enumerated()
      where try !isSame(values[start + offset], element, call.expression) {
        isHere = false
        break
      }
      if isHere {
        let range = RangeValue(lower: .int(start), upper: .int(start + wanted.count), isClosed: false)
        result.append(.range(range))
      }
      start += isHere ? wanted.count : 1
    }
    return result
  }

  /// Equality as `==` has it, also where the app declares it.
  func isSame(_ a: Value, _ b: Value, _ expression: Expression) throws(Interrupt) -> Bool {
    if declaredInfo(of: a) != nil { return truth(try apply("==", a, b, expression), expression) }
    return equal(a, b)
  }

  private func firstMatch(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let predicate = call.function else { return nil }
    if call.name == "last" {
      for value in values.reversed() where try holds(predicate, [value], call.expression) { return value }
    } else {
      for value in values where try holds(predicate, [value], call.expression) { return value }
    }
    return Value.none
  }

  private func index(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.name == "index", !call.has("of"), !call.has("where") { return indexArithmetic(call) }
    guard let wanted = call.first, call.count == 1 else { return nil }
    let isPredicate = call.has("where") || call.arguments[0].isTrailingClosure
    let indices = call.name == "lastIndex" ? Array(values.indices.reversed()) : Array(values.indices)
    for index in indices {
      let isFound =
        isPredicate
        ? try holds(wanted, [values[index]], call.expression)
        : try isSame(values[index], wanted, call.expression)
      if isFound { return .int(index) }
    }
    return Value.none
  }

  /// `index(after:)`, `index(before:)`, `index(_:offsetBy:)` of collections that count from 0.
  private func indexArithmetic(_ call: LibraryCall) -> Value? {
    if let index = call["after"]?.exactInt { return .int(index &+ 1) }
    if let index = call["before"]?.exactInt { return .int(index &- 1) }
    guard let index = call.plain()?.exactInt, let offset = call["offsetBy"]?.exactInt else { return nil }
    let result = index.addingReportingOverflow(offset).partialValue
    if let limit = call["limitedBy"]?.exactInt, offset >= 0 ? result > limit : result < limit {
      return Value.none
    }
    return .int(result)
  }

  private func matchesElements(
    _ values: [Value], _ call: LibraryCall, label: String?, isWhole: Bool
  ) throws(Interrupt) -> Value? {
    guard let other = label.flatMap({ call[$0] }) ?? call.plain() else { return nil }
    let others = try elements(of: other, call.expression)
    guard isWhole ? others.count == values.count : others.count <= values.count else { return .bool(false) }
    for (a, b) in zip(values, others) where try !isSame(a, b, call.expression) { return .bool(false) }
    return .bool(true)
  }

  func randomIndex(below count: Int) -> Int {
    count <= 0 ? 0 : Int(truncatingIfNeeded: state.nextRandom() % UInt64(count))
  }
}
