import EarshotSwiftRuntime
import EarshotSwiftSemantics
import RegexBuilder

/// What `RegexBuilder` puts together.
extension Natives {
  mutating func addRegexBuilding() {
    for name in [
      "String", "Character", "Unicode.Scalar", "Substring", "Anchor", "CharacterClass", "Reference",
      "ChoiceOf", "One", "OneOrMore",
      "ZeroOrMore", "Optionally", "Repeat", "Capture", "TryCapture", "Local", "Lookahead",
      "NegativeLookahead",
    ] {
      self["\(name).regex"] = { arguments, call in
        guard let owner = call.declaration?.owner else { throw Interruption.unknown("a pattern") }
        return .host(try call.pattern(arguments[0], owner.selfType))
      }
    }
    addRegexBlocks()
    addRegexWrappers()
    addRepetitions()
    addRegexCaptures()
    addCharacterClasses()
    addAnchors()
  }

  private mutating func addRegexBlocks() {
    self["RegexComponentBuilder.buildBlock()"] = { _, _ in .host(RegexValue(verbatim: "")) }
    self["RegexComponentBuilder.buildExpression(_:)"] = { arguments, _ in arguments[1] }
    self["RegexComponentBuilder.buildPartialBlock(first:)"] = { arguments, call in
      .host(try call.pattern(arguments, 1))
    }
    self["RegexComponentBuilder.buildPartialBlock(accumulated:next:)"] = { arguments, call in
      let (one, next) = (try call.pattern(arguments, 1), try call.pattern(arguments, 2))
      let joined: Regex<Substring> = RegexComponentBuilder.buildPartialBlock(
        accumulated: one.regex, next: next.regex)
      return .host(RegexValue(joined, source: one.source.joined("", next.source), of: [one, next]))
    }
    self["AlternationBuilder.buildExpression(_:)"] = { arguments, _ in arguments[1] }
    self["AlternationBuilder.buildPartialBlock(first:)"] = { arguments, call in
      let one = try call.pattern(arguments, 1)
      return .host(
        RegexValue(
          AlternationBuilder.buildPartialBlock(first: one.regex), source: one.source, of: [one], isLoose: true
        ))
    }
    self["AlternationBuilder.buildPartialBlock(accumulated:next:)"] = { arguments, call in
      let (one, next) = (try call.pattern(arguments, 1), try call.pattern(arguments, 2))
      let choice: ChoiceOf<Substring> = AlternationBuilder.buildPartialBlock(
        accumulated: one.regex, next: next.regex)
      return .host(
        RegexValue(choice, source: one.source.joined("|", next.source), of: [one, next], isLoose: true))
    }
  }

  private mutating func addRegexWrappers() {
    self["Regex.init(_:)"] = { arguments, call in .host(try call.pattern(arguments, 1)) }
    self["ChoiceOf.init(_:)"] = { arguments, call in .host(try call.pattern(arguments, 1)) }
    self["One.init(_:)"] = { arguments, call in
      let part = try call.pattern(arguments, 1)
      return .host(RegexValue(One(part.regex), source: part.source, of: [part]))
    }
    self["Local.init(_:)"] = { arguments, call in
      let part = try call.pattern(arguments, 1)
      return .host(RegexValue(Local(part.regex), source: part.source("(?>", ")"), of: [part]))
    }
    self["Lookahead.init(_:)"] = { arguments, call in
      let part = try call.pattern(arguments, 1)
      return .host(RegexValue(Lookahead(part.regex), source: part.source("(?=", ")"), of: [part]))
    }
    self["NegativeLookahead.init(_:)"] = { arguments, call in
      let part = try call.pattern(arguments, 1)
      return .host(RegexValue(NegativeLookahead(part.regex), source: part.source("(?!", ")"), of: [part]))
    }
  }

  private mutating func addRepetitions() {
    self["OneOrMore.init(_:_:)"] = { arguments, call in
      let (part, behavior) = try call.repeated(arguments)
      return .host(
        RegexValue(
          OneOrMore(part.regex, behavior), source: part.repeated("+", behavior), of: [part]))
    }
    self["ZeroOrMore.init(_:_:)"] = { arguments, call in
      let (part, behavior) = try call.repeated(arguments)
      return .host(
        RegexValue(
          ZeroOrMore(part.regex, behavior), source: part.repeated("*", behavior), of: [part], isLoose: true))
    }
    self["Optionally.init(_:_:)"] = { arguments, call in
      let (part, behavior) = try call.repeated(arguments)
      return .host(
        RegexValue(
          Optionally(part.regex, behavior), source: part.repeated("?", behavior), of: [part], isLoose: true))
    }
    for name in ["init(_:count:)", "init(count:_:)"] {
      self["Repeat.\(name)"] = { arguments, call in
        let place = name.hasPrefix("init(_") ? 1 : 2
        let part = try call.pattern(arguments, place)
        let count = try arguments[3 - place].int
        guard count >= 0 else { throw Interruption.trap("Fatal error: Must specify a positive count") }
        return .host(
          RegexValue(
            Repeat(part.regex, count: count), source: part.repeated("{\(count)}", nil), of: [part],
            isLoose: true))
      }
    }
    self["Repeat.init(_:_:_:)"] = { arguments, call in
      let isBuilt = try call.parameterType(2).function != nil
      let part = try call.pattern(arguments, isBuilt ? 3 : 1)
      let behavior = try arguments[isBuilt ? 2 : 3].unwrapped.map {
        try $0.hosted(RegexRepetitionBehavior.self)
      }
      let place = isBuilt ? 1 : 2
      let bounds = try call.counts(arguments[place], call.parameterType(place - 1))
      return .host(
        RegexValue(
          Repeat(part.regex, bounds, behavior), source: part.repeated(bounds.quantifier, behavior),
          of: [part], isLoose: true))
    }
  }

