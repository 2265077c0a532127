import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What texts do with patterns: find, cut, replace.
extension Natives {
  /// - Parameter isBuilt: whether the pattern comes from a builder, as in `RegexBuilder`.
  mutating func addRegexAlgorithms(isBuilt: Bool) {
    addRegexSearches(isBuilt)
    addRegexRanges(isBuilt)
    addRegexSplits(isBuilt)
    addRegexReplacements(isBuilt)
    addRegexReplacementsByFunction(isBuilt)
  }

  private mutating func addRegexSearches(_ isBuilt: Bool) {
    for way in RegexWay.all {
      self["BidirectionalCollection.\(way.name)(of:)"] = { arguments, call in
        let (pattern, text) = (try call.pattern(arguments, 1), try arguments[0].substring)
        let found = try pattern.run(way.search, in: text, call.machine) { try way.match($0, text) }
        return .init(optional: found.map { .host(RegexMatch($0, pattern)) })
      }
    }
    self["BidirectionalCollection.matches(of:)"] = { arguments, call in
      let (pattern, text) = (try call.pattern(arguments, 1), try arguments[0].substring)
      let found = try pattern.run(.all, in: text, call.machine) { text.matches(of: $0) } ?? []
      return .list(ContiguousArray(found.map { .host(RegexMatch($0, pattern)) }))
    }
    let tests: [(String, String, RegexValue.Search, (Substring, Regex<AnyRegexOutput>) -> Bool)] = [
      ("contains", "_", .first, { $0.contains($1) }), ("starts", "with", .prefix, { $0.starts(with: $1) }),
    ]
    for (name, label, search, test) in tests {
      self["BidirectionalCollection.\(name)(\(label): \(isBuilt ? "() -> " : "")some RegexComponent)"] = {
        arguments, call in
        let (pattern, text) = (try call.pattern(arguments, 1), try arguments[0].substring)
        return .boolean(try pattern.run(search, in: text, call.machine) { test(text, $0) } ?? false)
      }
    }
  }

  private mutating func addRegexRanges(_ isBuilt: Bool) {
    let type = (isBuilt ? "() -> " : "") + "some RegexComponent"
    self["BidirectionalCollection.firstRange(of: \(type))"] = { arguments, call in
      let (pattern, text) = (try call.pattern(arguments, 1), try arguments[0].substring)
      return .init(optional: try pattern.run(.first, in: text, call.machine) { text.firstRange(of: $0) })
    }
    for owner in ["BidirectionalCollection", "Collection"] {
      self["\(owner).ranges(of: \(type))"] = { arguments, call in
        let (pattern, text) = (try call.pattern(arguments, 1), try arguments[0].substring)
        let ranges = try pattern.run(.all, in: text, call.machine) { text.ranges(of: $0) } ?? []
        return .list(ContiguousArray(ranges.map { .range($0) }))
      }
    }
    self["BidirectionalCollection.trimmingPrefix(_: \(type))"] = { arguments, call in
      let (pattern, text) = (try call.pattern(arguments, 1), try arguments[0].substring)
      return .host(try pattern.run(.prefix, in: text, call.machine) { text.trimmingPrefix($0) } ?? text)
    }
    self["RangeReplaceableCollection.trimPrefix(_: \(type))"] = { arguments, call in
      let (pattern, text) = (try call.pattern(arguments, 1), try arguments[0].substring)
      let rest = try pattern.run(.prefix, in: text, call.machine) { text.trimmingPrefix($0) } ?? text
      arguments[0] = arguments[0].sameKind(String(rest))
      return .void
    }
  }

  private mutating func addRegexSplits(_ isBuilt: Bool) {
    let name =
      isBuilt
      ? "split(maxSplits:omittingEmptySubsequences:separator:)"
      : "split(separator: some RegexComponent, maxSplits: Int, omittingEmptySubsequences: Bool)"
    self["BidirectionalCollection.\(name)"] = { arguments, call in
      let pattern = try call.pattern(arguments, isBuilt ? 3 : 1)
      let text = try arguments[0].substring
      let first = isBuilt ? 1 : 2
      let (limit, omits) = (try arguments[first].int, try arguments[first + 1].bool)
      guard limit >= 0 else { throw Interruption.trap("Fatal error: Must take zero or more splits") }
      let parts = try pattern.run(.all, in: text, call.machine) {
        text.split(separator: $0, maxSplits: limit, omittingEmptySubsequences: omits)
      }
      return .list(ContiguousArray((parts ?? [text]).map { .host($0) }))
    }
  }

