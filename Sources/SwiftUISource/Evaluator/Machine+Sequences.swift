/// Sequences and collections that the app declares: what they hold is what their own code gives, one
/// after the other.
extension Machine {
  /// Looks at an element; false ends the walk.
  typealias Visit = (Value) throws(Interrupt) -> Bool

  static let sequenceProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "LazySequenceProtocol", "LazyCollectionProtocol", "AsyncSequence",
  ]

  /// Whether a value is of a type of the app's that is a sequence.
  func isDeclaredSequence(_ value: Value) -> Bool {
    guard let info = declaredInfo(of: value) else { return false }
    return project.allNames(of: info).contains { Machine.sequenceProtocols.contains($0) }
  }

  /// The elements of a sequence of the app's.
  ///
  /// - Parameter limit: how many are wanted at most; what comes without an end ends there.
  func declaredElements(
    of value: Value, limit: Int = .max, _ expression: Expression
  ) throws(Interrupt) -> [Value] {
    var result: [Value] = []
    guard limit > 0 else { return result }
    _ = try walk(value, expression) { (element) throws(Interrupt) in
      result.append(element)
      try self.check(count: result.count, expression)
      return result.count < limit
    }
    return result
  }

  /// Walks a sequence of the app's, by its iterator or by its indices.
  ///
  /// - Returns: false where the value is none.
  func walk(_ value: Value, _ expression: Expression, _ visit: Visit) throws(Interrupt) -> Bool {
    guard isDeclaredSequence(value), let info = declaredInfo(of: value) else { return false }
    try deeper(expression.file, expression.start) { () throws(Interrupt) in
      if let (function, type) = self.ownFunction("makeIterator", of: info)
        ?? self.ownFunction("makeAsyncIterator", of: info)
      {
        let iterator = try self.call(function, owner: value, type: type, values: [], expression)
        try self.walk(iterator: iterator, expression, visit)
      } else if self.ownFunction("next", of: info) != nil {
        try self.walk(iterator: value, expression, visit)
      } else if try !self.walk(collection: value, info, expression, visit) {
        self.notice(
          .warning, .unknownFunction, expression.file, expression.start,
          "the items of '\(info.name)' are not known here: it has no iterator and no indices of its own",
          missing: info.name)
      }
    }
    return true
  }

  /// A function without arguments that the app's code gives a type.
  private func ownFunction(_ name: String, of info: TypeInfo) -> (FunctionCode, TypeInfo)? {
    for type in project.lineage(of: info) {
      if let function = type.functions[name]?.first(where: { $0.body.value != nil && $0.parameters.isEmpty })
      {
        return (function, type)
      }
    }
    return nil
  }

  private func walk(iterator: Value, _ expression: Expression, _ visit: Visit) throws(Interrupt) {
    guard let info = declaredInfo(of: iterator), let (function, type) = ownFunction("next", of: info) else {
      for element in try elements(of: iterator, expression) where try !visit(element) { return }
      return
    }
    var iterator = iterator
    let scope = Scope(parent: nil, file: expression.file)
    while true {
      try step(expression.file, expression.start)
      let element = try call(
        function, owner: iterator, type: type, [], from: scope, closureScope: nil, expression,
        mutated: { (updated) throws(Interrupt) in iterator = updated })
      if element.isNone { return }
      guard try visit(element) else { return }
    }
  }

  /// From `startIndex` to `endIndex` by `index(after:)`, or by one.
  private func walk(
    collection value: Value, _ info: TypeInfo, _ expression: Expression, _ visit: Visit
  ) throws(Interrupt) -> Bool {
    guard var index = try declaredMember("startIndex", of: value, file: nil, start: 0),
      let end = try declaredMember("endIndex", of: value, file: nil, start: 0),
      let (getter, type) = ownSubscript(of: info)
    else { return false }
    let after = ownIndexAfter(of: info)
    while !equal(index, end) {
      try step(expression.file, expression.start)
      let element = try call(getter, owner: value, type: type, values: [index], expression)
      guard try visit(element) else { return true }
      if let (function, type) = after {
        index = try call(function, owner: value, type: type, values: [index], expression)
      } else {
        guard let place = index.exactInt, place < .max else { return true }
        index = .int(place + 1)
      }
    }
    return true
  }

  private func ownSubscript(of info: TypeInfo) -> (FunctionCode, TypeInfo)? {
    for type in project.lineage(of: info) {
      let own = type.subscripts.first {
        !$0.getter.isStatic && $0.getter.parameters.count == 1 && $0.getter.parameters[0].label == nil
      }
      if let own { return (own.getter, type) }
    }
    return nil
  }

  private func ownIndexAfter(of info: TypeInfo) -> (FunctionCode, TypeInfo)? {
    for type in project.lineage(of: info) {
      let own = type.functions["index"]?.first {
        $0.body.value != nil && $0.parameters.count == 1 && $0.parameters[0].label == "after"
      }
      if let own { return (own, type) }
    }
    return nil
  }

  // MARK: What sequences have

  /// A method of the library that a sequence of the app's has; nil for any other.
  func declaredSequenceMethod(_ value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard isDeclaredSequence(value), !Library.mutatingMethods.contains(call.name) else { return nil }
    // What wants only the first few is content with those.
    var limit = Int.max
    if call.name == "prefix", let count = call.plain()?.exactInt { limit = max(0, count) }
    return try sequenceMethod(declaredElements(of: value, limit: limit, call.expression), call)
  }

  /// What the library adds to a sequence of the app's, and to a collection.
  func declaredSequenceProperty(
    _ name: String, of value: Value, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard Machine.sequenceProperties.contains(name), isDeclaredSequence(value) else { return nil }
    let limit = name == "first" || name == "isEmpty" ? 1 : Int.max
    return try sequenceProperty(name, declaredElements(of: value, limit: limit, expression), expression)
  }

  private static let sequenceProperties: Set<String> = [
    "count", "isEmpty", "first", "last", "underestimatedCount", "lazy", "publisher",
  ]

  /// `AnyIterator { … }` and `AnySequence { … }` by the closures that they are made with.
  func erasedSequence(_ name: String, _ call: LibraryCall) -> Value? {
    guard let function = call.plain() ?? call.function, case .closure = function else { return nil }
    return .record(name, [name == "AnyIterator" ? "next" : "makeIterator": function])
  }

  /// What is held by a sequence that is made with a closure.
  ///
  /// - Parameter limit: how many are wanted at most.
  func erasedElements(
    _ record: RecordValue, limit: Int = .max, _ expression: Expression
  ) throws(Interrupt) -> [Value]? {
    if record.type == "AnySequence", let make = record["makeIterator"] {
      let iterator = try invoke(make, [], expression)
      if case .record(let inner) = iterator, inner.type == "AnyIterator" {
        return try erasedElements(inner, limit: limit, expression)
      }
      return Array(try elements(of: iterator, expression).prefix(limit))
    }
    guard record.type == "AnyIterator", let next = record["next"] else { return nil }
    var result: [Value] = []
    while result.count < limit {
      try step(expression.file, expression.start)
      let element = try invoke(next, [], expression)
      if element.isNone { return result }
      result.append(element)
      try check(count: result.count, expression)
    }
    return result
  }
}
