import EarshotSwiftRuntime
import EarshotSwiftSemantics
import RegexBuilder

/// What `Regex` and its matches do.
extension Natives {
  mutating func addRegexes() {
    literal("Regex") { text, _, _ in
      guard case .regex(let pattern) = text else {
        throw Interruption.unknown("a pattern from another literal")
      }
      // Over several lines, spaces and comments mean nothing (SE-0354).
      let isSpread = pattern.first?.isNewline ?? false
      let source = isSpread ? "(?x)" + pattern : pattern
      do { return .host(RegexValue(try Regex(source), source: source)) } catch {
        throw Interruption.unknown("the pattern \(pattern)")
      }
    }
    addRegexMaking()
    addRegexOptions()
    addRegexMatching()
    addMatches()
    addRegexOutputs()
  }

  private mutating func addRegexMaking() {
    for name in ["init(_: String)", "init(_: String, as: Output.Type)"] {
      self["Regex.\(name)"] = { arguments, call in
        let source = try arguments[1].string
        do { return .host(RegexValue(try Regex(source), source: source)) } catch {
          throw try HostErrors(call.machine).thrown(pattern: error)
        }
      }
    }
    for label in ["verbatim", "quoting"] {
      self["Regex.init(\(label):)"] = { arguments, _ in .host(RegexValue(verbatim: try arguments[1].string)) }
    }
    self["Regex.init(_: Regex<OtherOutput>)"] = { arguments, _ in arguments[1] }
    self["Regex.init(_: Regex<AnyRegexOutput>, as: Output.Type)"] = { arguments, _ in arguments[1].wrapped }
    self["Regex.regex"] = { arguments, _ in arguments[0] }
    self["Regex.contains(captureNamed:)"] = { arguments, _ in
      .boolean(try arguments[0].hosted(RegexValue.self).regex.contains(captureNamed: arguments[1].string))
    }
  }

  private mutating func addRegexOptions() {
    let options: [(String, String, (Regex<AnyRegexOutput>, Bool) -> Regex<AnyRegexOutput>)] = [
      ("ignoresCase", "i", { $0.ignoresCase($1) }),
      ("asciiOnlyWordCharacters", "", { $0.asciiOnlyWordCharacters($1) }),
      ("asciiOnlyDigits", "", { $0.asciiOnlyDigits($1) }),
      ("asciiOnlyWhitespace", "", { $0.asciiOnlyWhitespace($1) }),
      ("asciiOnlyCharacterClasses", "", { $0.asciiOnlyCharacterClasses($1) }),
      ("dotMatchesNewlines", "s", { $0.dotMatchesNewlines($1) }),
      ("anchorsMatchLineEndings", "m", { $0.anchorsMatchLineEndings($1) }),
    ]
    for (name, letter, change) in options {
      self["Regex.\(name)(_:)"] = { arguments, _ in
        let isOn = try arguments[1].bool
        return .host(try arguments[0].hosted(RegexValue.self).with(isOn ? letter : "") { change($0, isOn) })
      }
    }
    self["Regex.wordBoundaryKind(_:)"] = { arguments, _ in
      let kind = try arguments[1].hosted(RegexWordBoundaryKind.self)
      return .host(try arguments[0].hosted(RegexValue.self).with { $0.wordBoundaryKind(kind) })
    }
    self["Regex.repetitionBehavior(_:)"] = { arguments, _ in
      let behavior = try arguments[1].hosted(RegexRepetitionBehavior.self)
      return .host(try arguments[0].hosted(RegexValue.self).with { $0.repetitionBehavior(behavior) })
    }
    self["Regex.matchingSemantics(_:)"] = { arguments, _ in
      let level = try arguments[1].hosted(RegexSemanticLevel.self)
      return .host(try arguments[0].hosted(RegexValue.self).with { $0.matchingSemantics(level) })
    }
    self["RegexRepetitionBehavior.eager"] = { _, _ in .host(RegexRepetitionBehavior.eager) }
    self["RegexRepetitionBehavior.reluctant"] = { _, _ in .host(RegexRepetitionBehavior.reluctant) }
    self["RegexRepetitionBehavior.possessive"] = { _, _ in .host(RegexRepetitionBehavior.possessive) }
    self["RegexSemanticLevel.graphemeCluster"] = { _, _ in .host(RegexSemanticLevel.graphemeCluster) }
    self["RegexSemanticLevel.unicodeScalar"] = { _, _ in .host(RegexSemanticLevel.unicodeScalar) }
    self["RegexWordBoundaryKind.simple"] = { _, _ in .host(RegexWordBoundaryKind.simple) }
    self["RegexWordBoundaryKind.default"] = { _, _ in .host(RegexWordBoundaryKind.default) }
    for name in ["RegexRepetitionBehavior", "RegexSemanticLevel", "RegexWordBoundaryKind"] {
      self["\(name).==(_:_:)"] = { arguments, call in
        .boolean(try call.machine.isSameHosted(arguments[1], arguments[2]))
      }
    }
  }

