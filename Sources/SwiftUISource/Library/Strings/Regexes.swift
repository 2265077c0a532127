/// Swift's own regular expressions: `/…/` and `Regex("…")`, and what texts do with them.
extension Machine {
  func regex(_ call: LibraryCall) -> Value? {
    guard let pattern = string(call.plain()) else { return nil }
    return .record("Regex", ["pattern": .string(pattern), "ignoresCase": .bool(false)])
  }

  /// A text's method whose argument is a regular expression; nil where none is.
  func regexMethod(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .record(let record)? = call.first, record.type == "Regex",
      let pattern = string(record["pattern"])
    else { return nil }
    if call.name == "replacing" { return try replacing(record, pattern, in: text, call) }
    return try search(pattern, ignoresCase: ignoresCase(record), call.expression) {
      (expression) throws(RegularExpression.TakesTooLong) in
      try answer(to: call.name, expression, text)
    } ?? nil
  }

  private func answer(
    to name: String, _ expression: RegularExpression, _ text: String
  ) throws(RegularExpression.TakesTooLong) -> Value? {
    switch name {
    case "firstMatch":
      try expression.matches(in: text, .first).first.map { match($0, in: text) } ?? Value.none
    case "wholeMatch":
      try expression.matches(in: text, .whole).first.map { match($0, in: text) } ?? Value.none
    case "prefixMatch":
      try expression.matches(in: text, .start).first.map { match($0, in: text) } ?? Value.none
    case "matches": .array(try expression.matches(in: text).map { match($0, in: text) })
    case "contains": .bool(try expression.first(in: text) != nil)
    case "starts": .bool(try !expression.matches(in: text, .start).isEmpty)
    case "firstRange", "range": try expression.first(in: text).map { textRange($0) } ?? Value.none
    case "ranges": .array(try expression.all(in: text).map { textRange($0) })
    case "split":
      .array(
        parts(of: text, between: try expression.all(in: text)).filter { !$0.isEmpty }.map { .string($0) })
    case "trimmingPrefix":
      .string(
        String(
          text.dropFirst(try expression.matches(in: text, .start).first?.groups.first?.range?.count ?? 0)))
    default: nil
    }
  }

  private func ignoresCase(_ record: RecordValue) -> Bool { record["ignoresCase"]?.boolValue ?? false }

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
    _ record: RecordValue, _ pattern: String, in text: String, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    let found = try search(pattern, ignoresCase: ignoresCase(record), call.expression) {
      (expression) throws(RegularExpression.TakesTooLong) in try expression.matches(in: text)
    }
    guard let matches = found else { return nil }
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
