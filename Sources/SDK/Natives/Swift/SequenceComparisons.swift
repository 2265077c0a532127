import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `Sequence` does by comparing elements: with each other, or with those of another sequence.
extension Natives {
  mutating func addSequenceComparisons() {
    addExtremes()
    addSorting()
    addPairwise()
  }

  private mutating func addExtremes() {
    self["Sequence.min()"] = { arguments, call in
      let type = try call.elementType()
      return try call.best(arguments[0]) { try call.machine.isLess($0, $1, type) }
    }
    self["Sequence.max()"] = { arguments, call in
      let type = try call.elementType()
      return try call.best(arguments[0]) { try call.machine.isLess($1, $0, type) }
    }
    self["Sequence.min(by:)"] = { arguments, call in
      let isLess = try arguments[1].functionValue
      return try call.best(arguments[0]) { try isLess.call($0, $1).bool }
    }
    self["Sequence.max(by:)"] = { arguments, call in
      let isLess = try arguments[1].functionValue
      return try call.best(arguments[0]) { try isLess.call($1, $0).bool }
    }
  }

  private mutating func addSorting() {
    self["Sequence.sorted()"] = { arguments, call in
      let type = try call.elementType()
      var elements = try call.machine.elements(of: arguments[0], call.type("Self"))
      try call.sort(&elements, type)
      return .list(elements)
    }
    self["Sequence.sorted(by:)"] = { arguments, call in
      let isLess = try arguments[1].functionValue
      var elements = try call.machine.elements(of: arguments[0], call.type("Self"))
      try elements.sort { try isLess.call($0, $1).bool }
      return .list(elements)
    }
  }

  private mutating func addPairwise() {
    self["Sequence.starts(with:)"] = { arguments, call in
      let type = try call.elementType()
      return .boolean(
        try call.pairs(arguments, "PossiblePrefix") { try call.machine.isEqual($0, $1, type) }.other == .ended
      )
    }
    self["Sequence.starts(with:by:)"] = { arguments, call in
      let test = try arguments[2].functionValue
      return .boolean(
        try call.pairs(arguments, "PossiblePrefix") { try test.call($0, $1).bool }.other == .ended)
    }
    self["Sequence.elementsEqual(_:)"] = { arguments, call in
      let type = try call.elementType()
      let end = try call.pairs(arguments, "OtherSequence") { try call.machine.isEqual($0, $1, type) }
      return .boolean(end.one == .ended && end.other == .ended)
    }
    self["Sequence.elementsEqual(_:by:)"] = { arguments, call in
      let test = try arguments[2].functionValue
      let end = try call.pairs(arguments, "OtherSequence") { try test.call($0, $1).bool }
      return .boolean(end.one == .ended && end.other == .ended)
    }
    self["Sequence.lexicographicallyPrecedes(_:)"] = { arguments, call in
      let type = try call.elementType()
      return try call.precedes(arguments) { try call.machine.isLess($0, $1, type) }
    }
    self["Sequence.lexicographicallyPrecedes(_:by:)"] = { arguments, call in
      let isLess = try arguments[2].functionValue
      return try call.precedes(arguments) { try isLess.call($0, $1).bool }
    }
  }
}

/// Where going through two sequences at once came to an end.
private struct PairsEnd {
  enum State { case going, ended }
  var one = State.going
  var other = State.going
}

extension NativeCall {
  /// Sorts by `<` of a type. Equal elements stay in their order.
  func sort(_ elements: inout ContiguousArray<RuntimeValue>, _ type: Type) throws {
    // A comparison by natives takes no step.
    try machine.count(work: elements.count * (Int.bitWidth - elements.count.leadingZeroBitCount))
    if type === machine.program.language.int {
      try elements.sort { try $0.int < (try $1.int) }
    } else {
      try elements.sort { try machine.isLess($0, $1, type) }
    }
  }

  /// The element that is to be before all others.
  fileprivate func best(
    _ sequence: RuntimeValue, _ isBefore: (RuntimeValue, RuntimeValue) throws -> Bool
  ) throws -> RuntimeValue {
    var found: RuntimeValue?
    try each(sequence) { element in
      if let before = found, try !isBefore(element, before) { return true }
      found = element
      return true
    }
    return .init(optional: found)
  }

  /// Goes through two sequences for as long as a test of their elements is true.
  fileprivate func pairs(
    _ arguments: ContiguousArray<RuntimeValue>, _ name: String,
    _ test: (RuntimeValue, RuntimeValue) throws -> Bool
  ) throws -> PairsEnd {
    let others = try machine.elements(of: arguments[1], type(name))
    var end = PairsEnd()
    var index = 0
    var isOver = true
    try each(arguments[0]) { element in
      // There is one element more than others.
      guard index < others.count, try test(element, others[index]) else {
        isOver = false
        return false
      }
      index += 1
      return true
    }
    if isOver { end.one = .ended }
    if index == others.count { end.other = .ended }
    return end
  }

  fileprivate func precedes(
    _ arguments: ContiguousArray<RuntimeValue>, _ isLess: (RuntimeValue, RuntimeValue) throws -> Bool
  ) throws -> RuntimeValue {
    let others = try machine.elements(of: arguments[1], type("OtherSequence"))
    var index = 0
    var result: Bool?
    try each(arguments[0]) { element in
      if index == others.count {
        result = false
      } else if try isLess(element, others[index]) {
        result = true
      } else if try isLess(others[index], element) {
        result = false
      }
      index += 1
      return result == nil
    }
    return .boolean(result ?? (index < others.count))
  }
}
