// Swift's standard library: the declarations of Regex.
// Declared as the toolchain's interface has it, with code of our own.

struct Regex<Output>: RegexComponent {
  var regex: Regex<Output> { get }
  typealias RegexOutput = Output
}

extension Regex.Match where Output == AnyRegexOutput {
  subscript(dynamicMember _keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring {
    output[0].substring!
  }
  subscript(name: String) -> AnyRegexOutput.Element? { get }
}

extension Regex where Output == AnyRegexOutput {
  init(_ pattern: String) throws
}

extension Regex {
  init(_ pattern: String, as outputType: Output.Type = Output.self) throws
  init(verbatim verbatimString: String)
  func contains(captureNamed name: String) -> Bool
}

extension Regex where Output == AnyRegexOutput {
  init<OtherOutput>(_ regex: Regex<OtherOutput>)
}

extension Regex.Match where Output == AnyRegexOutput {
  init<OtherOutput>(_ match: Regex<OtherOutput>.Match)
}

extension Regex {
  init?(_ regex: Regex<AnyRegexOutput>, as outputType: Output.Type = Output.self)
}

extension Regex {
  @available(*, deprecated) init(quoting _string: String)
}

extension Regex {
  @dynamicMemberLookup struct Match {
    let range: Range<String.Index>
  }
}

extension Regex.Match {
  var output: Output { get }
  subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
  @_disfavoredOverload subscript(dynamicMember _keyPath: KeyPath<(Output, _doNotUse: ()), Output>) -> Output {
    output
  }
}

extension Regex {
  func wholeMatch(in string: String) throws -> Regex<Output>.Match?
  func prefixMatch(in string: String) throws -> Regex<Output>.Match?
  func firstMatch(in string: String) throws -> Regex<Output>.Match?
  func wholeMatch(in string: Substring) throws -> Regex<Output>.Match?
  func prefixMatch(in string: Substring) throws -> Regex<Output>.Match?
  func firstMatch(in string: Substring) throws -> Regex<Output>.Match?
}

extension Regex {
  func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Regex<Output>.RegexOutput>
  func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Regex<Output>.RegexOutput>
  func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Regex<Output>.RegexOutput>
  func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Regex<Output>.RegexOutput>
}
