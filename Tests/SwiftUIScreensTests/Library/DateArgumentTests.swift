import Testing

@Suite("Dates named without their type") struct DateArgumentTests {
  @Test(
    "A method or an initialiser that takes a date is given one",
    arguments: [
      ("ISO8601DateFormatter().string(from: .init(timeIntervalSince1970: 0))", "1970-01-01T00:00:00Z"),
      ("Date.now.addingTimeInterval(60).timeIntervalSince(.now)", "60.0"),
      ("Date.now.compare(.distantPast) == .orderedDescending", "true"),
      ("DateInterval(start: .now, duration: 60).contains(.now)", "true"),
      ("Date(timeInterval: 60, since: .now) == Date.now + 60", "true"),
      ("Calendar.current.dateComponents([.hour], from: .now, to: .now.addingTimeInterval(7200)).hour!", "2"),
      ("Calendar.current.isDate(.now, inSameDayAs: .distantFuture)", "false"),
    ])
  func dates(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("A formatter writes the same of a date that is named without its type")
  func formatters() {
    let written = value(
      """
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      let relative = RelativeDateTimeFormatter()
      return [
        formatter.string(from: .now) == formatter.string(from: Date.now),
        relative.localizedString(for: .now.addingTimeInterval(-7200), relativeTo: .now) == "2 hours ago",
      ]
      """)
    #expect(written == "[true, true]")
  }

  /// A key is formatted with a locale, and `%@` then asks an object for its description with that
  /// (https://developer.apple.com/documentation/foundation/nsstring/localizedstringwithformat(_:)).
  @Test("A date in a text that is looked up is described in the language, in a plain text as numbers")
  func keys() {
    let screen = Screen(
      probe(
        """
        let day = Date(timeIntervalSince1970: 1_764_072_000)
        Text("\\(day): \\(3)"); Text(verbatim: "\\(day)")
        """), open: "Probe")
    #expect(screen.texts.first?.hasPrefix("Tuesday, November 25, 2025 at ") == true)
    #expect(screen.texts.first?.hasSuffix(": 3") == true)
    #expect(screen.texts.last == "2025-11-25 12:00:00 +0000")
  }
}
