/// The module RegexBuilder: an expression as a builder of its parts, each turned into what a pattern says.
extension Machine {
  /// The types of the module that stand for parts of an expression.
  static let regexParts: Set<String> = [
    "OneOrMore", "ZeroOrMore", "Optionally", "Repeat", "One", "Local", "Capture", "ChoiceOf", "Lookahead",
    "NegativeLookahead", "CharacterClass",
  ]

  /// `Regex { … }` and its parts; nil for what has no text of its own: a reference, a changed capture.
  func regexPart(_ name: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard project.imports.contains("RegexBuilder"), call["transform"] == nil, call["as"] == nil else {
      return nil
    }
    if name == "CharacterClass" {
      let parts = call.arguments.compactMap { classMembers($0.value) }
      return parts.count == call.arguments.count ? regexSet(parts.joined()) : nil
    }
    var parts: [String] = []
    var repeats = ""
    var isReluctant = false
    for argument in call.arguments {
      switch argument.value {
      case .closure(let closure):
        guard let built = try regexParts(of: closure, call.expression) else { return nil }
        parts += built
      case .symbol(let symbol) where symbol.name == "reluctant": isReluctant = true
      case .symbol(let symbol) where symbol.name == "eager" || symbol.name == "possessive": break
      case .int(let count) where argument.label == "count": repeats = "{\(count)}"
      case .range(let range) where name == "Repeat":
        let upper = range.upper?.exactInt.map { range.isClosed ? $0 : $0 - 1 }
        repeats = "{\(range.lower?.exactInt ?? 0),\(upper.map(String.init) ?? "")}"
      default:
        guard let part = regexText(argument.value) else { return nil }
        parts.append(part)
      }
    }
    guard let text = Machine.pattern(name, parts, repeats) else { return nil }
    let pattern = text + (isReluctant ? "?" : "")
    try checkRegex(pattern, RegexOptions(), .characters, "RegexCompilationError")
    return .record("Regex", ["pattern": .string(pattern)])
  }

  private static func pattern(_ name: String, _ parts: [String], _ repeats: String) -> String? {
    let joined = parts.joined()
    switch name {
    case "Regex": return joined
    case "One", "Local": return "(?:\(joined))"
    case "OneOrMore": return "(?:\(joined))+"
    case "ZeroOrMore": return "(?:\(joined))*"
    case "Optionally": return "(?:\(joined))?"
    case "Repeat": return repeats.isEmpty ? nil : "(?:\(joined))\(repeats)"
    case "Capture": return "(\(joined))"
    case "ChoiceOf": return "(?:\(parts.map { "(?:\($0))" }.joined(separator: "|")))"
    case "Lookahead": return "(?=\(joined))"
    case "NegativeLookahead": return "(?!\(joined))"
    default: return nil
    }
  }

  /// What stands in the braces, part by part.
  private func regexParts(of closure: ClosureValue, _ expression: Expression) throws(Interrupt) -> [String]? {
    var builder = closure
    builder.isViewBuilder = true
    let list = TypeName.array(.named(["Any"], []))
    builder.type = TypeHint(.function([], list, isViewBuilder: true), owner: closure.scope?.owner)
    let built = try call(builder, [], expression)
    let values = built.arrayValue ?? [built]
    let parts = values.compactMap { regexText($0) }
    return parts.count == values.count ? parts : nil
  }

  private func regexText(_ value: Value) -> String? {
    switch value {
    case .string(let text): return Machine.escaped(text)
    case .record(let record) where record.type == "Regex": return string(record["pattern"])
    case .symbol(let symbol): return Machine.anchors[symbol.name] ?? classMembers(value).map { "[\($0)]" }
    default: return nil
    }
  }

  /// What stands between the brackets of a class of characters.
  private func classMembers(_ value: Value) -> String? {
    switch value {
    case .symbol(let symbol) where symbol.arguments == nil: return Machine.characterClasses[symbol.name]
    case .symbol(let symbol) where symbol.name == "anyOf":
      return string(symbol.arguments?.first?.value).map { Machine.escaped($0) }
    case .symbol(let symbol) where symbol.name == "noneOf":
      return string(symbol.arguments?.first?.value).map { "^" + Machine.escaped($0) }
    case .range(let range):
      guard range.isClosed, let lower = range.lower.flatMap({ string($0) }),
        let upper = range.upper.flatMap({ string($0) })
      else { return nil }
      return Machine.escaped(lower) + "-" + Machine.escaped(upper)
    case .record(let record) where record.type == "Regex": return string(record["set"])
    default: return nil
    }
  }

  private func regexSet(_ set: String) -> Value {
    .record("Regex", ["pattern": .string("[\(set)]"), "set": .string(set)])
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}-/&~#".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private static let anchors = [
    "startOfSubject": "\\A", "endOfSubject": "\\z", "startOfLine": "(?m:^)", "endOfLine": "(?m:$)",
    "wordBoundary": "\\b", "any": "[\\s\\S]", "anyNonNewline": ".",
  ]

  private static let characterClasses = [
    "digit": "\\d", "word": "\\w", "whitespace": "\\s", "hexDigit": "0-9A-Fa-f", "any": "\\s\\S",
    "horizontalWhitespace": " \\t", "newlineSequence": "\\r\\n", "verticalWhitespace": "\\r\\n\\f\\v",
    "anyNonNewline": "^\\r\\n",
  ]
}
