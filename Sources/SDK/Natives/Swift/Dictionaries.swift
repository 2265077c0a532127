import EarshotSwiftRuntime
import EarshotSwiftSemantics
import OrderedCollections

/// What `Dictionary` does besides reading and changing values by their keys.
extension Natives {
  mutating func addDictionaryMembers() {
    addDictionaryInitializers()
    addDictionaryTransformations()
    addDictionaryChanges()
    addMerging()
    addTableIndices()
    addDictionaryComparisons()
  }

  private mutating func addDictionaryInitializers() {
    self["Dictionary.init(minimumCapacity:)"] = { _, _ in .dictionary(HashedTable()) }
    self["Dictionary.init(uniqueKeysWithValues:)"] = { arguments, call in
      let (table, key) = (HashedTable(), try call.type("Key"))
      try call.machine.iterate(arguments[1], call.type("S")) { pair in
        try call.machine.check(entries: table.entries.count)
        let pair = try pair.fields
        let old = table.entries.updateValue(pair[1], forKey: try call.machine.hashingKey(pair[0], key))
        guard old == nil else {
          throw Interruption.trap(
            "Fatal error: Duplicate values for key: '\(try call.machine.describe(pair[0], key))'")
        }
        return true
      }
      return .dictionary(table)
    }
    self["Dictionary.init(_:uniquingKeysWith:)"] = { arguments, call in
      let table = HashedTable()
      try call.merge(arguments[1], call.type("S"), into: table, arguments[2].functionValue)
      return .dictionary(table)
    }
    self["Dictionary.init(grouping:by:)"] = { arguments, call in
      let (key, choose) = (try call.type("Key"), try arguments[2].functionValue)
      var places: OrderedDictionary<HashedKey, Int> = [:]
      var groups: [ContiguousArray<RuntimeValue>] = []
      try call.machine.iterate(arguments[1], call.type("S")) { element in
        let key = try call.machine.hashingKey(choose.call(element), key)
        if let place = places[key] {
          groups[place].append(element)
        } else {
          places[key] = groups.count
          groups.append([element])
        }
        return true
      }
      return .dictionary(HashedTable(places.mapValues { .list(groups[$0]) }))
    }
  }

  private mutating func addDictionaryTransformations() {
    self["Dictionary.filter(_:)"] = { arguments, call in
      let test = try arguments[1].functionValue
      let entries = try arguments[0].table.entries
      return .dictionary(
        HashedTable(try entries.filter { try test.call(.tuple($0.key.value, $0.value)).bool }))
    }
    self["Dictionary.mapValues(_:)"] = { arguments, _ in
      let transform = try arguments[1].functionValue
      return .dictionary(HashedTable(try arguments[0].table.entries.mapValues { try transform.call($0) }))
    }
    self["Dictionary.compactMapValues(_:)"] = { arguments, _ in
      let transform = try arguments[1].functionValue
      return .dictionary(
        HashedTable(try arguments[0].table.entries.compactMapValues { try transform.call($0).unwrapped }))
    }
    self["Dictionary.keys"] = { arguments, _ in .set(try arguments[0].table) }
    self["Dictionary.values"] = { arguments, _ in
      .list(ContiguousArray(try arguments[0].table.entries.values))
    }
    self["Dictionary.values="] = { arguments, _ in
      let new = try arguments[1].list
      let table = try arguments.ownTable(0)
      for index in new.indices { table.entries.values[index] = new[index] }
      return .void
    }
  }

