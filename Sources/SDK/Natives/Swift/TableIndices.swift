import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Indices and iterators of `Dictionary`, its keys and values, and `Set`. An index is a place among the entries.
extension Natives {
  mutating func addTableIndices() {
    for name in ["Dictionary", "Dictionary.Keys", "Set"] {
      self["\(name).startIndex"] = { _, _ in .integer(0) }
      self["\(name).endIndex"] = { arguments, _ in .integer(try arguments[0].table.entries.count) }
      self["\(name).count"] = { arguments, _ in .integer(try arguments[0].table.entries.count) }
      self["\(name).isEmpty"] = { arguments, _ in .boolean(try arguments[0].table.entries.isEmpty) }
    }
    for name in ["Dictionary", "Dictionary.Keys", "Dictionary.Values", "Set"] {
      self["\(name).index(after:)"] = { arguments, _ in .integer(try arguments[1].int + 1) }
      self["\(name).formIndex(after:)"] = { arguments, _ in
        arguments[1] = .integer(try arguments[1].int + 1)
        return .void
      }
    }
    self["Dictionary.index(forKey:)"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[1], call.type("Key"))
      return .init(optional: try arguments[0].table.entries.index(forKey: key).map { .integer($0) })
    }
    self["Dictionary.subscript(_: Dictionary<Key, Value>.Index)"] = { arguments, _ in
      let entry = try arguments[0].table.entry(arguments[1].int)
      return .tuple(entry.key.value, entry.value)
    }
    for name in ["Dictionary.Keys", "Set"] {
      self["\(name).subscript(_:)"] = { arguments, _ in
        try arguments[0].table.entry(arguments[1].int).key.value
      }
    }
    addValueIndices()
    addTableIterators()
    for name in ["Dictionary.Index", "Set.Index"] {
      quick("\(name).==(_:_:)") { .boolean(try $0.int == (try $1.int)) }
      quick("\(name).<(_:_:)") { .boolean(try $0.int < (try $1.int)) }
      self["\(name).hash(into:)"] = { arguments, _ in
        (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].int)
        return .void
      }
    }
  }

  /// The values of a dictionary are kept as an array.
  private mutating func addValueIndices() {
    self["Dictionary.Values.startIndex"] = { _, _ in .integer(0) }
    self["Dictionary.Values.endIndex"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["Dictionary.Values.count"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["Dictionary.Values.isEmpty"] = { arguments, _ in .boolean(try arguments[0].list.isEmpty) }
    self["Dictionary.Values.subscript(_:)"] = { arguments, _ in
      let (list, index) = (try arguments[0].list, try arguments[1].int)
      guard list.indices.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
      return list[index]
    }
    self["Dictionary.Values.subscript(_:)&"] = { arguments, _ in
      let (change, index) = (try arguments[1].functionValue, try arguments[2].int)
      return try arguments.changeSpan(0) { list, range in
        guard range.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
        return try list.modify(index, change)
      }
    }
    self["Dictionary.Values.swapAt(_:_:)"] = { arguments, _ in
      let (one, other) = (try arguments[1].int, try arguments[2].int)
      return try arguments.changeSpan(0) { list, _ in
        list.swapAt(one, other)
        return .void
      }
    }
  }

  /// An iterator has the elements that are left, the next one last.
  private mutating func addTableIterators() {
    for name in ["Dictionary", "Dictionary.Keys", "Dictionary.Values", "Set"] {
      self["\(name).makeIterator()"] = { arguments, call in
        var elements: ContiguousArray<RuntimeValue> = []
        try call.machine.iterate(arguments[0], call.machine.program.types.any) {
          elements.append($0)
          return true
        }
        return .fields([.list(ContiguousArray(elements.reversed()))])
      }
      self["\(name).Iterator.next()"] = { arguments, _ in
        guard case .fields(var fields) = arguments[0] else { throw Interruption.unknown("an iterator") }
        arguments[0] = .unset
        defer { arguments[0] = .fields(fields) }
        guard case .list(var left) = fields[0] else { throw Interruption.unknown("an iterator") }
        fields[0] = .unset
        defer { fields[0] = .list(left) }
        return .init(optional: left.popLast())
      }
    }
  }
}

extension HashedTable {
  func entry(_ index: Int) throws -> (key: HashedKey, value: RuntimeValue) {
    guard entries.keys.indices.contains(index) else {
      throw Interruption.trap("Fatal error: Attempting to access elements using an invalid index")
    }
    return entries.elements[index]
  }
}
