extension Machine {
  /// Methods that give a part of a sequence.
  func slicing(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "prefix":
      if let predicate = call["while"] ?? trailing(call) {
        return .array(Array(values.prefix(try leading(values, predicate, call.expression))))
      }
      if let end = (call["upTo"] ?? call["through"])?.exactInt {
        let count = call.has("through") ? end &+ 1 : end
        guard count >= 0, count <= values.count else {
          throw trap("a prefix up to \(end) is out of range", call.expression)
        }
        return .array(Array(values.prefix(count)))
      }
      return try count(call, values.count).map { .array(Array(values.prefix($0))) }
    case "suffix":
      if let start = call["from"]?.exactInt {
        guard start >= 0, start <= values.count else {
          throw trap("a suffix from \(start) is out of range", call.expression)
        }
        return .array(Array(values[start...]))
      }
      return try count(call, values.count).map { .array(Array(values.suffix($0))) }
    case "dropFirst": return try count(call, 1).map { .array(Array(values.dropFirst($0))) }
    case "dropLast": return try count(call, 1).map { .array(Array(values.dropLast($0))) }
    case "drop":
      guard let predicate = call["while"] ?? trailing(call) else { return nil }
      return .array(Array(values.dropFirst(try leading(values, predicate, call.expression))))
    case "split": return try split(values, call)
    case "distance":
      guard let start = call["from"]?.exactInt, let end = call["to"]?.exactInt else { return nil }
      return .int(end &- start)
    default: return nil
    }
  }

  private func trailing(_ call: LibraryCall) -> Value? {
    guard let last = call.arguments.last, last.isTrailingClosure else { return nil }
    return last.value
  }

  private func count(_ call: LibraryCall, _ standard: Int) throws(Interrupt) -> Int? {
    guard let first = call.first else { return call.name.hasPrefix("drop") ? standard : nil }
    guard let count = first.exactInt else { return nil }
    if count < 0 { throw trap("'\(call.name)' can't take \(count) items", call.expression) }
    return count
  }

  private func leading(
    _ values: [Value], _ predicate: Value, _ expression: Expression
  ) throws(Interrupt) -> Int {
    var count = 0
    for value in values {
      if try !holds(predicate, [value], expression) { break }
      count += 1
    }
    return count
  }

  private func split(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let separator = call["separator"] ?? call["whereSeparator"] ?? trailing(call) else { return nil }
    let keepsEmpty = call["omittingEmptySubsequences"]?.boolValue == false
    let limit = call["maxSplits"]?.exactInt.map { max(0, $0) } ?? .max
    var parts: [Value] = []
    var part: [Value] = []
    var start = 0
    for (place, value) in values.enumerated() {
      var isSeparator = false
      if parts.count < limit {
        isSeparator =
          separator.isFunction
          ? try holds(separator, [value], call.expression) : try isSame(value, separator, call.expression)
      }
      guard isSeparator else {
        part.append(value)
        continue
      }
      if keepsEmpty || !part.isEmpty { parts.append(Machine.slice(part, from: start)) }
      part = []
      start = place + 1
    }
    if keepsEmpty || !part.isEmpty { parts.append(Machine.slice(part, from: start)) }
    return .array(parts)
  }

  /// `values[1...3]`, `values[2...]`.
  func arraySlice(_ values: [Value], _ key: Value, _ expression: Expression) throws(Interrupt) -> Value? {
    guard case .range(let range) = key else { return nil }
    guard let bounds = bounds(of: range, count: values.count) else {
      throw trap("the range \(describe(key)) is out of range for \(values.count) items", expression)
    }
    return Machine.slice(Array(values[bounds]), from: bounds.lowerBound)
  }

  /// A range of places as one that lies inside `count`; nil where it doesn't.
  func bounds(of range: RangeValue, count: Int) -> Range<Int>? {
    let lower = range.lower.map(\.exactInt) ?? 0
    let last = range.upper.map(\.exactInt) ?? count
    guard let lower, var upper = last else { return nil }
    if range.isClosed, range.upper != nil {
      guard upper < count else { return nil }
      upper += 1
    }
    guard lower >= 0, lower <= upper, upper <= count else { return nil }
    return lower..<upper
  }
}
