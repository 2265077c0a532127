/// Swift's own regular expressions: `/…/` and `Regex("…")`, and what texts do with them.
extension Machine {
  func regex(_ call: LibraryCall) -> Value? {
    guard let pattern = string(call.plain()) else { return nil }
    return .record("Regex", ["pattern": .string(pattern), "ignoresCase": .bool(false)])
  }

  /// A text's method whose argument is a regular expression; nil where none is.
  func regexMethod(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let argument = call.arguments.first, case .record(let record) = argument.value,
      let expression = regularExpression(record)
    else { return nil }
    switch call.name {
    case "firstMatch": return expression.matches(in: text).first.map { match($0, in: text) } ?? Value.none
    case "wholeMatch", "prefixMatch":
      let extent = call.name == "wholeMatch" ? RegularExpression.Extent.whole : .start
      return expression.matches(in: text, extent).first.map { match($0, in: text) } ?? Value.none
    case "matches": return .array(expression.matches(in: text).map { match($0, in: text) })
    case "contains": return .bool(expression.first(in: text) != nil)
    case "starts": return .bool(!expression.matches(in: text, .start).isEmpty)
    case "firstRange", "range": return expression.first(in: text).map { textRange($0) } ?? Value.none
    case "ranges": return .array(expression.all(in: text).map { textRange($0) })
    case "split":
      return .array(
        parts(of: text, between: expression.all(in: text)).filter { !$0.isEmpty }.map { .string($0) })
    case "trimmingPrefix":
      let prefix = expression.matches(in: text, .start).first?.groups.first?.range
      return .string(String(text.dropFirst(prefix?.count ?? 0)))
    case "replacing": return try replacing(expression, in: text, call)
    default: return nil
    }
  }

  /// `regex.firstMatch(in: text)`, `regex.ignoresCase()`.
  func regexMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let text = string(call["in"]) {
      return try regexMethod(
        text, LibraryCall(call.name, [EvaluatedArgument(label: nil, value: .record(record))], call.expression)
      )
    }
    var changed = record
    if call.name == "ignoresCase" { changed["ignoresCase"] = .bool(call.plain()?.boolValue ?? true) }
    return .record(changed)
  }

  private func regularExpression(_ record: RecordValue) -> RegularExpression? {
    guard record.type == "Regex", let pattern = string(record["pattern"]) else { return nil }
    return RegularExpression(pattern, ignoresCase: record["ignoresCase"]?.boolValue ?? false)
  }

  /// A match: `.0` is the whole, `.1` the first group, named groups also by name.
  private func match(_ match: RegularExpression.Match, in text: String) -> Value {
    let characters = Array(text)
    var fields: [LabelledValue] = []
    var output: [(label: String?, value: Value)] = []
    for (index, group) in match.groups.enumerated() {
      let part = group.range.map { Value.string(String(characters[$0])) } ?? Value.none
      fields.append(LabelledValue(label: String(index), value: part))
      if let name = group.name { fields.append(LabelledValue(label: name, value: part)) }
      output.append((group.name, part))
    }
    // Without groups the output is the text itself.
    let whole = output.count == 1 ? output[0].value : .tuple(output)
    fields.append(LabelledValue(label: "output", value: whole))
    if let range = match.groups.first?.range {
      fields.append(LabelledValue(label: "range", value: textRange(range)))
    }
    return .record(RecordValue(type: "Regex.Match", fields: fields))
  }

  private func textRange(_ range: Range<Int>) -> Value {
    .range(
      RangeValue(
        lower: stringIndex(range.lowerBound), upper: stringIndex(range.upperBound), isClosed: false))
  }

  private func parts(of text: String, between ranges: [Range<Int>]) -> [String] {
    let characters = Array(text)
    var parts: [String] = []
    var end = 0
    for range in ranges {
      parts.append(String(characters[end..<range.lowerBound]))
      end = range.upperBound
    }
    return parts + [String(characters[end...])]
  }

  /// With a text, or with what a closure makes of each match.
  private func replacing(
    _ expression: RegularExpression, in text: String, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    let matches = expression.matches(in: text)
    let between = parts(of: text, between: matches.compactMap { $0.groups.first?.range })
    var result = between.first ?? ""
    for (found, part) in zip(matches, between.dropFirst()) {
      if let function = call.function {
        result += describe(try invoke(function, [match(found, in: text)], call.expression))
      } else {
        guard let new = string(call["with"]) else { return nil }
        result += new
      }
      result += part
      try check(length: result.utf8.count, call.expression)
    }
    return .string(result)
  }
}
