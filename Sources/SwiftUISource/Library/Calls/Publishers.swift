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
      case "Just", "CurrentValueSubject": return record.fields.first.map { [$0.value] } ?? []
      case "PassthroughSubject", "Future", "Empty", "Fail": return []
      default: return nil
      }
    default: return nil
    }
  }

  private func publisher(_ values: [Value]) -> Value { .record("Publisher", ["values": .array(values)]) }

  /// A method of a publisher with what it gives now; nil where it has none of that name.
  func publisherMethod(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "sink":
      let function = call["receiveValue"] ?? call.function
      if let function {
        for value in values { _ = try invoke(function, [value], call.expression) }
      }
      return .record("AnyCancellable", [:])
    case "assign": return try assigned(values, call)
    case "send", "store", "cancel", "connect": return .void
    case "map", "tryMap", "mapError", "flatMap", "switchToLatest", "compactMap", "tryCompactMap":
      return try transformed(values, call)
    case "filter", "first", "last", "drop", "prefix", "dropFirst", "removeDuplicates", "prepend", "append",
      "replaceNil", "replaceEmpty", "scan", "collect", "count", "ignoreOutput":
      return try selected(values, call)
    case "combineLatest", "zip", "withLatestFrom": return try combined([values] + inputs(call), call)
    case "merge": return publisher(values + inputs(call).flatMap { $0 })
    default: return publisher(values)
    }
  }

  /// `Publishers.CombineLatest(a, b)`, `Zip`, `Merge` and what has more of them.
  func joinedPublishers(_ name: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if name.hasPrefix("CombineLatest") || name.hasPrefix("Zip") { return try combined(inputs(call), call) }
    if name.hasPrefix("Merge") {
      let many = call.first?.arrayValue.map { $0.compactMap { published($0) } }
      return publisher((many ?? inputs(call)).flatMap { $0 })
    }
    return publisher([])
  }

  private func inputs(_ call: LibraryCall) -> [[Value]] {
    call.arguments.filter { !$0.value.isFunction }.map { published($0.value) ?? [] }
  }

  /// What several give together: nothing before each has given something.
  private func combined(_ inputs: [[Value]], _ call: LibraryCall) throws(Interrupt) -> Value {
    var latest: [Value] = []
    for values in inputs {
      guard let last = values.last else { return publisher([]) }
      latest.append(last)
    }
    if let function = call.function { return publisher([try invoke(function, latest, call.expression)]) }
    return publisher([.tuple(latest.map { (nil, $0) })])
  }

  private func transformed(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value {
    if call.name == "mapError" || call.name == "switchToLatest" { return publisher(values) }
    guard let function = call.function ?? call.first else { return publisher([]) }
    var result: [Value] = []
    for value in values {
      var made = try value.publishedMember(function, self, call.expression)
      if call.name == "flatMap" {
        result += published(made) ?? []
        continue
      }
      if call.name.lowercased().hasSuffix("compactmap"), made.isNone { continue }
      if case .binding(let binding) = made { made = read(binding) }
      result.append(made)
    }
    return publisher(result)
  }

  private func selected(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> Value {
    switch call.name {
    case "filter":
      guard let function = call.function else { return publisher([]) }
      var result: [Value] = []
      for value in values where try holds(function, [value], call.expression) { result.append(value) }
      return publisher(result)
    case "dropFirst": return publisher(Array(values.dropFirst(max(0, call.first?.exactInt ?? 1))))
    case "drop", "collect", "count", "ignoreOutput": return publisher([])
    case "prepend":
      return publisher(call.arguments.flatMap { published($0.value) ?? [$0.value] } + values)
    case "replaceNil": return publisher(values.map { $0.isNone ? call["with"] ?? .none : $0 })
    case "replaceEmpty": return publisher(values.isEmpty ? [call["with"] ?? .none] : values)
    case "scan":
      guard var result = call.first, let function = call.function else { return publisher([]) }
      for value in values { result = try invoke(function, [result, value], call.expression) }
      return publisher(values.isEmpty ? [] : [result])
    default: return publisher(values)
    }
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
