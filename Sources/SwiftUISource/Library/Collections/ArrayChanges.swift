extension Machine {
  /// Methods that change an array in place.
  func arrayMutation(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard Library.mutatingMethods.contains(call.name), var values = value.takeArray() else { return nil }
    defer { value = .array(values) }
    return try change(&values, call)
  }

  private func change(_ values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "append": return try append(to: &values, call)
    case "insert": return try insert(into: &values, call)
    case "remove": return try remove(from: &values, call)
    case "removeAll": return try removeAll(from: &values, call)
    case "removeFirst", "removeLast": return try removeEnd(of: &values, call)
    case "popLast": return values.popLast() ?? Value.none
    // An iterator of the library's is what it has left.
    case "popFirst", "next": return values.isEmpty ? Value.none : values.removeFirst()
    case "removeSubrange", "replaceSubrange": return try replace(in: &values, call)
    case "sort":
      guard let sorted = try sorted(values, call) else { return nil }
      values = sorted
    case "reverse": values.reverse()
    case "shuffle": values = try shuffled(values, call)
    case "swapAt":
      guard let a = call.plain(0)?.exactInt, let b = call.plain(1)?.exactInt else { return nil }
      try checkIndex(a, values, call)
      try checkIndex(b, values, call)
      values.swapAt(a, b)
    case "move": return try move(in: &values, call)
    case "partition": return try partition(&values, call)
    case "reserveCapacity": break
    // An option set is held as a list of its members.
    case "formUnion": values = unique(values + (try elements(of: call.first ?? .none, call.expression)))
    case "subtract":
      let others = Set(try elements(of: call.first ?? .none, call.expression))
      values.removeAll { others.contains($0) }
    default: return nil
    }
    return .void
  }

  private func checkIndex(_ index: Int, _ values: [Value], _ call: LibraryCall) throws(Interrupt) {
    guard values.indices.contains(index) else {
      throw trap("index \(index) is out of range for \(values.count) items", call.expression)
    }
  }

  private func append(to values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let more = call["contentsOf"] {
      values += try elements(of: more, call.expression)
    } else {
      guard let first = call.first else { return nil }
      values.append(first)
    }
    try check(count: values.count, call.expression)
    return .void
  }

  private func insert(into values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let index = call["at"]?.exactInt, let first = call["contentsOf"] ?? call.plain() else {
      // `insert(_:)` of an option set.
      guard let first = call.plain(), call.count == 1 else { return nil }
      if !values.contains(first) { values.append(first) }
      return .void
    }
    guard index >= 0, index <= values.count else {
      throw trap("index \(index) is out of range for \(values.count) items", call.expression)
    }
    try charge(values.count - index, call.expression)
    let new = call.has("contentsOf") ? try elements(of: first, call.expression) : [first]
    values.insert(contentsOf: new, at: index)
    try check(count: values.count, call.expression)
    return .void
  }

  private func remove(from values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let offsets = call["atOffsets"] {
      let indices = Set(try elements(of: offsets, call.expression).compactMap(\.exactInt))
      for index in indices.sorted() { try checkIndex(index, values, call) }
      values = values.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
      return .void
    }
    if let index = call["at"]?.exactInt {
      try checkIndex(index, values, call)
      try charge(values.count - index, call.expression)
      return values.remove(at: index)
    }
    guard let first = call.plain(), let index = values.firstIndex(of: first) else {
      return call.plain() == nil ? nil : Value.none
    }
    return values.remove(at: index)
  }

  private func removeAll(from values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let predicate = call.function else {
      values = []
      return .void
    }
    try charge(values.count, call.expression)
    var kept: [Value] = []
    for value in values where try !holds(predicate, [value], call.expression) { kept.append(value) }
    values = kept
    return .void
  }

  private func removeEnd(of values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    let count = call.plain().map { $0.exactInt ?? 1 } ?? 1
    guard count >= 0, count <= values.count else {
      throw trap("'\(call.name)' can't remove \(count) of \(values.count) items", call.expression)
    }
    let isFirst = call.name == "removeFirst"
    if isFirst { try charge(values.count, call.expression) }
    if call.isEmpty { return isFirst ? values.removeFirst() : values.removeLast() }
    if isFirst { values.removeFirst(count) } else { values.removeLast(count) }
    return .void
  }

  private func replace(in values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .range(let range)? = call.first else { return nil }
    guard let bounds = bounds(of: range, count: values.count) else {
      throw trap("the range is out of range for \(values.count) items", call.expression)
    }
    let new =
      try call["with"].map { (value) throws(Interrupt) in try self.elements(of: value, call.expression) }
      ?? []
    values.replaceSubrange(bounds, with: new)
    try check(count: values.count, call.expression)
    return .void
  }

  /// `move(fromOffsets:toOffset:)`, as a list's `onMove` calls it.
  private func move(in values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let offsets = call["fromOffsets"], let target = call["toOffset"]?.exactInt else { return nil }
    let indices = Set(try elements(of: offsets, call.expression).compactMap(\.exactInt))
    for index in indices.sorted() { try checkIndex(index, values, call) }
    guard target >= 0, target <= values.count else {
      throw trap("offset \(target) is out of range for \(values.count) items", call.expression)
    }
    var before: [Value] = []
    var moved: [Value] = []
    var after: [Value] = []
    for (index, value) in values.enumerated() {
      if indices.contains(index) {
        moved.append(value)
      } else if index < target {
        before.append(value)
      } else {
        after.append(value)
      }
    }
    values = before + moved + after
    return .void
  }

  private func partition(_ values: inout [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let predicate = call.function else { return nil }
    var first: [Value] = []
    var second: [Value] = []
    for value in values {
      if try holds(predicate, [value], call.expression) { second.append(value) } else { first.append(value) }
    }
    values = first + second
    return .int(first.count)
  }
}
