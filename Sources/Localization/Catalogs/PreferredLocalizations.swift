/// Which of the languages that there are serve a reader, as `Bundle.preferredLocalizations(from:forPreferences:)`
/// of Foundation's answers.
public enum PreferredLocalizations {
  /// The languages for the first preference that any serves, best first: `["en-GB", "en"]` for a British reader.
  /// Where none serves anybody, the first that there is.
  public static func among(_ available: [String], for preferences: [String]) -> [String] {
    for preference in preferences {
      let matches = LanguageTag.matches(for: preference, among: available)
      guard let best = matches.first else { continue }
      let wanted = LanguageTag(preference)
      let near = matches.dropFirst().filter { (wanted.fitness(of: LanguageTag($0)) ?? 0) > 1 }
      return [best] + near
    }
    return Array(available.prefix(1))
  }
}
