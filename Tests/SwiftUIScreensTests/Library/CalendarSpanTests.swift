import Testing

/// Foundation's documentation of `DateComponentsFormatter`; the short words for years and months are assumed.
@Suite("Years and months as spans of time") struct CalendarSpanTests {
  private func text(_ setting: String, locale: String = "en_US") -> String {
    Evaluation(
      """
      let formatter = DateComponentsFormatter()
      let start = Date(timeIntervalSince1970: 0)
      \(setting)
      """, locale: locale
    ).text
  }

  @Test(
    "They are counted by the calendar and named in the style asked for",
    arguments: [
      ("[.year]", "full", "1 year"), ("[.year]", "brief", "1yr"), ("[.year]", "abbreviated", "1y"),
      ("[.month]", "full", "12 months"), ("[.year, .month, .day]", "full", "1 year"),
    ])
  func styles(units: String, style: String, expected: String) {
    let code = """
      formatter.allowedUnits = \(units); formatter.unitsStyle = .\(style)
      let end = Calendar.current.date(byAdding: .year, value: 1, to: start)!
      return formatter.string(from: start, to: end) ?? "none"
      """
    #expect(text(code) == expected)
  }

  @Test("Components are a span too; where a language's short words are not known there is a gap")
  func components() {
    let code = """
      formatter.allowedUnits = [.year, .month]; formatter.unitsStyle = .full
      return formatter.string(from: DateComponents(year: 2, month: 1)) ?? "none"
      """
    #expect(text(code) == "2 years, 1 month")
    #expect(text(code, locale: "fi_FI") == "2 vuotta, 1 kuukausi")
    let short = code.replacing(".full", with: ".short")
    #expect(text(short, locale: "fi_FI") == "«try evaluated()»")
  }

  @Test(
    "Languages are the same with the region that most readers are in",
    arguments: [("en_US", "true"), ("en_GB", "false"), ("de", "false")])
  func languages(other: String, expected: String) {
    let code = """
      let other = Locale(identifier: "\(other)").language
      return Locale(identifier: "en").language.isEquivalent(to: other)
      """
    #expect(Evaluation(code).text == expected)
  }
}
