import OrderedCollections

extension Machine {
  private typealias Pairs = OrderedDictionary<Value, Value>

  func dictionaryMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let result = try dictionaryMutation(of: &value, call) { return result }
    guard case .dictionary(let pairs) = value else { return nil }
    try charge(pairs.count, call.expression)
    switch call.name {
    case "mapValues", "compactMapValues": return try mappedValues(pairs, call)
    case "filter":
      return try filtered(pairs.map { pair($0.key, $0.value) }, call).map { .dictionary(dictionary(of: $0)) }
    case "merging":
      guard let other = call.plain() else { return nil }
      var result = pairs
      try merge(other, into: &result, call)
      return .dictionary(result)
    case "index":
      return (call["forKey"].flatMap { pairs.index(forKey: $0) }).map { .int($0) } ?? Value.none
    default: return try sequenceMethod(pairs.map { pair($0.key, $0.value) }, call)
    }
  }

  private func pair(_ key: Value, _ value: Value) -> Value { .tuple([("key", key), ("value", value)]) }

  private func dictionary(of values: [Value]) -> Pairs {
    var result = Pairs()
    for case .tuple(let elements) in values where elements.count == 2 {
      result[elements[0].value] = elements[1].value
    }
    return result
  }

  private func mappedValues(_ pairs: Pairs, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.function else { return nil }
    var result = Pairs()
    for (key, value) in pairs {
      let made = try invoke(function, [value], call.expression)
      if call.name == "compactMapValues", made.isNone { continue }
      result[key] = made
    }
    return .dictionary(result)
  }

  private func merge(_ other: Value, into pairs: inout Pairs, _ call: LibraryCall) throws(Interrupt) {
    for element in try elements(of: other, call.expression) {
      guard case .tuple(let parts) = element, parts.count == 2 else { continue }
      let key = place(of: parts[0].value, among: pairs.keys)
      if let old = pairs[key], let function = call.function {
        pairs[key] = try invoke(function, [old, parts[1].value], call.expression)
      } else {
        pairs[key] = parts[1].value
      }
    }
    try check(count: pairs.count, call.expression)
  }

  private func dictionaryMutation(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard Library.mutatingMethods.contains(call.name), var pairs = value.takeDictionary() else { return nil }
    defer { value = .dictionary(pairs) }
    switch call.name {
    case "removeValue":
      return call["forKey"].flatMap { pairs.removeValue(forKey: place(of: $0, among: pairs.keys)) }
        ?? Value.none
    case "remove":
      guard let index = call["at"]?.exactInt, pairs.keys.indices.contains(index) else { return nil }
      let removed = pairs.remove(at: index)
      return pair(removed.key, removed.value)
    case "removeAll": pairs = [:]
    case "updateValue":
      guard let key = call["forKey"], let new = call.plain() else { return nil }
      let old = pairs.updateValue(new, forKey: place(of: key, among: pairs.keys))
      try check(count: pairs.count, call.expression)
      return old ?? Value.none
    case "merge":
      guard let other = call.plain() else { return nil }
      try merge(other, into: &pairs, call)
    case "popFirst":
      guard !pairs.isEmpty else { return Value.none }
      let removed = pairs.remove(at: 0)
      return pair(removed.key, removed.value)
    case "reserveCapacity": break
    default: return nil
    }
    return .void
  }

  func dictionaryProperty(
    _ name: String, _ pairs: OrderedDictionary<Value, Value>, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    switch name {
    case "keys", "allKeys": return .array(Array(pairs.keys))
    case "values", "allValues": return .array(Array(pairs.values))
    case "count": return .int(pairs.count)
    case "isEmpty": return .bool(pairs.isEmpty)
    case "first":
      guard let key = pairs.keys.first, let value = pairs.values.first else { return Value.none }
      return pair(key, value)
    default: return try sequenceProperty(name, pairs.map { pair($0.key, $0.value) }, expression)
    }
  }

  /// `Dictionary(uniqueKeysWithValues:)`, `Dictionary(_:uniquingKeysWith:)`,
  /// `Dictionary(grouping:by:)`.
  func makeDictionary(_ call: LibraryCall) throws(Interrupt) -> Value? {
    if let values = call["grouping"] { return try grouped(values, call) }
    if let place = call["contentsOf"] ?? call["contentsOfFile"] {
      return try propertyList(at: place, call)
    }
    guard let source = call["uniqueKeysWithValues"] ?? call.plain() else {
      return call.isEmpty || call.has("minimumCapacity") ? .dictionary([:]) : nil
    }
    var result = Pairs()
    for element in try elements(of: source, call.expression) {
      guard case .tuple(let parts) = element, parts.count == 2 else { continue }
      let key = place(of: parts[0].value, among: result.keys)
      guard let old = result[key] else {
        result[key] = parts[1].value
        continue
      }
      guard let function = call.function, !call.has("uniqueKeysWithValues") else {
        throw trap("the key \(describe(key)) is given twice", call.expression)
      }
      result[key] = try invoke(function, [old, parts[1].value], call.expression)
    }
    return .dictionary(result)
  }

  private func grouped(_ values: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let function = call.function else { return nil }
    var groups = OrderedDictionary<Value, [Value]>()
    for value in try elements(of: values, call.expression) {
      let key = place(of: try invoke(function, [value], call.expression), among: groups.keys)
      groups[key, default: []].append(value)
    }
    return .dictionary(groups.mapValues { .array($0) })
  }
}
