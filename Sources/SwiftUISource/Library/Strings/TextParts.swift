/// `text[start...].range(of: "<")`: what is found in a part of a text has its place in the whole.
extension Machine {
  /// - Parameter start: where the part starts; 0 once another value stands in its place.
  func place(_ found: Value, foundBy name: String, inPartFrom start: inout Int) -> Value {
    defer { start = 0 }
    return Machine.placing.contains(name) ? moved(found, by: start) : found
  }

  private func moved(_ found: Value, by start: Int) -> Value {
    switch found {
    case .record(let record) where record.type == "String.Index":
      offset(found).map { stringIndex($0 &+ start) } ?? found
    case .range(let range):
      .range(
        RangeValue(
          lower: range.lower.map { moved($0, by: start) }, upper: range.upper.map { moved($0, by: start) },
          isClosed: range.isClosed))
    case .array(let ranges): .array(ranges.map { moved($0, by: start) })
    default: found
    }
  }

  private static let placing: Set<String> = [
    "startIndex", "endIndex", "firstIndex", "lastIndex", "range", "firstRange", "ranges", "rangeOfCharacter",
  ]
}
