/// `NSRegularExpression`: the same expressions, in Foundation's older words.
extension Machine {
  func regularMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let text = string(call["in"]), let pattern = string(record["pattern"]) else { return nil }
    let part = searched(text, call["range"])
    return try search(pattern, regexOptions(record["options"]), .scalars, in: part.text, call.expression) {
      (search) throws(RegexSearch.TakesTooLong) in
      switch call.name {
      case "numberOfMatches": .int(try search.all().count)
      case "firstMatch":
        try search.matches(.first).first.map { checkingResult($0, in: part) } ?? Value.none
      case "rangeOfFirstMatch": try search.first().map { nsRange($0, in: part) } ?? noRange
      case "matches": .array(try search.matches().map { checkingResult($0, in: part) })
      case "stringByReplacingMatches":
        .string(part.before + (try search.replacing(with: string(call["withTemplate"]) ?? "")) + part.after)
      default: nil
      }
    } ?? nil
  }

  /// The part of a text that `range:` names, with what stands around it; the whole where it names none.
  private func searched(_ text: String, _ range: Value?) -> Searched {
    guard let range = range?.record(of: "NSRange"), let location = range["location"]?.exactInt,
      let length = range["length"]?.exactInt, location >= 0, length >= 0, location <= text.utf16.count
    else { return Searched(text: text) }
    let start = NSUnits.characters(location, in: text)
    let end = NSUnits.characters(location.addingReportingOverflow(length).partialValue, in: text)
    let rest = text.dropFirst(start)
    return Searched(
      text: String(rest.prefix(max(end - start, 0))), before: String(text.prefix(start)),
      after: String(rest.dropFirst(max(end - start, 0))))
  }

  private struct Searched {
    var text: String
    var before = ""
    var after = ""
  }

  /// Whether a pattern matches the text as a whole: `MATCHES` in a predicate.
  func matchesWhole(
    _ pattern: String, ignoresCase: Bool, in text: String, _ expression: Expression
  ) throws(Interrupt) -> Bool? {
    try search(pattern, RegexOptions(ignoresCase: ignoresCase), .scalars, in: text, expression) {
      (search) throws(RegexSearch.TakesTooLong) in try !search.matches(.whole).isEmpty
    }
  }

  /// `match.range(at: 1)`, `match.range(withName: "depth")`: the range of a group; no place where it took no
  /// part or there is none.
  func rangeOfGroup(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard call.name == "range" else { return nil }
    let ranges = record["ranges"]?.arrayValue ?? []
    if let name = string(call["withName"]) {
      guard let group = record["names"]?.arrayValue?.firstIndex(of: .string(name)) else { return noRange }
      return ranges.indices.contains(group) ? ranges[group] : noRange
    }
    guard let group = call["at"]?.exactInt else { return nil }
    return ranges.indices.contains(group) ? ranges[group] : noRange
  }

  private func checkingResult(_ match: RegexSearch.Match, in part: Searched) -> Value {
    let values = match.groups.map { $0.range.map { nsRange($0, in: part) } ?? noRange }
    let names = match.groups.map { $0.name.map { Value.string($0) } ?? Value.none }
    return .record(
      "NSTextCheckingResult",
      ["numberOfRanges": .int(values.count), "ranges": .array(values), "names": .array(names)])
  }

  /// `NSNotFound`.
  private var noRange: Value { .record("NSRange", ["location": .int(.max), "length": .int(0)]) }

  /// `NSRange(range, in: text)`: the range of a text in numbers.
  func nsRange(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .range(let range)? = call.plain() else { return nil }
    guard let text = string(call["in"]) else {
      guard let lower = range.lower?.exactInt, let upper = range.upper?.exactInt else { return nil }
      return nsRange(lower..<max(lower, range.isClosed ? upper &+ 1 : upper))
    }
    return try characterBounds(range, count: text.count, call.expression).map {
      nsRange($0, in: Searched(text: text))
    }
  }

  private func nsRange(_ units: Range<Int>) -> Value {
    .record("NSRange", ["location": .int(units.lowerBound), "length": .int(units.count)])
  }

  /// A range in characters of what was searched, in units of the whole text.
  private func nsRange(_ range: Range<Int>, in part: Searched) -> Value {
    let start = NSUnits.units(range.lowerBound, in: part.text)
    let end = NSUnits.units(range.upperBound, in: part.text)
    let before = part.before.utf16.count
    return nsRange((before + start)..<(before + max(start, end)))
  }
}
