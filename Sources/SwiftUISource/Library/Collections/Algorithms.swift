import OrderedCollections

/// Methods of swift-algorithms, the package that most apps take for what sequences lack.
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
    default: return nil
    }
  }

  /// `chunked { … }` by neighbours, `chunked(on:)` by what each element gives, `chunked(into:)` by count.
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
      if let last = chunks.last, let neighbour = last.values.last {
        isNew =
          call.has("on")
          ? try !isSame(last.key, key, call.expression)
          : try !holds(function, [neighbour, value], call.expression)
      }
      if isNew { chunks.append((key, [value])) } else { chunks[chunks.count - 1].values.append(value) }
    }
    guard call.has("on") else { return .array(chunks.map { .array($0.values) }) }
    return .array(chunks.map { .tuple([(nil, $0.key), (nil, .array($0.values))]) })
  }

  private func gathered(
    _ values: [Value], by key: Value, isGrouped: Bool, _ expression: Expression
  ) throws(Interrupt) -> Value {
    var result = OrderedDictionary<Value, Value>()
    for value in values {
      let key = try invoke(key, [value], expression)
      if isGrouped {
        result[key] = .array((result[key]?.arrayValue ?? []) + [value])
      } else {
        result[key] = value
      }
    }
    return .dictionary(result)
  }
}
