extension Machine {
  func zipped(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard call.count == 2 else { return nil }
    let (one, other) = (sharedElements(call.arguments[0].value), sharedElements(call.arguments[1].value))
    let first = try elements(ofOpen: one, beside: other, call.expression)
    let second = try elements(ofOpen: other, beside: one, call.expression)
    return .array(zip(first, second).map { .tuple([(nil, $0), (nil, $1)]) })
  }

  /// The elements of one side of a `zip`: `1...`, and what is made one by one, has as many as the other side.
  private func elements(
    ofOpen value: Value, beside other: Value, _ expression: Expression
  ) throws(Interrupt) -> [Value] {
    if case .range(let range) = value, range.upper == nil, let lower = range.lower?.exactInt {
      let count = try elements(of: other, expression).count
      return (0..<count).map { .int(lower &+ $0) }
    }
    guard isMadeOneByOne(value), !isMadeOneByOne(other) else { return try elements(of: value, expression) }
    let count = try elements(of: other, expression).count
    if case .record(let record) = value, let made = try erasedElements(record, limit: count, expression) {
      return made
    }
    return try declaredElements(of: value, limit: count, expression)
  }

  /// Whether a sequence's elements are made as they are asked for, so that there may be no end of them.
  private func isMadeOneByOne(_ value: Value) -> Bool {
    if let info = declaredInfo(of: value), isDeclaredSequence(value) {
      return !project.allNames(of: info).contains { $0.hasSuffix("Collection") }
    }
    return value.record(of: "AnyIterator") != nil || value.record(of: "AnySequence") != nil
  }

  /// `stride(from:to:by:)` and `stride(from:through:by:)`.
  func strided(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let from = call["from"], let end = call["to"] ?? call["through"], let by = call["by"],
      let start = from.doubleValue, let last = end.doubleValue, let step = by.doubleValue
    else { return unknownResult(of: call) }
    guard step != 0, step.isFinite else { throw trap("a stride must not be 0", call.expression) }
    let isThrough = call.has("through")
    let span = (last - start) / step
    guard span.isFinite, span >= 0 else { return .array([]) }
    let count = isThrough ? span.rounded(.down) + 1 : span.rounded(.up)
    try check(count: count > 1e15 ? .max : Int(count), call.expression)
    try charge(Int(count), call.expression)
    if let a = from.exactInt, let b = by.exactInt, end.exactInt != nil {
      return .array((0..<Int(count)).map { .int(a &+ $0 &* b) })
    }
    return .array((0..<Int(count)).map { .double(start + Double($0) * step) })
  }

  func repeatedElement(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let first = call.plain() ?? call["repeating"], let count = call["count"]?.exactInt else {
      return unknownResult(of: call)
    }
    guard count >= 0 else { throw trap("a value can't be repeated \(count) times", call.expression) }
    try check(count: count, call.expression)
    try charge(count, call.expression)
    return .array(Array(repeating: first, count: count))
  }

  /// `sequence(first:next:)` and `sequence(state:next:)`. They are written out ahead: what has no end, or stops
  /// the program where nobody asks for more, ends after many.
  func generated(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let next = call.function else { return nil }
    if var state = call["state"] {
      guard case .closure(let closure) = next else { return nil }
      return .array(
        try ahead { () throws(Interrupt) in try self.call(closure, changing: &state, [], call.expression) })
    }
    guard let first = call["first"] else { return nil }
    var last: Value?
    return .array(
      try ahead { () throws(Interrupt) in
        let value = try last.map { (last) throws(Interrupt) in
          try self.invoke(next, [last], call.expression)
        }
        last = value ?? first
        return last ?? .none
      })
  }

  private func ahead(_ next: () throws(Interrupt) -> Value) throws(Interrupt) -> [Value] {
    var values: [Value] = []
    while values.count < 10_000 {
      do {
        let value = try next()
        if value.isNone { break }
        values.append(value)
      } catch {
        guard case .trap = error, values.count > 1 else { throw error }
        break
      }
    }
    return values
  }
}
