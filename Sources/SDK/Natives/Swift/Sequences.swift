import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `Sequence` gives to all that conform to it, where it pays to do it here.
extension Natives {
  mutating func addSequences() {
    for owner in ["Sequence", "Collection"] {
      self["\(owner).map(_:)"] = { arguments, call in
        let transform = try arguments[1].functionValue
        var result: ContiguousArray<RuntimeValue> = []
        try call.machine.iterate(arguments[0], call.type("Self")) {
          result.append(try transform.call($0))
          return true
        }
        return .list(result)
      }
    }
    self["Sequence.filter(_:)"] = { arguments, call in
      let test = try arguments[1].functionValue
      var result: ContiguousArray<RuntimeValue> = []
      try call.machine.iterate(arguments[0], call.type("Self")) {
        if try test.call($0).bool { result.append($0) }
        return true
      }
      return .list(result)
    }
    self["Sequence.forEach(_:)"] = { arguments, call in
      let body = try arguments[1].functionValue
      try call.machine.iterate(arguments[0], call.type("Self")) {
        _ = try body.call($0)
        return true
      }
      return .void
    }
    self["Sequence.compactMap(_:)"] = { arguments, call in
      let transform = try arguments[1].functionValue
      var result: ContiguousArray<RuntimeValue> = []
      try call.machine.iterate(arguments[0], call.type("Self")) {
        if let value = try transform.call($0).unwrapped { result.append(value) }
        return true
      }
      return .list(result)
    }
    self["Sequence.reduce(_:_:)"] = { arguments, call in
      let combine = try arguments[2].functionValue
      var result = arguments[1]
      try call.machine.iterate(arguments[0], call.type("Self")) {
        result = try combine.call(result, $0)
        return true
      }
      return result
    }
    self["Sequence.reduce(into:_:)"] = { arguments, call in
      let combine = try arguments[2].functionValue
      var pair: ContiguousArray<RuntimeValue> = [arguments[1], .unset]
      arguments[1] = .unset
      try call.machine.iterate(arguments[0], call.type("Self")) {
        pair[1] = $0
        _ = try combine.call(list: &pair)
        return true
      }
      return pair[0]
    }
    let joined: Native = { arguments, call in
      var parts: [String] = []
      try call.machine.iterate(arguments[0], call.type("Self")) {
        parts.append(try $0.string)
        return true
      }
      return .text(parts.joined(separator: try arguments[1].string))
    }
    self["Sequence.joined(separator: String)"] = joined
    self["BidirectionalCollection.joined(separator: String)"] = joined
  }
}

extension Machine {
  package func key(_ value: RuntimeValue, _ type: Type) throws -> HashedKey {
    try hashingKey(value, type)
  }
}
