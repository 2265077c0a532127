extension Machine {
  /// A place in a text, counted in characters.
  func stringIndex(_ offset: Int) -> Value { .record("String.Index", ["offset": .int(offset)]) }

  /// Methods that answer or take places in a text.
  func stringPosition(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if case .range(let range)? = call["range"], call.name == "range" || call.name == "rangeOfCharacter" {
      return try searched(text, inside: range, call)
    }
    switch call.name {
    case "index": return try index(in: text, call)
    case "firstIndex", "lastIndex": return try foundIndex(in: text, call)
    case "distance":
      guard let start = offset(call["from"]), let end = offset(call["to"]) else { return nil }
      return .int(end &- start)
    case "range", "firstRange", "ranges": return try range(in: text, call)
    case "rangeOfCharacter":
      guard let set = call["from"].flatMap({ characterSet($0) }) else { return nil }
      let characters = Array(text)
      let isBackwards = hasOption("backwards", call["options"])
      guard let place = isBackwards ? characters.lastIndex(where: set) : characters.firstIndex(where: set)
      else { return Value.none }
      return .range(
        RangeValue(lower: stringIndex(place), upper: stringIndex(place + 1), isClosed: false))
    default: return nil
    }
  }

  /// `range(of:options:range:locale:)` and `rangeOfCharacter(from:options:range:)`: what is found between two places.
  private func searched(
    _ text: String, inside range: RangeValue, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    let characters = Array(text)
    guard let bounds = try characterBounds(range, count: characters.count, call.expression) else {
      return nil
    }
    try charge(characters.count / 8, call.expression)
    let rest = call.arguments.filter { $0.label != "range" }
    let found = try stringPosition(
      String(characters[bounds]), LibraryCall(call.name, rest, call.expression))
    guard case .range(let inside)? = found, let lower = offset(inside.lower), let upper = offset(inside.upper)
    else { return found }
    return .range(
      RangeValue(
        lower: stringIndex(lower + bounds.lowerBound), upper: stringIndex(upper + bounds.lowerBound),
        isClosed: false))
  }

  func offset(_ value: Value?) -> Int? {
    switch value {
    case .record(let record) where record.type == "String.Index": record["offset"]?.exactInt
    case .int(let value): value
    default: nil
    }
  }

  private func index(in text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let count = text.count
    var target: Int?
    if let index = offset(call["after"]) { target = index &+ 1 }
    if let index = offset(call["before"]) { target = index &- 1 }
    if let index = offset(call.plain()), let distance = call["offsetBy"]?.exactInt {
      target = index.addingReportingOverflow(distance).partialValue
      if let limit = offset(call["limitedBy"]), let target, distance >= 0 ? target > limit : target < limit {
        return Value.none
      }
    }
    guard let target else { return nil }
    guard target >= 0, target <= count else {
      throw trap("a place in a text is out of range: \(target) of \(count) characters", call.expression)
    }
    return stringIndex(target)
  }

  private func foundIndex(in text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let found = try searching(text.map { .string(String($0)) }, call)
    guard case .int(let offset)? = found else { return found }
    return stringIndex(offset)
  }

  private func range(in text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let word = string(call["of"] ?? call.plain()) else { return nil }
    if isRegular(call["options"]) {
      let found = try search(word, regexOptions(call["options"]), .scalars, in: text, call.expression) {
        (search) throws(RegexSearch.TakesTooLong) in try search.first()
      }
      guard let found, let found else { return Value.none }
      return .range(
        RangeValue(
          lower: stringIndex(found.lowerBound), upper: stringIndex(found.upperBound), isClosed: false))
    }
    let ignoresCase = isCaseInsensitive(call["options"])
    let isBackwards = hasOption("backwards", call["options"])
    let places = TextSearch.places(
      of: word, in: text, ignoresCase: ignoresCase, limit: call.name == "ranges" || isBackwards ? .max : 1)
    let ranges = places.map { place in
      Value.range(
        RangeValue(lower: stringIndex(place), upper: stringIndex(place + word.count), isClosed: false))
    }
    if call.name == "ranges" { return .array(ranges) }
    return (isBackwards ? ranges.last : ranges.first) ?? Value.none
  }

  /// `text[index]`, `text[start..<end]`, `text[...index]`.
  func stringElement(_ text: String, _ key: Value, _ expression: Expression) throws(Interrupt) -> Value? {
    try charge(text.utf8.count / 8, expression)
    let characters = Array(text)
    if let index = offset(key) {
      guard characters.indices.contains(index) else {
        throw trap(
          "a place in a text is out of range: \(index) of \(characters.count) characters", expression)
      }
      return .string(String(characters[index]))
    }
    guard case .range(let range) = key else { return nil }
    guard let bounds = try characterBounds(range, count: characters.count, expression) else { return nil }
    textPartStart = bounds.lowerBound
    return .string(String(characters[bounds]))
  }

  func characterBounds(
    _ range: RangeValue, count: Int, _ expression: Expression
  ) throws(Interrupt) -> Range<Int>? {
    func plain(_ value: Value?) -> Value? { offset(value).map { .int($0) } }
    if range.lower != nil, offset(range.lower) == nil { return nil }
    if range.upper != nil, offset(range.upper) == nil { return nil }
    let places = RangeValue(lower: plain(range.lower), upper: plain(range.upper), isClosed: range.isClosed)
    guard let bounds = bounds(of: places, count: count) else {
      throw trap("a range of a text is out of range for its \(count) characters", expression)
    }
    return bounds
  }
}