  private mutating func addRegexCaptures() {
    for labels in ["_:", "_:as:", "as:_:", "_:transform:", "_:as:transform:", "as:_:transform:"] {
      for name in ["Capture", "TryCapture"] {
        self["\(name).init(\(labels))"] = { arguments, call in
          let names = labels.split(separator: ":").map(String.init)
          guard let place = names.firstIndex(of: "_") else { throw Interruption.unknown("a capture") }
          let part = try call.pattern(arguments, place + 1)
          let reference = try names.firstIndex(of: "as").map {
            try arguments[$0 + 1].hosted(RegexReference.self)
          }
          guard let transform = names.firstIndex(of: "transform") else {
            return .host(part.captured(as: reference))
          }
          let function = try arguments[transform + 1].functionValue
          return .host(
            part.captured(as: reference, canFail: name == "TryCapture", try call.type("NewCapture"), function)
          )
        }
      }
    }
    self["Reference.init(_:)"] = { _, _ in .host(RegexReference()) }
    self["Regex.Match.subscript(_: Reference<Capture>)"] = { arguments, _ in
      let (match, reference) = (
        try arguments[0].hosted(RegexMatch.self), try arguments[1].hosted(RegexReference.self)
      )
      guard match.pattern.references.contains(where: { $0 === reference }) else {
        throw Interruption.trap("Fatal error: Reference did not capture any match in the regex")
      }
      if match.pattern.loose.contains(where: { $0 === reference }) {
        throw Interruption.unknown("a reference to a capture that may have none")
      }
      return reference.isMade ? match.match[reference.made].value : .host(match.match[reference.text])
    }
  }
}

extension RegexValue {
  fileprivate func source(_ before: String, _ after: String) -> String? {
    source.map { before + $0 + after }
  }

  fileprivate func repeated(_ quantifier: String, _ behavior: RegexRepetitionBehavior?) -> String? {
    let suffix = behavior == .reluctant ? "?" : behavior == .possessive ? "+" : ""
    return source("(?:", ")" + quantifier + suffix)
  }

  fileprivate func captured(as reference: RegexReference?) -> RegexValue {
    guard let reference else { return RegexValue(Capture(plain), source: source("(", ")"), of: [self]) }
    return RegexValue(
      Capture(plain, as: reference.text), source: source("(?<\(reference.name)>", ")"), failures: failures,
      references: references + [reference],
      loose: loose)
  }

  /// With what a function of the running program makes of the text.
  /// - Parameter canFail: whether it gives an optional: without a value there is no match.
  fileprivate func captured(
    as reference: RegexReference?, canFail: Bool, _ type: Type, _ function: FunctionValue
  ) -> RegexValue {
    let failure = RegexFailure()
    let change: (Substring) throws -> RegexCapture? = { text in
      do {
        let made = try function.call(.host(text))
        guard canFail else { return RegexCapture(value: made, type: type) }
        return made.unwrapped.map { RegexCapture(value: $0, type: type) }
      } catch {
        failure.error = error
        throw error
      }
    }
    reference?.isMade = true
    let source = source(reference.map { "(?<\($0.name)>" } ?? "(", ")")
    let all = references + (reference.map { [$0] } ?? [])
    if let reference {
      return RegexValue(
        TryCapture(plain, as: reference.made, transform: change), source: source,
        failures: failures + [failure],
        references: all,
        loose: loose)
    }
    return RegexValue(
      TryCapture(plain, transform: change), source: source, failures: failures + [failure], references: all,
      loose: loose)
  }
}

extension NativeCall {
  /// The part and the behavior of a repetition, whichever comes first.
  fileprivate func repeated(_ arguments: ContiguousArray<RuntimeValue>) throws -> (
    RegexValue, RegexRepetitionBehavior?
  ) {
    let isBuilt = try parameterType(1).function != nil
    let behavior = try arguments[isBuilt ? 1 : 2].unwrapped.map {
      try $0.hosted(RegexRepetitionBehavior.self)
    }
    return (try pattern(arguments, isBuilt ? 2 : 1), behavior)
  }

  /// How often, by a range of numbers.
  fileprivate func counts(_ value: RuntimeValue, _ type: Type) throws -> Range<Int> {
    let bounds = try value.fields.map { try $0.int }
    let range: (Int, Int)
    switch type.nominal?.name {
    case "Range": range = (bounds[0], bounds[1])
    case "ClosedRange": range = (bounds[0], bounds[1] + 1)
    case "PartialRangeFrom": range = (bounds[0], Int.max)
    case "PartialRangeUpTo": range = (0, bounds[0])
    case "PartialRangeThrough": range = (0, bounds[0] + 1)
    default: throw Interruption.unknown("how often by \(type)")
    }
    guard range.0 >= 0, range.0 < range.1 else {
      throw Interruption.trap("Fatal error: Cannot specify an empty range")
    }
    return range.0..<range.1
  }
}

extension Range<Int> {
  /// How often, as a pattern writes it.
  fileprivate var quantifier: String {
    upperBound == Int.max ? "{\(lowerBound),}" : "{\(lowerBound),\(upperBound - 1)}"
  }
}

extension String? {
  fileprivate func joined(_ separator: String, _ next: String?) -> String? {
    guard let self, let next else { return nil }
    return "(?:" + self + separator + next + ")"
  }
}
