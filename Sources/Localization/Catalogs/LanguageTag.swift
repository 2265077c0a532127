/// A language tag or locale identifier in its parts: `zh-Hans_CN` is `zh`, `Hans`, `CN`.
struct LanguageTag: Hashable {
  var language: String
  var script: String?
  var region: String?

  init(_ identifier: String) {
    // What follows "@" or "." is no part of the language: `de_DE@currency=EUR`.
    let plain = identifier.prefix { $0 != "@" && $0 != "." }
    let parts = plain.split(whereSeparator: { $0 == "-" || $0 == "_" })
    language = LanguageTag.replaced(parts.first?.lowercased() ?? "")
    for part in parts.dropFirst() {
      if part.utf8.count == 4, script == nil, region == nil {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.utf8.count == 2 || part.utf8.count == 3, region == nil {
        region = part.uppercased()
      }
    }
    if script == nil { script = LanguageTag.script(of: language, region: region) }
  }

  private static func replaced(_ language: String) -> String {
    switch language {
    case "iw": "he"
    case "in": "id"
    case "no": "nb"
    case "cmn": "zh"
    default: language
    }
  }

  /// The script that a region writes a language in, where a language has two.
  private static func script(of language: String, region: String?) -> String? {
    switch language {
    case "zh": ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    case "yue": region == "CN" ? "Hans" : "Hant"
    case "sr": region == "ME" ? "Latn" : "Cyrl"
    default: nil
    }
  }

  /// How well texts in `other` serve a reader of this language: higher is better; nil where
  /// they don't.
  ///
  /// The same region, then none, then another one (`pt_BR` is served by `pt-PT` sooner than by
  /// English). Scripts never stand in for each other.
  func fitness(of other: LanguageTag) -> Int? {
    guard language == other.language, script == other.script else { return nil }
    if region == other.region { return 3 }
    return other.region == nil ? 2 : 1
  }

  /// The languages that serve a reader of `locale`, best first.
  static func matches(for locale: String, among languages: some Sequence<String>) -> [String] {
    let wanted = LanguageTag(locale)
    var found: [(name: String, fitness: Int)] = []
    for name in languages {
      if let fitness = wanted.fitness(of: LanguageTag(name)) { found.append((name, fitness)) }
    }
    return found.sorted { ($1.fitness, $0.name) < ($0.fitness, $1.name) }.map(\.name)
  }
}
