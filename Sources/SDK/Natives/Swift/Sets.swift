import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `Set` does with members and with other sets. An index is a place among the members.
extension Natives {
  mutating func addSetMembers() {
    addMemberChanges()
    addSetOperations()
    addSetRelations()
    addSetTexts()
  }

  private mutating func addMemberChanges() {
    self["Set.init(minimumCapacity:)"] = { _, _ in .set(HashedTable()) }
    self["Set.update(with:)"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[1], call.type("Element"))
      let table = try arguments.ownTable(0)
      guard let index = table.entries.index(forKey: key) else {
        table.entries[key] = .void
        return .none(0)
      }
      let old = table.entries.keys[index].value
      table.entries.remove(at: index)
      table.entries.updateValue(.void, forKey: key, insertingAt: index)
      return old.wrapped
    }
    self["Set.remove(_:)"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[1], call.type("Element"))
      let table = try arguments.ownTable(0)
      guard let index = table.entries.index(forKey: key) else { return .none(0) }
      return table.entries.remove(at: index).key.value.wrapped
    }
    self["Set.remove(at:)"] = { arguments, _ in
      let index = try arguments[1].int
      let table = try arguments.ownTable(0)
      _ = try table.entry(index)
      return table.entries.remove(at: index).key.value
    }
    self["Set.removeAll(keepingCapacity:)"] = { arguments, _ in
      arguments[0] = .set(HashedTable())
      return .void
    }
    self["Set.removeFirst()"] = { arguments, _ in
      let table = try arguments.ownTable(0)
      guard !table.entries.isEmpty else {
        throw Interruption.trap("Fatal error: Can't removeFirst from an empty Set")
      }
      return table.entries.removeFirst().key.value
    }
    self["Set.popFirst()"] = { arguments, _ in
      let table = try arguments.ownTable(0)
      return table.entries.isEmpty ? .none(0) : table.entries.removeFirst().key.value.wrapped
    }
    self["Set.filter(_:)"] = { arguments, _ in
      let test = try arguments[1].functionValue
      return .set(HashedTable(try arguments[0].table.entries.filter { try test.call($0.key.value).bool }))
    }
    self["Set.firstIndex(of:)"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[1], call.type("Element"))
      return .init(optional: try arguments[0].table.entries.index(forKey: key).map { .integer($0) })
    }
    self["Set.reserveCapacity(_:)"] = { _, _ in .void }
    self["Set.capacity"] = { arguments, _ in .integer(try arguments[0].table.entries.count) }
  }

  /// Adds an operation that makes a set of two, and the one that changes the first.
  private mutating func addOperation(
    _ name: String, _ form: String, _ body: @escaping (HashedTable, HashedTable) -> Void
  ) {
    self["Set.\(name)(_:)"] = { arguments, call in
      let other = try call.otherSet(arguments[1])
      let result = HashedTable(try arguments[0].table.entries)
      body(result, other)
      return .set(result)
    }
    self["Set.\(form)(_:)"] = { arguments, call in
      let other = try call.otherSet(arguments[1])
      // The two may be one and the same table.
      body(try arguments.ownTable(0), HashedTable(other.entries))
      return .void
    }
  }

  private mutating func addSetOperations() {
    addOperation("union", "formUnion") { table, other in
      for key in other.entries.keys where table.entries[key] == nil { table.entries[key] = .void }
    }
    addOperation("intersection", "formIntersection") { table, other in
      table.entries.removeAll { other.entries[$0.key] == nil }
    }
    addOperation("subtracting", "subtract") { table, other in
      table.entries.removeAll { other.entries[$0.key] != nil }
    }
    addOperation("symmetricDifference", "formSymmetricDifference") { table, other in
      let new = other.entries.keys.filter { table.entries[$0] == nil }
      table.entries.removeAll { other.entries[$0.key] != nil }
      for key in new { table.entries[key] = .void }
    }
  }

  private mutating func addRelation(_ name: String, _ body: @escaping (HashedTable, HashedTable) -> Bool) {
    self["Set.\(name)"] = { arguments, call in
      .boolean(body(try arguments[0].table, try call.otherSet(arguments[1])))
    }
  }

  private mutating func addSetRelations() {
    func isSubset(_ one: HashedTable, _ other: HashedTable) -> Bool {
      one.entries.count <= other.entries.count && one.entries.keys.allSatisfy { other.entries[$0] != nil }
    }
    addRelation("isSubset(of:)") { isSubset($0, $1) }
    addRelation("isSuperset(of:)") { isSubset($1, $0) }
    addRelation("isStrictSubset(of:)") { isSubset($0, $1) && $0.entries.count < $1.entries.count }
    addRelation("isStrictSuperset(of:)") { isSubset($1, $0) && $1.entries.count < $0.entries.count }
    addRelation("isDisjoint(with:)") { one, other in one.entries.keys.allSatisfy { other.entries[$0] == nil }
    }
    self["Set.==(_:_:)"] = { arguments, _ in
      let (one, other) = (try arguments[1].table, try arguments[2].table)
      return .boolean(one.entries.count == other.entries.count && isSubset(one, other))
    }
    self["Set.hash(into:)"] = { arguments, _ in
      let all = try arguments[0].table.entries.keys.reduce(0) { $0 ^ $1.hashValue }
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(all)
      return .void
    }
  }

  private mutating func addSetTexts() {
    for (member, start, end) in [("description", "[", "]"), ("debugDescription", "Set([", "])")] {
      self["Set.\(member)"] = { arguments, call in
        let type = try call.type("Element")
        let parts = try arguments[0].table.entries.keys.map {
          try call.machine.describe($0.value, type, isDebug: true)
        }
        return .text(start + parts.joined(separator: ", ") + end)
      }
    }
  }
}

extension NativeCall {
  /// What a set is held against: another one, or a sequence of elements.
  fileprivate func otherSet(_ value: RuntimeValue) throws -> HashedTable {
    if case .set(let table) = value { return table }
    return try machine.makeSet(machine.elements(of: value, type("S")), type("Element"))
  }
}
