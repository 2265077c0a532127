/// Parts of arrays that begin behind their first element: their places are those of the whole array, as
/// `ArraySlice` has them. A part that begins with the first element is held as an array.
extension Machine {
  /// The elements from `start` on of an array that they are a part of.
  static func slice(_ values: [Value], from start: Int) -> Value {
    start == 0 ? .array(values) : .slice(values, start: start)
  }

  /// What a method of an array gives where it is a part of the array.
  func asSlice(_ result: Value, of count: Int, _ call: LibraryCall) -> Value {
    guard ["dropFirst", "suffix", "drop"].contains(call.name), case .array(let part) = result else {
      return result
    }
    return Machine.slice(part, from: count - part.count)
  }

  func sliceProperty(
    _ name: String, _ values: [Value], from start: Int, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    switch name {
    case "startIndex": return .int(start)
    case "endIndex": return .int(start &+ values.count)
    case "indices":
      return .range(RangeValue(lower: .int(start), upper: .int(start &+ values.count), isClosed: false))
    default: return try sequenceProperty(name, values, expression)
    }
  }

  /// A method of a slice is that of an array whose places are counted from the slice's start.
  func sliceMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .slice(let values, let start) = value else { return nil }
    let isStepping =
      call.name == "distance" || (call.name == "index" && !call.has("of") && !call.has("where"))
    let moved = isStepping ? call : call.moved(by: -start)
    var array = Value.array(values)
    let result = try libraryMethod(call.name, of: &array, moved.arguments, call.expression)
    if Library.mutatingMethods.contains(call.name), case .array(let left) = array {
      let isFromStart = ["removeFirst", "popFirst"].contains(call.name)
      value = Machine.slice(left, from: isFromStart ? start + values.count - left.count : start)
    }
    switch (call.name, result) {
    case ("firstIndex", .int(let place)?), ("lastIndex", .int(let place)?), ("partition", .int(let place)?):
      return .int(place &+ start)
    case ("index", .int(let place)?) where !isStepping: return .int(place &+ start)
    case ("dropFirst", .slice(let part, let place)?), ("suffix", .slice(let part, let place)?),
      ("drop", .slice(let part, let place)?):
      return .slice(part, start: place &+ start)
    case ("dropFirst", .array(let part)?), ("suffix", .array(let part)?), ("drop", .array(let part)?),
      ("prefix", .array(let part)?), ("dropLast", .array(let part)?):
      return .slice(part, start: start)
    default: return result
    }
  }

  /// A place or a range of places of a slice as one of an array that begins where the slice does.
  func place(_ key: Value, in start: Int) -> Value { key.moved(by: -start) }

  /// Changes a part of an array, which may have another length then: `tides[1...3].sort()`,
  /// `tides[0..<2] = []`.
  func mutate(
    part range: RangeValue, of values: inout [Value], _ target: Expression, _ change: Change
  ) throws(Interrupt) {
    guard let bounds = bounds(of: range, count: values.count) else {
      throw trap("the range \(describe(.range(range))) is out of range for \(values.count) items", target)
    }
    var part = Machine.slice(Array(values[bounds]), from: bounds.lowerBound)
    try change(&part)
    let changed = try elements(of: part, target)
    try charge(changed.count + (values.count - bounds.upperBound) / Value.copiedPerStep, target)
    values.replaceSubrange(bounds, with: changed)
    try check(count: values.count, target)
  }
}

extension LibraryCall {
  /// The call with places counted from elsewhere.
  fileprivate func moved(by distance: Int) -> LibraryCall {
    let isOfPlaces = ["swapAt", "removeSubrange", "replaceSubrange"].contains(name)
    let labels: Set<String> = ["at", "upTo", "through", "from"]
    return LibraryCall(
      name,
      arguments.map { argument in
        guard argument.label.map(labels.contains) ?? isOfPlaces, argument.label != "with" else {
          return argument
        }
        var argument = argument
        argument.value = argument.value.moved(by: distance)
        return argument
      }, expression)
  }
}

extension Value {
  fileprivate func moved(by distance: Int) -> Value {
    switch self {
    case .int(let place): return .int(place &+ distance)
    case .range(var range):
      range.lower = range.lower?.moved(by: distance)
      range.upper = range.upper?.moved(by: distance)
      return .range(range)
    default: return self
    }
  }

  var sliceStart: Int? {
    if case .slice(_, let start) = self { return start }
    return nil
  }

  /// A slice as the array of what it holds.
  var plainArray: Value {
    if case .slice(let values, _) = self { return .array(values) }
    return self
  }
}