  private mutating func addRegexReplacements(_ isBuilt: Bool) {
    let names =
      isBuilt
      ? ["with: Replacement, maxReplacements: Int, content: () -> some RegexComponent"]
      : ["_: some RegexComponent, with: Replacement, maxReplacements: Int"]
    for name in names {
      let (place, value, limit) = isBuilt ? (3, 1, 2) : (1, 2, 3)
      let replaced: (ContiguousArray<RuntimeValue>, NativeCall) throws -> RuntimeValue = { arguments, call in
        let added = try call.characters(of: arguments[value], "Replacement")
        return try replace(arguments, call, place, in: nil, limit: arguments[limit].int) { _ in added }
      }
      self["RangeReplaceableCollection.replacing(\(name))"] = { try replaced($0, $1) }
      self["RangeReplaceableCollection.replace(\(name))"] = {
        $0[0] = try replaced($0, $1)
        return .void
      }
    }
    if isBuilt { return }
    self[
      "RangeReplaceableCollection.replacing(_: some RegexComponent, with: Replacement, subrange: Range<Self.Index>, maxReplacements: Int)"
    ] = {
      arguments, call in
      let added = try call.characters(of: arguments[2], "Replacement")
      let range = try arguments[3].placeRange
      return try replace(arguments, call, 1, in: range, limit: arguments[4].int) { _ in added }
    }
  }

  private mutating func addRegexReplacementsByFunction(_ isBuilt: Bool) {
    let (place, limit) = isBuilt ? (2, 1) : (1, 2)
    let name =
      isBuilt
      ? "maxReplacements:content:with:" : "_:maxReplacements:with:"
    let replaced: (ContiguousArray<RuntimeValue>, NativeCall) throws -> RuntimeValue = { arguments, call in
      let function = try arguments[3].functionValue
      return try replace(arguments, call, place, in: nil, limit: arguments[limit].int) {
        try call.characters(of: function.call(.host($0)), "Replacement")
      }
    }
    self["RangeReplaceableCollection.replacing(\(name))"] = { try replaced($0, $1) }
    self["RangeReplaceableCollection.replace(\(name))"] = {
      $0[0] = try replaced($0, $1)
      return .void
    }
    if isBuilt { return }
    self["RangeReplaceableCollection.replacing(_:subrange:maxReplacements:with:)"] = { arguments, call in
      let function = try arguments[4].functionValue
      let range = try arguments[2].placeRange
      return try replace(arguments, call, 1, in: range, limit: arguments[3].int) {
        try call.characters(of: function.call(.host($0)), "Replacement")
      }
    }
  }
}

/// The text with what a function gives in the place of each match.
/// - Parameter place: that of the pattern among the arguments.
private func replace(
  _ arguments: ContiguousArray<RuntimeValue>, _ call: NativeCall, _ place: Int,
  in range: Range<String.Index>?,
  limit: Int, _ replacement: (RegexMatch) throws -> String
) throws -> RuntimeValue {
  guard limit >= 0 else { throw Interruption.trap("Fatal error: a negative number of replacements") }
  let (pattern, text) = (try call.pattern(arguments, place), try arguments[0].substring)
  let part = try range.map { text[try text.checked($0)] } ?? text
  var result = String(text[..<part.startIndex])
  var index = part.startIndex
  let found = try pattern.run(.all, in: part, call.machine) { part.matches(of: $0) } ?? []
  for match in found.prefix(limit) {
    result += text[index..<match.range.lowerBound]
    result += try replacement(RegexMatch(match, pattern))
    index = match.range.upperBound
  }
  result += text[index...]
  return arguments[0].sameKind(result)
}

extension RuntimeValue {
  /// A text as a `String` or a `Substring`, whatever this is.
  func sameKind(_ text: String) -> RuntimeValue {
    if case .text = self { return .text(text) }
    return .host(text[...])
  }
}