  private mutating func addDictionaryChanges() {
    self["Dictionary.updateValue(_:forKey:)"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[2], call.type("Key"))
      let new = arguments[1]
      return .init(optional: try arguments.ownTable(0).entries.updateValue(new, forKey: key))
    }
    self["Dictionary.removeValue(forKey:)"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[1], call.type("Key"))
      return .init(optional: try arguments.ownTable(0).entries.removeValue(forKey: key))
    }
    self["Dictionary.removeAll(keepingCapacity:)"] = { arguments, _ in
      arguments[0] = .dictionary(HashedTable())
      return .void
    }
    self["Dictionary.remove(at:)"] = { arguments, _ in
      let index = try arguments[1].int
      let table = try arguments.ownTable(0)
      guard table.entries.keys.indices.contains(index) else {
        throw Interruption.trap(
          "Fatal error: Attempting to access Dictionary elements using an invalid index")
      }
      let removed = table.entries.remove(at: index)
      return .tuple(removed.key.value, removed.value)
    }
    self["Dictionary.popFirst()"] = { arguments, _ in
      let table = try arguments.ownTable(0)
      if table.entries.isEmpty { return .none(0) }
      let removed = table.entries.removeFirst()
      return .tuple(removed.key.value, removed.value)
    }
    self["Dictionary.reserveCapacity(_:)"] = { _, _ in .void }
    self["Dictionary.capacity"] = { arguments, _ in .integer(try arguments[0].table.entries.count) }
  }

  private mutating func addMerging() {
    for (parameter, isSequence) in [("S", true), ("[Key: Value]", false)] {
      let signature = "(_: \(parameter), uniquingKeysWith: (Value, Value) -> Value)"
      self["Dictionary.merge\(signature)"] = { arguments, call in
        let (other, combine) = (arguments[1], try arguments[2].functionValue)
        let table = try arguments.ownTable(0)
        try call.merge(other, isSequence ? call.type("S") : nil, into: table, combine)
        return .void
      }
      self["Dictionary.merging\(signature)"] = { arguments, call in
        let table = HashedTable(try arguments[0].table.entries)
        try call.merge(
          arguments[1], isSequence ? call.type("S") : nil, into: table, arguments[2].functionValue)
        return .dictionary(table)
      }
    }
  }

  private mutating func addDictionaryComparisons() {
    self["Dictionary.==(_:_:)"] = { arguments, call in
      let (table, others) = (try arguments[1].table, try arguments[2].table)
      if table === others { return .boolean(true) }
      let (one, other) = (table.entries, others.entries)
      guard one.count == other.count else { return .boolean(false) }
      let value = try call.type("Value")
      for (key, mine) in one {
        guard let theirs = other[key], try call.machine.isEqual(mine, theirs, value) else {
          return .boolean(false)
        }
      }
      return .boolean(true)
    }
    self["Dictionary.hash(into:)"] = { arguments, call in
      let box = try arguments[1].hosted(HasherBox.self)
      let value = try call.type("Value")
      var all = 0
      for (key, element) in try arguments[0].table.entries {
        var hasher = Hasher()
        hasher.combine(key)
        try call.machine.hash(element, value, into: &hasher)
        all ^= hasher.finalize()
      }
      box.hasher.combine(all)
      return .void
    }
    self["Dictionary.Keys.==(_:_:)"] = { arguments, _ in
      let (one, other) = (try arguments[1].table.entries, try arguments[2].table.entries)
      return .boolean(one.count == other.count && one.keys.allSatisfy { other[$0] != nil })
    }
    for member in ["description", "debugDescription"] {
      self["KeyValuePairs.\(member)"] = { arguments, call in
        let (key, value) = (try call.type("Key"), try call.type("Value"))
        let parts = try arguments[0].fields[0].list.map { pair in
          let pair = try pair.fields
          return try call.machine.describe(pair[0], key, isDebug: true) + ": "
            + (try call.machine.describe(pair[1], value, isDebug: true))
        }
        return .text(parts.isEmpty ? "[:]" : "[\(parts.joined(separator: ", "))]")
      }
    }
    for (name, parameter) in [("Keys", "Key"), ("Values", "Value")] {
      self["Dictionary.\(name).description"] = { arguments, call in
        let type = try call.type(parameter)
        var parts: [String] = []
        try call.machine.iterate(arguments[0], call.machine.program.types.any) {
          parts.append(try call.machine.describe($0, type, isDebug: true))
          return true
        }
        return .text("[\(parts.joined(separator: ", "))]")
      }
    }
  }
}

extension NativeCall {
  /// Adds pairs to a table; what is there for a key already is combined with what comes.
  /// - Parameter type: of the pairs; nil for a dictionary.
  fileprivate func merge(
    _ pairs: RuntimeValue, _ type: Type?, into table: HashedTable, _ combine: FunctionValue
  ) throws {
    let keyType = try self.type("Key")
    try machine.iterate(pairs, type ?? machine.program.types.any) { pair in
      try machine.check(entries: table.entries.count)
      let pair = try pair.fields
      let key = try machine.hashingKey(pair[0], keyType)
      if let old = table.entries[key] {
        table.entries[key] = .unset
        table.entries[key] = try combine.call(old, pair[1])
      } else {
        table.entries[key] = pair[1]
      }
      return true
    }
  }
}
