/// Swift's own regular expressions: `/…/` and `Regex("…")`, and what texts do with them.
extension Machine {
  func regex(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let pattern = string(call.plain()) else { return nil }
    try checkRegex(pattern, RegexOptions(), .characters, "RegexCompilationError")
    return .record("Regex", ["pattern": .string(pattern)])
  }

  /// A text's method whose argument is a regular expression; nil where none is.
  func regexMethod(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .record(let record)? = call.first, record.type == "Regex",
      let pattern = string(record["pattern"])
    else { return nil }
    if call.name == "replacing" { return try replacing(record, pattern, in: text, call) }
    return try search(pattern, regexOptions(record), .characters, in: text, call.expression) {
      (search) throws(RegexSearch.TakesTooLong) in
      try answer(to: call.name, &search, text)
    } ?? nil
  }

  private func answer(
    to name: String, _ search: inout RegexSearch, _ text: String
  ) throws(RegexSearch.TakesTooLong) -> Value? {
    switch name {
    case "firstMatch": try values(of: search.matches(.first), in: text).first ?? Value.none
    case "wholeMatch": try values(of: search.matches(.whole), in: text).first ?? Value.none
    case "prefixMatch": try values(of: search.matches(.start), in: text).first ?? Value.none
    case "matches": .array(values(of: try search.matches(), in: text))
    case "contains": .bool(try search.first() != nil)
    case "starts": .bool(try !search.matches(.start).isEmpty)
    case "firstRange", "range": try search.first().map { textRange($0) } ?? Value.none
    case "ranges": .array(try search.all().map { textRange($0) })
    case "split":
      .array(parts(of: text, between: try search.all()).filter { !$0.isEmpty }.map { .string($0) })
    case "trimmingPrefix":
      .string(String(text.dropFirst(try search.matches(.start).first?.groups.first?.range?.count ?? 0)))
    default: nil
    }
  }

  private func regexOptions(_ record: RecordValue) -> RegexOptions {
    RegexOptions(
      ignoresCase: record["ignoresCase"]?.boolValue ?? false,
      isMultiline: record["anchorsMatchLineEndings"]?.boolValue ?? false,
      matchesLineEnds: record["dotMatchesNewlines"]?.boolValue ?? false)
  }

  /// `regex.firstMatch(in: text)`, `regex.ignoresCase()`.
  func regexMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if let text = string(call["in"]) {
      return try regexMethod(
        text, LibraryCall(call.name, [EvaluatedArgument(label: nil, value: .record(record))], call.expression)
      )
    }
    var changed = record
    switch call.name {
    case "ignoresCase", "dotMatchesNewlines", "anchorsMatchLineEndings":
      changed[call.name] = .bool(call.plain()?.boolValue ?? true)
    default: break
    }
    return .record(changed)
  }

  private func values(of matches: [RegexSearch.Match], in text: String) -> [Value] {
    guard !matches.isEmpty else { return [] }
    let characters = Array(text)
    return matches.map { value(of: $0, in: characters) }
  }

  /// A match: `.0` is the whole, `.1` the first group, named groups also by name.
  private func value(of match: RegexSearch.Match, in characters: [Character]) -> Value {
    var fields: [LabeledValue] = []
    var output: [(label: String?, value: Value)] = []
    for (index, group) in match.groups.enumerated() {
      let part = group.range.map { Value.string(String(characters[$0])) } ?? Value.none
      fields.append(LabeledValue(label: String(index), value: part))
      if let name = group.name { fields.append(LabeledValue(label: name, value: part)) }
      output.append((group.name, part))
    }
    // Without groups the output is the text itself.
    let whole = output.count == 1 ? output[0].value : .tuple(output)
    fields.append(LabeledValue(label: "output", value: whole))
    if let range = match.groups.first?.range {
      fields.append(LabeledValue(label: "range", value: textRange(range)))
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
    let found = try search(pattern, regexOptions(record), .characters, in: text, call.expression) {
      (search) throws(RegexSearch.TakesTooLong) in try search.matches()
    }
    guard let matches = found else { return nil }
    let between = parts(of: text, between: matches.compactMap { $0.groups.first?.range })
    var result = between.first ?? ""
    for (found, part) in zip(values(of: matches, in: text), between.dropFirst()) {
      if let function = call.function {
        result += describe(try invoke(function, [found], call.expression))
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
