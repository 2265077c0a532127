/// Locales made of their parts: languages, scripts and regions (Apple: `Locale.Components`).
extension Machine {
  /// The types whose values are codes; `language.languageCode == "de"`: a literal makes one too.
  static let codes: Set<String> = [
    "Locale.LanguageCode", "Locale.Region", "Locale.Script", "Locale.Currency", "Locale.Variant",
    "Locale.Subdivision",
  ]

  func makeLocale(_ call: LibraryCall) -> Value {
    let identifier = call["identifier"] ?? call["localeIdentifier"]
    if let identifier { return localeRecord(string(identifier) ?? environment.locale) }
    guard let language = localeCode(call["languageCode"], of: "Locale.LanguageCode") else {
      return localeRecord(environment.locale)
    }
    let script = localeCode(call["script"], of: "Locale.Script")
    let region = localeCode(call["languageRegion"], of: "Locale.Region")
    return localeRecord([language, script, region].compactMap { $0 }.joined(separator: "_"))
  }

  /// `Locale.Region("FR")` and `Locale.Language(identifier: "pt-BR")`.
  func makeLocalePart(_ name: String, _ call: LibraryCall) -> Value? {
    if Machine.codes.contains(name) {
      return string(call.first).map { .record(name, ["identifier": .string($0)]) }
    }
    guard name == "Locale.Language" else { return nil }
    let parts = [
      string(call["identifier"]), localeCode(call["languageCode"], of: "Locale.LanguageCode"),
      localeCode(call["script"], of: "Locale.Script"), localeCode(call["region"], of: "Locale.Region"),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let identifier = LabeledValue(label: "identifier", value: .string(parts.joined(separator: "-")))
    return localeProperty("language", RecordValue(type: "Locale", fields: [identifier]))
  }

  /// A code that is given as a value, as a literal or as a constant's name.
  private func localeCode(_ value: Value?, of type: String) -> String? {
    guard let value else { return nil }
    if let identifier = value.recordValue?["identifier"] { return string(identifier) }
    if let text = string(value) { return text }
    return value.symbolName.flatMap { localeStatic(type, $0)?.recordValue?["identifier"] }.flatMap {
      string($0)
    }
  }
}
