import EarshotAccessibilityTree
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

extension SpokenText {
  /// The text as it is spoken here: labels on runs replace them, images in the text speak by
  /// their names, speech modifiers from above reach every run.
  init(_ text: TextContent, in scope: Scope, profile: Profile) {
    self.init(
      runs: text.runs.map { run in
        Run(
          SpokenText.words(of: run, in: scope),
          SpokenText.speech(of: run.attributes, scope.speech))
      })
  }

  private static func words(of run: TextContent.Run, in scope: Scope) -> String {
    if let label = run.attributes.accessibilityLabel { return label }
    if run.attributes.imageName != nil, run.string.isEmpty || run.string == "\u{FFFC}",
      let name = run.attributes.imageName
    {
      return scope.symbols.name(of: name).label
    }
    return cased(run.string, scope.textCase)
  }

  private static func cased(_ string: String, _ textCase: Scope.TextCase?) -> String {
    switch textCase {
    case nil: string
    case .upper?: string.uppercased()
    case .lower?: string.lowercased()
    }
  }

  private static func speech(
    of attributes: TextAttributes, _ inherited: SpeechAttributes
  ) -> SpeechAttributes {
    var speech = inherited
    if attributes.spellsOutCharacters { speech.spellsOutCharacters = true }
    if attributes.alwaysIncludesPunctuation { speech.alwaysIncludesPunctuation = true }
    if attributes.pitch != 0 { speech.pitch = attributes.pitch }
    speech.phoneticNotation = attributes.phoneticNotation ?? speech.phoneticNotation
    speech.language = attributes.language ?? speech.language
    return speech
  }
}

/// Whether two values of the app are the same, as a picker compares its tags.
enum SameValue {
  static func same(_ a: ArgumentValue, _ b: ArgumentValue) -> Bool {
    switch (a.current, b.current) {
    case (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int, .int), (.int, .double), (.double, .int), (.double, .double):
      return a.double == b.double
    case (.text(let a), .text(let b)): return a.string == b.string
    case (.symbol(let a, _), .symbol(let b, _)): return a == b
    case (.opaque(let a, _), .opaque(let b, _)): return a == b
    case (.date(let a), .date(let b)): return a == b
    case (.url(let a), .url(let b)): return a == b
    default: return false
    }
  }

  static func same(_ a: ArgumentValue, _ b: PlainValue) -> Bool {
    switch (a.current, b) {
    case (.int, .int(let b)): return a.double == Double(b)
    case (.int, .double(let b)), (.double, .double(let b)): return a.double == b
    case (.double, .int(let b)): return a.double == Double(b)
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    default: return a.plain == b
    }
  }
}

/// Numbers as controls say them.
enum SpokenNumbers {
  /// The value of a bounded control, clamped to its range. From iOS 15 it is not normalized to
  /// the range: a width of 100 speaks hundredths, a width of 1 the fraction, else the number;
  /// before, percent of the range (settled, "Slider, progress, gauge values").
  static func bounded(
    _ value: Double, lower: Double, upper: Double, profile: Profile, _ numbers: NumberNotation
  ) -> String {
    guard value.isFinite, lower.isFinite, upper.isFinite, upper > lower else {
      return numbers.decimal(value)
    }
    let clamped = min(max(value, lower), upper)
    let width = upper - lower
    if profile < .ios15 { return numbers.percent((clamped - lower) / width) }
    // Compared exactly, as recorded: 1.3...2.3 is not 1 wide in binary.
    if width == 100 { return numbers.percent(clamped / 100) }
    if width == 1 { return numbers.percent(clamped) }
    return numbers.decimal(clamped)
  }
}
