/// Publishers of Combine: what they have to give when somebody subscribes is what a screen shows first.
/// A subject without a value, a notification, a timer and the network give nothing.
extension Machine {
  /// What a publisher gives a new subscriber, in order; nil for anything that is no publisher.
  func published(_ value: Value) -> [Value]? {
    switch value {
    case .binding(.object(let reference, let name)):
      guard let (property, _) = objectProperty(name, of: reference.type),
        property.wrappers.contains(where: { $0.name == "Published" })
      else { return nil }
      return [read(.object(reference, name))]
    case .record(let record):
      switch record.type {
      case "Publisher": return record["values"]?.arrayValue ?? []
      case "Just": return record.fields.first.map { [$0.value] } ?? []
      case "CurrentValueSubject": return currentValue(of: record).map { [$0] } ?? []
      case "PassthroughSubject", "Future", "Empty", "Fail": return []
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a publisher comes to its end after what it gives at once: what waits for that end, such as
  /// `collect()`, gives nothing before.
  func finishes(_ value: Value) -> Bool {
    guard case .record(let record) = value else { return false }
    switch record.type {
    case "Publisher": return record["finishes"]?.boolValue ?? false
    case "Just", "Empty", "Fail": return true
    default: return false
    }
  }

  func publisher(_ values: [Value], finishes: Bool) -> Value {
    .record("Publisher", ["values": .array(values), "finishes": .bool(finishes)])
  }

  /// A method of a publisher with what it gives now; nil where it has none of that name.
  func publisherMethod(
    _ values: [Value], finishes: Bool, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    switch call.name {
    case "sink":
      let function = call["receiveValue"] ?? call.function
      if let function {
        for value in values { _ = try invoke(function, [value], call.expression) }
      }
      if finishes, let completion = call["receiveCompletion"] {
        _ = try invoke(completion, [.symbol("Subscribers.Completion", "finished")], call.expression)
      }
      return .record("AnyCancellable", [:])
    case "assign": return try assigned(values, call)
    case "send", "store", "cancel", "connect": return .void
    case "map", "tryMap", "mapError", "flatMap", "switchToLatest", "compactMap", "tryCompactMap":
      return try transformed(values, finishes, call)
    case "combineLatest", "zip", "withLatestFrom":
      return try combined([values] + inputs(call), finishes: finishes && inputsFinish(call), call)
    case "merge":
      let merged = values + inputs(call).flatMap { $0 }
      try charge(merged.count, call.expression)
      return publisher(merged, finishes: finishes && inputsFinish(call))
    case "prepend":
      return publisher(
        call.arguments.flatMap { published($0.value) ?? [$0.value] } + values, finishes: finishes)
    case "append":
      // What is appended comes after the end.
      guard finishes else { return publisher(values, finishes: false) }
      return publisher(
        values + call.arguments.flatMap { published($0.value) ?? [$0.value] },
        finishes: inputsFinish(call))
    default:
      if let result = try ended(values, finishes, call) { return result }
      if let result = try selected(values, finishes, call) { return result }
      // What is made of nothing is nothing, by whichever operator.
      let passes = values.isEmpty || Machine.passing.contains(call.name)
      return passes ? publisher(values, finishes: finishes) : nil
    }
  }

  /// Operators that give what comes as it comes: those of time, of errors, of what somebody looks at.
  private static let passing: Set<String> = [
    "assertNoFailure", "autoconnect", "breakpoint", "breakpointOnError", "buffer", "catch", "debounce",
    "delay",
    "eraseToAnyPublisher", "handleEvents", "makeConnectable", "multicast", "print", "receive", "replaceError",
    "retry", "setFailureType", "share", "subscribe", "throttle", "timeout", "tryCatch",
  ]

  /// Whether every publisher among the arguments comes to its end; plain values are no publishers.
  private func inputsFinish(_ call: LibraryCall) -> Bool {
    call.arguments.allSatisfy { published($0.value) == nil || finishes($0.value) }
  }

  /// Operators that give something only when all has come.
  private func ended(
    _ values: [Value], _ finishes: Bool, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    var result: [Value]
    switch call.name {
    case "collect":
      if let size = call.plain()?.exactInt, size > 0 {
        result = stride(from: 0, to: values.count, by: size).map {
          .array(Array(values[$0..<min(values.count, $0 + size)]))
        }
        // A group that is not full waits for the end.
        if !finishes, values.count % size > 0 { result.removeLast() }
        return publisher(result, finishes: finishes)
      }
      result = [.array(values)]
    case "count": result = [.int(values.count)]
    case "last":
      guard let predicate = call.function else {
        result = Array(values.suffix(1))
        break
      }
      result = []
      for value in values where try holds(predicate, [value], call.expression) { result = [value] }
    case "ignoreOutput": result = []
    case "reduce", "tryReduce", "min", "max", "allSatisfy":
      let sequence = LibraryCall(
        call.name.hasPrefix("try") ? "reduce" : call.name, call.arguments, call.expression)
      result = try sequenceMethod(values, sequence).map { $0.isNone ? [] : [$0] } ?? []
    case "replaceEmpty":
      guard values.isEmpty else { return publisher(values, finishes: finishes) }
      result = [call["with"] ?? .none]
    default: return nil
    }
    return publisher(finishes ? result : [], finishes: finishes)
  }

  /// `Publishers.CombineLatest(a, b)`, `Zip`, `Merge` and what has more of them.
  func joinedPublishers(_ name: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if name.hasPrefix("CombineLatest") || name.hasPrefix("Zip") {
      let joined = try combined(inputs(call), finishes: inputsFinish(call), call)
      return try followed(joined: joined, call, by: name.hasPrefix("Zip") ? "zip" : "combineLatest")
    }
    if name.hasPrefix("Merge") {
      guard let many = call.first?.arrayValue else {
        let merged = publisher(inputs(call).flatMap { $0 }, finishes: inputsFinish(call))
        return try followed(joined: merged, call, by: "merge")
      }
      return publisher(
        many.compactMap { published($0) }.flatMap { $0 }, finishes: many.allSatisfy { finishes($0) })
    }
    return publisher([], finishes: false)
  }

  private func inputs(_ call: LibraryCall) -> [[Value]] {
    call.arguments.filter { !$0.value.isFunction }.map { published($0.value) ?? [] }
  }

  /// What several give together: nothing before each has given something.
  private func combined(
    _ inputs: [[Value]], finishes: Bool, _ call: LibraryCall
  ) throws(Interrupt) -> Value {
    var latest: [Value] = []
    for values in inputs {
      guard let last = values.last else { return publisher([], finishes: finishes) }
      latest.append(last)
    }
    if let function = call.function {
      return publisher([try invoke(function, latest, call.expression)], finishes: finishes)
    }
    return publisher([.tuple(latest.map { (nil, $0) })], finishes: finishes)
  }

  private func transformed(
    _ values: [Value], _ finishes: Bool, _ call: LibraryCall
  ) throws(Interrupt) -> Value {
    if call.name == "mapError" { return publisher(values, finishes: finishes) }
    if call.name == "switchToLatest" {
      // Of those before the last only what they give at once is taken.
      if let last = values.last { lateInside += try late(last) }
      return publisher(
        values.flatMap { published($0) ?? [$0] },
        finishes: finishes && values.allSatisfy { self.finishes($0) })
    }
    guard let function = call.function ?? call.first else { return publisher([], finishes: finishes) }
    var result: [Value] = []
    var finishes = finishes
    for value in values {
      var made = try value.publishedMember(function, self, call.expression)
      if call.name == "flatMap" {
        result += published(made) ?? []
        lateInside += try late(made)
        finishes = finishes && self.finishes(made)
        continue
      }
      if call.name.lowercased().hasSuffix("compactmap"), made.isNone { continue }
      if case .binding(let binding) = made { made = read(binding) }
      result.append(made)
    }
    return publisher(result, finishes: finishes)
  }

  /// Operators that give a part of what comes, as it comes; nil for any other.
  private func selected(
    _ values: [Value], _ finishes: Bool, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    switch call.name {
    case "filter", "tryFilter":
      guard let function = call.function else { return nil }
      var result: [Value] = []
      for value in values where try holds(function, [value], call.expression) { result.append(value) }
      return publisher(result, finishes: finishes)
    case "first":
      var found = values.first
      if let predicate = call.function {
        found = nil
        for value in values where try holds(predicate, [value], call.expression) {
          found = value
          break
        }
      }
      return publisher(found.map { [$0] } ?? [], finishes: finishes || found != nil)
    case "prefix" where call["while"] == nil && call.function == nil:
      let count = max(0, call.plain()?.exactInt ?? 0)
      return publisher(Array(values.prefix(count)), finishes: finishes || values.count >= count)
    case "prefix", "drop":
      guard let predicate = call["while"] ?? call.function else { return publisher([], finishes: finishes) }
      var count = 0
      for value in values {
        guard try holds(predicate, [value], call.expression) else { break }
        count += 1
      }
      let isPrefix = call.name == "prefix"
      return publisher(
        Array(isPrefix ? values.prefix(count) : values.dropFirst(count)),
        finishes: finishes || (isPrefix && count < values.count))
    case "dropFirst":
      return publisher(Array(values.dropFirst(max(0, call.first?.exactInt ?? 1))), finishes: finishes)
    case "removeDuplicates": return publisher(try changes(values, call), finishes: finishes)
    case "replaceNil":
      return publisher(values.map { $0.isNone ? call["with"] ?? .none : $0 }, finishes: finishes)
    case "scan":
      guard var result = call.first, let function = call.function else { return nil }
      var all: [Value] = []
      for value in values {
        result = try invoke(function, [result, value], call.expression)
        all.append(result)
      }
      return publisher(all, finishes: finishes)
    default: return nil
    }
  }

  /// What differs from what came before it.
  private func changes(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> [Value] {
    var result: [Value] = []
    for value in values {
      if let last = result.last {
        let isSame =
          if let function = call.function {
            try holds(function, [last, value], call.expression)
          } else {
            try self.isSame(last, value, call.expression)
          }
        if isSame { continue }
      }
      result.append(value)
    }
    return result
  }

  /// `assign(to: &$tides)`, `assign(to: \.tides, on: self)`.
  private func assigned(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value {
    guard let last = values.last else { return .void }
    if case .binding(let binding)? = call["to"] {
      write(last, to: binding)
    } else if case .keyPath(let path)? = call["to"], path.components.count == 1,
      case .object(let reference)? = call["on"]
    {
      write(last, to: .object(reference, path.name))
    }
    return .record("AnyCancellable", [:])
  }
}

extension Value {
  /// What a function or a key path makes of what a publisher gives.
  fileprivate func publishedMember(
    _ function: Value, _ machine: Machine, _ expression: Expression
  ) throws(Interrupt) -> Value {
    if case .keyPath(let path) = function { return try machine.follow(path, from: self, expression) }
    return try machine.invoke(function, [self], expression)
  }
}
