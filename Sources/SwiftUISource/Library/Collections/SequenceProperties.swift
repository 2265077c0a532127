extension Machine {
  func sequenceProperty(
    _ name: String, _ values: [Value], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    switch name {
    case "count", "underestimatedCount", "endIndex", "capacity": return .int(values.count)
    case "isEmpty": return .bool(values.isEmpty)
    case "first": return values.first ?? Value.none
    case "last": return values.last ?? Value.none
    case "startIndex": return .int(0)
    case "indices": return .range(RangeValue(lower: .int(0), upper: .int(values.count), isClosed: false))
    // What a pointer points to stands for the pointer.
    // The elements of an ordered set, or of another collection of a package, are its array.
    case "lazy", "projectedValue", "base", "baseAddress", "elements": return .array(values)
    case "publisher": return .record("Publisher", ["values": .array(values), "finishes": .bool(true)])
    case "max", "min", "sorted", "reversed", "shuffled", "enumerated":
      return .closure(ClosureValue(body: .member(.array(values), name), scope: nil))
    // A stack of views' path, and an index set.
    case "codable": return Value.none
    default: return nil
    }
  }
}