  private mutating func addRegexMatching() {
    for way in RegexWay.all {
      self["Regex.\(way.name)(in:)"] = { arguments, call in
        let pattern = try arguments[0].hosted(RegexValue.self)
        let text = try arguments[1].substring
        let found = try pattern.run(way.search, in: text, call.machine, isQuiet: false) {
          try way.match($0, text)
        }
        return .init(optional: found.map { .host(RegexMatch($0, pattern)) })
      }
    }
  }

  private mutating func addMatches() {
    self["Regex.Match.range"] = { arguments, _ in .range(try arguments[0].match.range) }
    self["Regex.Match.output"] = { arguments, call in
      try arguments[0].hosted(RegexMatch.self).output(as: call.type("Output"), call.machine)
    }
    self["Regex.Match.subscript(_: String)"] = { arguments, _ in
      .init(optional: try arguments[0].match[arguments[1].string].map { .host($0) })
    }
    self["Regex.Match.init(_: Regex<OtherOutput>.Match)"] = { arguments, _ in arguments[1] }
    self["AnyRegexOutput.init(_: Regex<Output>.Match)"] = { arguments, _ in
      .host(try arguments[1].match.output)
    }
  }

  private mutating func addRegexOutputs() {
    self["AnyRegexOutput.startIndex"] = { _, _ in .integer(0) }
    self["AnyRegexOutput.endIndex"] = { arguments, _ in .integer(try arguments[0].regexOutput.count) }
    self["AnyRegexOutput.count"] = { arguments, _ in .integer(try arguments[0].regexOutput.count) }
    self["AnyRegexOutput.index(after:)"] = { arguments, _ in .integer(try arguments[1].int + 1) }
    self["AnyRegexOutput.index(before:)"] = { arguments, _ in .integer(try arguments[1].int - 1) }
    self["AnyRegexOutput.subscript(_: Int)"] = { arguments, _ in
      let (output, index) = (try arguments[0].regexOutput, try arguments[1].int)
      guard output.indices.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
      return .host(output[index])
    }
    self["AnyRegexOutput.subscript(_: String)"] = { arguments, _ in
      .init(optional: try arguments[0].regexOutput[arguments[1].string].map { .host($0) })
    }
    iteration("AnyRegexOutput") { value, _, _, body in
      for element in try value.regexOutput where try !body(.host(element)) { return }
    }
    self["AnyRegexOutput.Element.range"] = { arguments, _ in
      .init(optional: try arguments[0].hosted(AnyRegexOutput.Element.self).range)
    }
    self["AnyRegexOutput.Element.substring"] = { arguments, _ in
      .init(optional: try arguments[0].hosted(AnyRegexOutput.Element.self).substring.map { .host($0) })
    }
    self["AnyRegexOutput.Element.name"] = { arguments, _ in
      .init(optional: try arguments[0].hosted(AnyRegexOutput.Element.self).name.map { .text($0) })
    }
    self["AnyRegexOutput.Element.value"] = { arguments, call in
      let element = try arguments[0].hosted(AnyRegexOutput.Element.self)
      if let made = element.value as? RegexCapture {
        return .existential(ExistentialValue(type: made.type, value: made.value))
      }
      guard let text = element.substring else { return .none(0) }
      return .existential(
        ExistentialValue(type: call.machine.program.language.make("Substring"), value: .host(text)))
    }
  }
}

/// A function that holds a pattern against a text.
struct RegexWay {
  let name: String
  let search: RegexValue.Search
  let match: (Regex<AnyRegexOutput>, Substring) throws -> Regex<AnyRegexOutput>.Match?

  static var all: [RegexWay] {
    [
      RegexWay(name: "wholeMatch", search: .whole) { try $0.wholeMatch(in: $1) },
      RegexWay(name: "prefixMatch", search: .prefix) { try $0.prefixMatch(in: $1) },
      RegexWay(name: "firstMatch", search: .first) { try $0.firstMatch(in: $1) },
    ]
  }
}

extension RuntimeValue {
  var match: Regex<AnyRegexOutput>.Match {
    get throws { try hosted(RegexMatch.self).match }
  }

  fileprivate var regexOutput: AnyRegexOutput {
    get throws { try hosted() }
  }
}
