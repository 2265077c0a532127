import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `Sequence` gives to all that conform to it, where all elements are gone through at once.
extension Natives {
  mutating func addSequences() {
    addTransformations()
    addReductions()
    addSearches()
    addSequenceParts()
    addJoining()
  }

  private mutating func addTransformations() {
    for owner in ["Sequence", "Collection"] {
      self["\(owner).map(_:)"] = { arguments, call in
        let transform = try arguments[1].functionValue
        var result: ContiguousArray<RuntimeValue> = []
        try call.each(arguments[0]) {
          result.append(try transform.call($0))
          return true
        }
        return .list(result)
      }
    }
    self["Sequence.filter(_:)"] = { arguments, call in
      .list(try call.elements(of: arguments[0], where: arguments[1].functionValue))
    }
    self["Sequence.forEach(_:)"] = { arguments, call in
      let body = try arguments[1].functionValue
      try call.each(arguments[0]) {
        _ = try body.call($0)
        return true
      }
      return .void
    }
    let compactMap: Native = { arguments, call in
      let transform = try arguments[1].functionValue
      var result: ContiguousArray<RuntimeValue> = []
      try call.each(arguments[0]) {
        if let value = try transform.call($0).unwrapped { result.append(value) }
        return true
      }
      return .list(result)
    }
    self["Sequence.compactMap(_:)"] = compactMap
    self["Sequence.flatMap(_: (Self.Element) -> ElementOfResult?)"] = compactMap
    self["Sequence.flatMap(_: (Self.Element) -> SegmentOfResult)"] = { arguments, call in
      let transform = try arguments[1].functionValue
      let segment = try call.type("SegmentOfResult")
      var result: ContiguousArray<RuntimeValue> = []
      try call.each(arguments[0]) {
        let added = try call.machine.elements(of: transform.call($0), segment)
        try call.machine.count(work: added.count)
        try call.machine.check(elements: result.count + added.count)
        result.append(contentsOf: added)
        return true
      }
      return .list(result)
    }
    self["Sequence.reversed()"] = { arguments, call in
      .list(ContiguousArray(try call.machine.elements(of: arguments[0], call.type("Self")).reversed()))
    }
  }

  private mutating func addReductions() {
    self["Sequence.reduce(_:_:)"] = { arguments, call in
      let combine = try arguments[2].functionValue
      var result = arguments[1]
      try call.each(arguments[0]) {
        result = try combine.call(result, $0)
        return true
      }
      return result
    }
    self["Sequence.reduce(into:_:)"] = { arguments, call in
      let combine = try arguments[2].functionValue
      var pair: ContiguousArray<RuntimeValue> = [arguments[1], .unset]
      arguments[1] = .unset
      try call.each(arguments[0]) {
        pair[1] = $0
        _ = try combine.call(list: &pair)
        return true
      }
      return pair[0]
    }
    self["Sequence.count(where:)"] = { arguments, call in
      let test = try arguments[1].functionValue
      var count = 0
      try call.each(arguments[0]) {
        if try test.call($0).bool { count += 1 }
        return true
      }
      return .integer(count)
    }
  }

  private mutating func addSearches() {
    self["Sequence.first(where:)"] = { arguments, call in
      let test = try arguments[1].functionValue
      var found: RuntimeValue?
      try call.each(arguments[0]) {
        if try test.call($0).bool { found = $0 }
        return found == nil
      }
      return .init(optional: found)
    }
    self["Sequence.contains(where:)"] = { arguments, call in
      let test = try arguments[1].functionValue
      return .boolean(try !call.all(arguments[0]) { try !test.call($0).bool })
    }
    self["Sequence.allSatisfy(_:)"] = { arguments, call in
      let test = try arguments[1].functionValue
      return .boolean(try call.all(arguments[0]) { try test.call($0).bool })
    }
    open("Sequence.contains(_:)") { arguments, call in
      let (type, wanted) = (try call.elementType(), arguments[1])
      if case .set(let table) = arguments[0] {
        if table.entries.isEmpty { return .boolean(false) }
        return .boolean(try table.entries[call.machine.hashingKey(wanted, type)] != nil)
      }
      return .boolean(try !call.all(arguments[0]) { try !call.machine.isEqual($0, wanted, type) })
    }
  }

