/// The text of one key in one language, with the cases it is varied by.
struct Translation: Hashable, Sendable {
  var body: Variation
  /// The parts named in the text as `%#@name@`.
  var substitutions: [String: Substitution] = [:]

  init(_ body: Variation, substitutions: [String: Substitution] = [:]) {
    self.body = body
    self.substitutions = substitutions
  }
}

/// A text by plural case, by device, or alone.
indirect enum Variation: Hashable, Sendable {
  case text(String)
  case plural([PluralCategory: Variation])
  /// By the names that catalogs give to devices: `iphone`, `ipad`, `mac`, `other`.
  case device([String: Variation])
}

/// A part of a text that depends on one argument.
struct Substitution: Hashable, Sendable {
  /// Which argument it is about, 1-based; nil: the next in order.
  var argument: Int?
  /// How the number is written where the text says `%arg`: `lld`, `@`.
  var specifier: String
  var body: Variation
}

extension Variation {
  /// The text for a number and a device.
  ///
  /// A `zero` case is taken for 0 in every language where it is there (spec formats.md 9.1);
  /// a case that is missing is `other`.
  func text(_ number: PluralNumber?, language: String, isPad: Bool) -> String {
    switch self {
    case .text(let text): text
    case .device(let cases):
      Variation.chosen(cases, isPad)?.text(number, language: language, isPad: isPad) ?? ""
    case .plural(let cases):
      Variation.chosen(cases, number, language)?.text(number, language: language, isPad: isPad) ?? ""
    }
  }

  /// Whether the text depends on a number.
  var isPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let cases): cases.values.contains(where: \.isPlural)
    }
  }

  private static func chosen(_ cases: [String: Variation], _ isPad: Bool) -> Variation? {
    for name in isPad ? ["ipad", "other", "iphone"] : ["iphone", "other", "ipad"] {
      if let variation = cases[name] { return variation }
    }
    return cases.min { $0.key < $1.key }?.value
  }

  private static func chosen(
    _ cases: [PluralCategory: Variation], _ number: PluralNumber?, _ language: String
  ) -> Variation? {
    if let number {
      if number.exact == 0, let zero = cases[.zero] { return zero }
      if let found = cases[PluralRules.category(of: number, language: language)] { return found }
    }
    return cases[.other] ?? PluralCategory.allCases.lazy.compactMap { cases[$0] }.first
  }
}
