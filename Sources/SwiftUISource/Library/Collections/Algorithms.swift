import OrderedCollections

/// Methods of swift-algorithms, the package that most apps take for what sequences lack, and of the
/// standard library what is of their kind: chunks, windows, groups, combinations, what is trimmed off the
/// ends, the smallest and largest several. What is random, and `product` and `chain`, are not known.
extension Machine {
  func algorithm(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "indexed":
      return .array(
        values.enumerated().map { .tuple([("index", .int($0.offset)), ("element", $0.element)]) })
    case "chunked": return try chunked(by: call, values)
    case "windows":
      guard let count = call["ofCount"]?.exactInt, count > 0 else { return nil }
      guard count <= values.count else { return .array([]) }
      try check(
        count: (values.count - count + 1).multipliedReportingOverflow(by: count).partialValue, call.expression
      )
      return .array((0...(values.count - count)).map { .array(Array(values[$0..<($0 + count)])) })
    case "randomSample", "randomStableSample":
      guard let count = call["count"]?.exactInt, count >= 0 else { return nil }
      return .array(Array(shuffled(values).prefix(count)))
    case "compacted": return .array(values.filter { !$0.isNone })
    case "interspersed":
      guard let separator = call["with"] ?? call.first else { return nil }
      return .array(Array(values.map { [$0] }.joined(separator: [separator])))
    case "keyed", "grouped":
      guard let key = call["by"] ?? call.function else { return nil }
      return try gathered(values, by: key, isGrouped: call.name == "grouped", call.expression)
    case "partitioned":
      guard let predicate = call["by"] ?? call.function else { return nil }
      var parts: ([Value], [Value]) = ([], [])
      for value in values {
        if try holds(predicate, [value], call.expression) {
          parts.1.append(value)
        } else {
          parts.0.append(value)
        }
      }
      return .tuple([("falseElements", .array(parts.0)), ("trueElements", .array(parts.1))])
    case "striding":
      guard let step = call["by"]?.exactInt, step > 0 else { return nil }
      return .array(stride(from: 0, to: values.count, by: step).map { values[$0] })
    case "firstNonNil":
      guard let function = call.function else { return values.first { !$0.isNone } ?? Value.none }
      for value in values {
        let made = try invoke(function, [value], call.expression)
        if !made.isNone { return made }
      }
      return Value.none
    case "removingDuplicates": return .array(try unique(values, call))
    case "minAndMax": return try minAndMax(values, call)
    case "combinations": return try combinations(values, call)
    case "reductions": return try reductions(values, call)
    case "trimmingPrefix", "trimmingSuffix", "trimming": return try trimmed(values, call)
    case "cycled":
      guard let times = call["times"]?.exactInt, times >= 0 else { return nil }
      let size = values.count.multipliedReportingOverflow(by: times)
      try check(count: size.overflow ? .max : size.partialValue, call.expression)
      try charge(size.partialValue, call.expression)
      return .array((0..<times).flatMap { _ in values })
    default: return nil
    }
  }

  /// `minAndMax()`: both at once, nil of nothing.
  private func minAndMax(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    let both = try extremes(values, call)
    guard let both else { return Value.none }
    return .tuple([("min", both.min), ("max", both.max)])
  }

  private func extremes(
    _ values: [Value], _ call: LibraryCall
  ) throws(Interrupt) -> (min: Value, max: Value)? {
    guard var smallest = values.first else { return nil }
    var largest = smallest
    for value in values.dropFirst() {
      if try precedes(value, smallest, call) {
        smallest = value
      } else if try !precedes(value, largest, call) {
        // Of several that are as large the last is taken, as the package documents.
        largest = value
      }
    }
    return (smallest, largest)
  }

  private func precedes(_ a: Value, _ b: Value, _ call: LibraryCall) throws(Interrupt) -> Bool {
    if let function = call.function { return try holds(function, [a, b], call.expression) }
    return (try ordering(a, b, call.expression) ?? 0) < 0
  }

  /// `combinations(ofCount: 2)`, in the order of their places.
  private func combinations(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    let sizes: ClosedRange<Int>
    switch call["ofCount"] {
    case .int(let count): sizes = count...count
    case .range(let range):
      let bounds = (range.lower.map(\.exactInt) ?? 0, range.upper.map(\.exactInt) ?? values.count)
      guard let lower = bounds.0, let end = bounds.1 else { return nil }
      let upper = range.isClosed || range.upper == nil ? end : end &- 1
      guard lower <= upper else { return .array([]) }
      sizes = lower...min(upper, values.count)
    default: return nil
    }
    guard sizes.lowerBound >= 0 else {
      throw trap("combinations of \(sizes.lowerBound) items can't be made", call.expression)
    }
    var result: [Value] = []
    for size in sizes where size <= values.count {
      var places = Array(0..<size)
      while true {
        // Each is kept: a step for every item.
        steps += size
        try step(call.expression.file, call.expression.start)
        result.append(.array(places.map { values[$0] }))
        try check(count: result.count, call.expression)
        guard let last = places.indices.last(where: { places[$0] < values.count - size + $0 }) else { break }
        places[last] += 1
        for place in places.indices[(last + 1)...] { places[place] = places[place - 1] + 1 }
      }
    }
    return .array(result)
  }

  /// `reductions(0, +)`, `reductions(+)`: what a `reduce` comes by on its way.
  private func reductions(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.arguments.last?.value, function.isFunction else { return nil }
    var rest = values[...]
    guard var result = call.count > 1 ? call.first : rest.popFirst() else { return .array([]) }
    var all = [result]
    if call.has("into") {
      guard case .closure(let closure) = function else { return nil }
      for value in rest {
        try self.call(closure, changing: &result, [value], call.expression)
        all.append(result)
      }
      return .array(all)
    }
    for value in rest {
      result = try invoke(function, [result, value], call.expression)
      all.append(result)
    }
    return .array(all)
  }

  /// `trimmingPrefix(while:)`, `trimmingSuffix(while:)`, `trimming(while:)`, and the standard library's
  /// `trimmingPrefix(_:)` of another sequence.
  private func trimmed(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.name == "trimmingPrefix", let prefix = call.plain(), !prefix.isFunction {
      let start = try elements(of: prefix, call.expression)
      guard start.count <= values.count, zip(start, values).allSatisfy({ equal($0, $1) }) else {
        return .array(values)
      }
      return .array(Array(values.dropFirst(start.count)))
    }
    guard let predicate = call["while"] ?? call.function else { return nil }
    var rest = values[...]
    if call.name != "trimmingSuffix" {
      while let first = rest.first, try holds(predicate, [first], call.expression) { rest.removeFirst() }
    }
    if call.name != "trimmingPrefix" {
      while let last = rest.last, try holds(predicate, [last], call.expression) { rest.removeLast() }
    }
    return .array(Array(rest))
  }

  /// `chunked { … }` by neighbors, `chunked(on:)` by what each element gives, `chunked(into:)` by count.
  private func chunked(by call: LibraryCall, _ values: [Value]) throws(Interrupt) -> Value? {
    if let size = (call["into"] ?? call["by"] ?? call["size"] ?? call.plain())?.exactInt {
      guard size > 0 else { throw trap("chunks of \(size) items can't be made", call.expression) }
      return .array(
        stride(from: 0, to: values.count, by: size).map {
          .array(Array(values[$0..<min(values.count, $0 + size)]))
        })
    }
    guard let function = call["on"] ?? call["by"] ?? call.function else { return nil }
    var chunks: [(key: Value, values: [Value])] = []
    for value in values {
      let key = call.has("on") ? try invoke(function, [value], call.expression) : .none
      var isNew = chunks.isEmpty
      if let last = chunks.last, let neighbor = last.values.last {
        isNew =
          call.has("on")
          ? try !isSame(last.key, key, call.expression)
          : try !holds(function, [neighbor, value], call.expression)
      }
      if isNew { chunks.append((key, [value])) } else { chunks[chunks.count - 1].values.append(value) }
    }
    guard call.has("on") else { return .array(chunks.map { .array($0.values) }) }
    return .array(chunks.map { .tuple([(nil, $0.key), (nil, .array($0.values))]) })
  }

  private func gathered(
    _ values: [Value], by key: Value, isGrouped: Bool, _ expression: Expression
  ) throws(Interrupt) -> Value {
    if isGrouped {
      var groups = OrderedDictionary<Value, [Value]>()
      for value in values { groups[try invoke(key, [value], expression), default: []].append(value) }
      return .dictionary(groups.mapValues { .array($0) })
    }
    var result = OrderedDictionary<Value, Value>()
    for value in values { result[try invoke(key, [value], expression)] = value }
    return .dictionary(result)
  }
}
