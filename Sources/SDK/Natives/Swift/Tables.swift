import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `Dictionary` and `Set` do.
extension Natives {
  mutating func addTables() {
    addDictionaries()
    addDictionaryMembers()
    addSets()
    addSetMembers()
  }

  private mutating func addDictionaries() {
    self["Dictionary.init()"] = { _, _ in .dictionary(HashedTable()) }
    self["Dictionary.init(dictionaryLiteral:)"] = { arguments, call in
      let table = HashedTable()
      for pair in try arguments[1].list {
        let pair = try pair.fields
        table.entries[try call.machine.hashingKey(pair[0], call.type("Key"))] = pair[1]
      }
      return .dictionary(table)
    }
    open("Dictionary.subscript(_: Key)") { arguments, call in
      let entries = try arguments[0].table.entries
      if entries.isEmpty { return .none(0) }
      return .init(optional: try entries[call.machine.hashingKey(arguments[1], call.type("Key"))])
    }
    self["Dictionary.subscript(_: Key)&"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[2], call.type("Key"))
      let table = try arguments.ownTable(0)
      var held: ContiguousArray<RuntimeValue> = [.init(optional: table.entries[key])]
      if table.entries[key] != nil { table.entries[key] = .unset }
      defer { table.entries[key] = held[0].unwrapped }
      return try arguments[1].functionValue.call(list: &held)
    }
    self["Dictionary.subscript(_:default:)"] = { arguments, call in
      if let found = try arguments[0].table.entries[call.machine.hashingKey(arguments[1], call.type("Key"))] {
        return found
      }
      return try arguments[2].functionValue.call()
    }
    self["Dictionary.subscript(_:default:)&"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[2], call.type("Key"))
      let table = try arguments.ownTable(0)
      var held: ContiguousArray<RuntimeValue> = [try table.entries[key] ?? arguments[3].functionValue.call()]
      table.entries[key] = .unset
      defer { table.entries[key] = held[0] }
      return try arguments[1].functionValue.call(list: &held)
    }
    for member in ["description", "debugDescription"] {
      self["Dictionary.\(member)"] = { arguments, call in
        let table = try arguments[0].table
        if table.entries.isEmpty { return .text("[:]") }
        let (key, value) = (try call.type("Key"), try call.type("Value"))
        let parts = try table.entries.map {
          "\(try call.machine.describe($0.key.value, key, isDebug: true)): \(try call.machine.describe($0.value, value, isDebug: true))"
        }
        return .text("[\(parts.joined(separator: ", "))]")
      }
    }
  }

  private mutating func addSets() {
    self["Set.init()"] = { _, _ in .set(HashedTable()) }
    self["Set.init(arrayLiteral:)"] = { arguments, call in
      .set(try call.machine.makeSet(arguments[1].list, call.type("Element")))
    }
    self["Set.init(_:)"] = { arguments, call in
      .set(
        try call.machine.makeSet(
          call.machine.elements(of: arguments[1], call.type("Source")), call.type("Element")))
    }
    open("Set.contains(_:)") { arguments, call in
      let entries = try arguments[0].table.entries
      if entries.isEmpty { return .boolean(false) }
      return .boolean(try entries[call.machine.hashingKey(arguments[1], call.type("Element"))] != nil)
    }
    self["Set.insert(_:)"] = { arguments, call in
      let key = try call.machine.hashingKey(arguments[1], call.type("Element"))
      let table = try arguments.ownTable(0)
      if let index = table.entries.index(forKey: key) {
        return .tuple(.boolean(false), table.entries.keys[index].value)
      }
      table.entries[key] = .void
      return .tuple(.boolean(true), arguments[1])
    }
  }
}

extension RuntimeValue {
  var table: HashedTable {
    get throws {
      switch self {
      case .dictionary(let table), .set(let table): return table
      default: throw Interruption.unknown("a dictionary or a set")
      }
    }
  }
}

extension ContiguousArray<RuntimeValue> {
  /// The table of an argument, copied where others hold it too.
  mutating func ownTable(_ index: Int) throws -> HashedTable {
    switch self[index] {
    case .dictionary(var table):
      self[index] = .unset
      if !isKnownUniquelyReferenced(&table) { table = HashedTable(table.entries) }
      self[index] = .dictionary(table)
      return table
    case .set(var table):
      self[index] = .unset
      if !isKnownUniquelyReferenced(&table) { table = HashedTable(table.entries) }
      self[index] = .set(table)
      return table
    default: throw Interruption.unknown("a dictionary or a set")
    }
  }
}
