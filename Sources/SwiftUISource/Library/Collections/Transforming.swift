extension Machine {
  /// Methods that every sequence has; arrays, sets, dictionaries and ranges come here with their
  /// elements.
  func sequenceMethod(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    try charge(values.count, call.expression)
    if let result = try transformation(values, call) { return result }
    if let result = try searching(values, call) { return result }
    if let result = try slicing(values, call) { return result }
    return try ordering(values, call)
  }

  private func transformation(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "map": return try mapped(values, call)
    case "compactMap": return try compactMapped(values, call)
    case "flatMap": return try flatMapped(values, call)
    case "filter": return try filtered(values, call).map { .array($0) }
    case "forEach": return try forEach(values, call)
    case "reduce": return try reduced(values, call)
    case "enumerated":
      return .array(
        values.enumerated().map { .tuple([("offset", .int($0.offset)), ("element", $0.element)]) })
    case "joined": return try joined(values, call)
    case "makeIterator", "lazy", "values", "eraseToAnySequence", "bindMemory", "assumingMemoryBound":
      return .array(values)
    case "difference": return .array(values)
    case "identified" where call.arguments.first?.label == "by":
      // The spelling of the first SwiftUI for a list's `id:`.
      return .array(values)
    case "adjacentPairs":
      return .array(zip(values, values.dropFirst()).map { .tuple([(nil, $0), (nil, $1)]) })
    case "chunks": return try chunked(values, call)
    case "uniqued": return .array(try unique(values, call))
    case "indexed", "chunked", "windows", "compacted", "interspersed", "keyed", "grouped", "partitioned",
      "striding", "minAndMax", "firstNonNil", "randomSample", "randomStableSample",
      "removingDuplicates", "combinations", "reductions",
      "trimmingPrefix", "trimmingSuffix", "trimming", "cycled":
      return try algorithm(values, call)
    default: return nil
    }
  }

  private func mapped(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.function else { return nil }
    var result: [Value] = []
    result.reserveCapacity(values.count)
    for value in values { result.append(try invoke(function, [value], call.expression)) }
    return .array(result)
  }

  private func compactMapped(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.function else { return nil }
    var result: [Value] = []
    for value in values {
      let made = try invoke(function, [value], call.expression)
      if !made.isNone { result.append(made) }
    }
    return .array(result)
  }

  private func flatMapped(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.function else { return nil }
    var result: [Value] = []
    for value in values {
      let made = try invoke(function, [value], call.expression)
      switch made {
      case .none: break
      case .array(let more), .slice(let more, _): result += more
      case .set, .dictionary, .range: result += try elements(of: made, call.expression)
      default: result.append(made)
      }
      try check(count: result.count, call.expression)
    }
    return .array(result)
  }

  func filtered(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> [Value]? {
    guard let predicate = call.function else { return nil }
    var result: [Value] = []
    for value in values where try holds(predicate, [value], call.expression) { result.append(value) }
    return result
  }

  private func forEach(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.function else { return nil }
    for value in values { _ = try invoke(function, [value], call.expression) }
    return .void
  }

  /// `reduce(0, +)`, `reduce(0) { … }`, `reduce(into: [:]) { … }`.
  private func reduced(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let first = call.first, let function = call.arguments.last?.value, call.count == 2 else {
      return nil
    }
    var result = first
    if call.has("into") {
      guard case .closure(let closure) = function else { return nil }
      for value in values { try self.call(closure, changing: &result, [value], call.expression) }
      return result
    }
    for value in values { result = try invoke(function, [result, value], call.expression) }
    return result
  }

  /// Texts joined to one, or collections to one.
  private func joined(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    let separator = call["separator"] ?? call.plain()
    let isText = values.isEmpty || values.allSatisfy { string($0) != nil || $0.isUnknown }
    guard isText, separator == nil || string(separator) != nil else {
      return try joinedCollections(values, separator, call)
    }
    if values.isEmpty, separator == nil { return .string("") }
    var length = 0
    var parts: [String] = []
    for value in values {
      let part = string(value) ?? describe(value)
      length += part.utf8.count
      try check(length: length, call.expression)
      parts.append(part)
    }
    let between = string(separator) ?? ""
    try check(length: length + between.utf8.count * parts.count, call.expression)
    return .string(parts.joined(separator: between))
  }

  private func joinedCollections(
    _ values: [Value], _ separator: Value?, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    var result: [Value] = []
    for (index, value) in values.enumerated() {
      if index > 0, let separator { result += try elements(of: separator, call.expression) }
      result += try elements(of: value, call.expression)
      try check(count: result.count, call.expression)
    }
    return .array(result)
  }

  /// Of swift-algorithms: `chunks(ofCount:)`.
  private func chunked(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let count = call["ofCount"]?.intValue else { return nil }
    guard count > 0 else { throw trap("chunks of \(count) items can't be made", call.expression) }
    return .array(
      Swift.stride(from: 0, to: values.count, by: count).map { start in
        .array(Array(values[start..<min(values.count, start + count)]))
      })
  }

  func unique(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// `uniqued()`, and `uniqued(on:)` by what each element gives.
  func unique(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> [Value] {
    guard let key = call.function else { return unique(values) }
    var seen: Set<Value> = []
    var result: [Value] = []
    for value in values where seen.insert(try invoke(key, [value], call.expression)).inserted {
      result.append(value)
    }
    return result
  }
}
