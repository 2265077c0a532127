import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// How one collection differs from another.
extension Natives {
  mutating func addDifferences() {
    self["BidirectionalCollection.difference(from:)"] = { arguments, call in
      let type = try call.elementType()
      return try call.difference(arguments) { try call.machine.isEqual($0, $1, type) }
    }
    self["BidirectionalCollection.difference(from:by:)"] = { arguments, call in
      let test = try arguments[2].functionValue
      return try call.difference(arguments) { try test.call($0, $1).bool }
    }
    self["CollectionDifference.inferringMoves()"] = { arguments, call in
      let (parts, type) = (try arguments[0].fields, try call.type("ChangeElement"))
      let removals = try parts[1].list.map { change in
        guard case .enumCase(_, let payload) = change else { throw Interruption.unknown("a change") }
        return CollectionDifference<HashedKey>.Change.remove(
          offset: try payload[0].int, element: try call.machine.hashingKey(payload[1], type),
          associatedWith: nil)
      }
      let insertions = try parts[0].list.map { change in
        guard case .enumCase(_, let payload) = change else { throw Interruption.unknown("a change") }
        return CollectionDifference<HashedKey>.Change.insert(
          offset: try payload[0].int, element: try call.machine.hashingKey(payload[1], type),
          associatedWith: nil)
      }
      guard let difference = CollectionDifference(removals + insertions) else {
        throw Interruption.unknown("the moves of a difference")
      }
      return boxed(difference.inferringMoves()) { $0.value }
    }
  }
}

/// As the declaration has it: insertions, then removals.
private func boxed<T>(_ difference: CollectionDifference<T>, _ value: (T) -> RuntimeValue) -> RuntimeValue {
  func change(_ change: CollectionDifference<T>.Change) -> RuntimeValue {
    switch change {
    case .insert(let offset, let element, let other):
      .enumCase(0, [.integer(offset), value(element), .init(optional: other.map { .integer($0) })])
    case .remove(let offset, let element, let other):
      .enumCase(1, [.integer(offset), value(element), .init(optional: other.map { .integer($0) })])
    }
  }
  return .fields([
    .list(ContiguousArray(difference.insertions.map(change))),
    .list(ContiguousArray(difference.removals.map(change))),
  ])
}

extension NativeCall {
  fileprivate func difference(
    _ arguments: ContiguousArray<RuntimeValue>, _ isEqual: (RuntimeValue, RuntimeValue) throws -> Bool
  ) throws -> RuntimeValue {
    let new = try machine.elements(of: arguments[0], type("Self"))
    let old = try machine.elements(of: arguments[1], type("C"))
    var failure: (any Error)?
    let difference = new.difference(from: old) { one, other in
      if failure != nil { return true }
      do { return try isEqual(one, other) } catch {
        failure = error
        return true
      }
    }
    if let failure { throw failure }
    return boxed(difference) { $0 }
  }
}