  private mutating func addSequenceParts() {
    self["Sequence.suffix(_:)"] = { arguments, call in
      let count = try arguments[1].int
      guard count >= 0 else {
        throw Interruption.trap("Fatal error: Can't take a suffix of negative length from a sequence")
      }
      let elements = try call.machine.elements(of: arguments[0], call.type("Self"))
      return .list(ContiguousArray(elements.suffix(count)))
    }
    self["Sequence.dropLast(_:)"] = { arguments, call in
      let count = try arguments[1].int
      guard count >= 0 else {
        throw Interruption.trap("Fatal error: Can't drop a negative number of elements from a sequence")
      }
      let elements = try call.machine.elements(of: arguments[0], call.type("Self"))
      return .list(ContiguousArray(elements.dropLast(count)))
    }
    self["Sequence.prefix(while:)"] = { arguments, call in
      let test = try arguments[1].functionValue
      var result: ContiguousArray<RuntimeValue> = []
      try call.each(arguments[0]) {
        guard try test.call($0).bool else { return false }
        result.append($0)
        return true
      }
      return .list(result)
    }
    self["Sequence.split(maxSplits:omittingEmptySubsequences:whereSeparator:)"] = { arguments, call in
      let test = try arguments[3].functionValue
      return try call.split(arguments[0], arguments[1].int, arguments[2].bool) { try test.call($0).bool }
    }
    self["Sequence.split(separator:maxSplits:omittingEmptySubsequences:)"] = { arguments, call in
      let (separator, type) = (arguments[1], try call.elementType())
      return try call.split(arguments[0], arguments[2].int, arguments[3].bool) {
        try call.machine.isEqual($0, separator, type)
      }
    }
  }

  private mutating func addJoining() {
    // An element that isn't known costs its place.
    let joined: Native = { arguments, call in
      let separator = try arguments[1].string
      var (parts, size): ([String], Int) = ([], 0)
      var missing: UnknownValue?
      try call.each(arguments[0]) {
        if case .unknown(let unknown) = $0 {
          call.machine.store.note(unknown.gap)
          parts.append(unknown.shown)
          missing = missing ?? unknown
        } else {
          parts.append(try $0.string)
        }
        size += parts[parts.count - 1].utf8.count + separator.utf8.count
        try call.machine.check(size: size)
        return true
      }
      return RuntimeValue.text(parts.joined(separator: separator)).lacking(missing?.gap)
    }
    self["Sequence.joined(separator: String)"] = joined
    self["BidirectionalCollection.joined(separator: String)"] = joined
  }
}

extension NativeCall {
  /// Goes through the sequence that a member is called on until it is told to stop by a false.
  func each(_ sequence: RuntimeValue, _ body: (RuntimeValue) throws -> Bool) throws {
    try machine.iterate(sequence, type("Self"), body)
  }

  /// Whether a test is true for every element; it ends with the first for which it isn't.
  func all(_ sequence: RuntimeValue, _ test: (RuntimeValue) throws -> Bool) throws -> Bool {
    var result = true
    try each(sequence) {
      result = try test($0)
      return result
    }
    return result
  }

  func elements(of sequence: RuntimeValue, where test: FunctionValue) throws -> ContiguousArray<RuntimeValue>
  {
    var result: ContiguousArray<RuntimeValue> = []
    try each(sequence) {
      if try test.call($0).bool { result.append($0) }
      return true
    }
    return result
  }

  /// The type of the elements of a sequence that a type parameter stands for.
  func elementType(of name: String = "Self") throws -> Type {
    let sequence = try type(name)
    if let only = sequence.arguments.first, sequence.arguments.count == 1, sequence.isArrayOrSlice {
      return only
    }
    let program = machine.program
    guard let declared = program.language.type("Sequence"),
      let element = program.associatedType(named: "Element", of: declared)
    else { throw Interruption.unknown("the elements of \(sequence)") }
    return machine.plain(program.memberType(element, of: sequence, in: nil))
  }

  fileprivate func split(
    _ sequence: RuntimeValue, _ limit: Int, _ isOmitting: Bool, _ isSeparator: (RuntimeValue) throws -> Bool
  ) throws -> RuntimeValue {
    guard limit >= 0 else { throw Interruption.trap("Fatal error: Must take zero or more splits") }
    let elements = try machine.elements(of: sequence, type("Self"))
    let parts = try elements.split(
      maxSplits: limit, omittingEmptySubsequences: isOmitting, whereSeparator: isSeparator)
    return .list(ContiguousArray(parts.map { .slice(ContiguousArray($0)) }))
  }
}
