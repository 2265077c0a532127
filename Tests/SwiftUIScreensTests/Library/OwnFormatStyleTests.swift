import Testing

/// Apple's documentation of `FormatStyle`: an extension of a style or of the protocol names styles of the
/// app's own, and a style's properties can be set.
@Suite("Format styles that an app adds") struct OwnFormatStyleTests {
  private let code = """
    extension Date.FormatStyle {
      static func ebb(in zone: TimeZone) -> Self {
        Self(date: .long, time: .omitted, locale: Locale(identifier: "en_GB"), timeZone: zone)
      }
      static func flow() -> Self {
        var style: Self = .dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)
        style.locale = Locale(identifier: "de_DE")
        style.timeZone = TimeZone(secondsFromGMT: 7_200)!
        return style
      }
    }
    extension Measurement.FormatStyle { static func flow() -> Int { 7 } }
    extension FormatStyle where Self == Date.FormatStyle {
      static var year: Self { .dateTime.year() }
      static func named(_ style: Date.FormatStyle.Symbol.Month) -> Self { .dateTime.month(style) }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var metres: Self { .number.precision(.fractionLength(2)) }
    }
    """

  @Test(
    "A style by the name that the app gives it, with its type or without",
    arguments: [
      ("Date.FormatStyle.ebb(in: TimeZone(secondsFromGMT: -3_600)!)", "31 December 1969"),
      ("Date.FormatStyle.flow()", "02:00"), (".year", "1970"), (".named(.wide)", "January"),
    ])
  func dates(style: String, expected: String) {
    #expect(value("Date(timeIntervalSince1970: 0).formatted(\(style))", with: code) == expected)
  }

  @Test("A style for numbers, in a text too")
  func numbers() {
    #expect(value("3.14159.formatted(.metres)", with: code) == "3.14")
    let screen = Screen(
      code + "struct Probe: View { var body: some View { Text(2.5, format: .metres) } }", open: "Probe")
    #expect(screen.texts == ["2.50"])
  }
}
