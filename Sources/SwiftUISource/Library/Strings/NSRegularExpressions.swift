/// `NSRegularExpression`: the same expressions, in Foundation's older words.
extension Machine {
  func regularMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let text = string(call["in"]), let pattern = string(record["pattern"]) else { return nil }
    return try search(
      pattern, ignoresCase: record["options"]?.symbolName == "caseInsensitive", call.expression
    ) { (expression) throws(RegularExpression.TakesTooLong) in
      switch call.name {
      case "numberOfMatches": .int(try expression.all(in: text).count)
      case "firstMatch":
        try expression.matches(in: text, .first).first.map { checkingResult($0) } ?? Value.none
      case "rangeOfFirstMatch": try expression.first(in: text).map { nsRange($0) } ?? noRange
      case "matches": .array(try expression.matches(in: text).map { checkingResult($0) })
      case "stringByReplacingMatches":
        .string(try expression.replacing(in: text, with: string(call["withTemplate"]) ?? ""))
      default: nil
      }
    } ?? nil
  }

  /// `match.range(at: 1)`: the range of a group; no place where it took no part or there is none.
  func rangeOfGroup(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard call.name == "range", let group = call["at"]?.exactInt else { return nil }
    let ranges = record["ranges"]?.arrayValue ?? []
    return ranges.indices.contains(group) ? ranges[group] : noRange
  }

  private func checkingResult(_ match: RegularExpression.Match) -> Value {
    let values = match.groups.map { $0.range.map { nsRange($0) } ?? noRange }
    return .record(
      "NSTextCheckingResult",
      ["numberOfRanges": .int(values.count), "ranges": .array(values)])
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
    return try characterBounds(range, count: text.count, call.expression).map { nsRange($0) }
  }

  private func nsRange(_ range: Range<Int>) -> Value {
    .record("NSRange", ["location": .int(range.lowerBound), "length": .int(range.count)])
  }
}
