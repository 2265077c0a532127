import Foundation
import Testing

/// What code formats is what Foundation on this machine writes for the same: Foundation is asked beside it.
@Suite("Formats are Foundation's") struct FoundationFormatTests {
  private static let english = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")
  private static let moment = Date(timeIntervalSince1970: 1_700_000_000.5)

  private static let zone = "TimeZone(identifier: \"UTC\")!"

  private static var numbersRows: [(String, String)] {
    var rows: [(String, String)] = []
    rows.append(
      (
        "1234.5.formatted(.number.precision(.integerLength(2)))",
        1234.5.formatted(.number.precision(.integerLength(2)).locale(english))
      ))
    rows.append(
      (
        "1234.5.formatted(.number.precision(.integerAndFractionLength(integer: 6, fraction: 2)))",
        1234.5.formatted(
          .number.precision(.integerAndFractionLength(integer: 6, fraction: 2)).locale(english))
      ))
    rows.append(
      (
        "1234.5.formatted(.number.precision(.significantDigits(...3)))",
        1234.5.formatted(.number.precision(.significantDigits(...3)).locale(english))
      ))
    rows.append(
      (
        "5.formatted(.number.decimalSeparator(strategy: .always))",
        5.formatted(.number.decimalSeparator(strategy: .always).locale(english))
      ))
    rows.append(
      (
        "1234567.formatted(.number.notation(.compactName).locale(Locale(identifier: \"de_DE\")))",
        1_234_567.formatted(.number.notation(.compactName).locale(german))
      ))
    rows.append(
      (
        "1234567.formatted(.number.rounded(rule: .up, increment: 1000))",
        1_234_567.formatted(.number.rounded(rule: .up, increment: 1000).locale(english))
      ))
    rows.append(
      (
        "0.formatted(.number.sign(strategy: .always(includingZero: false)))",
        0.formatted(.number.sign(strategy: .always(includingZero: false)).locale(english))
      ))
    rows.append(
      (
        "0.256.formatted(.percent.scale(10).precision(.fractionLength(1)))",
        0.256.formatted(.percent.scale(10).precision(.fractionLength(1)).locale(english))
      ))
    rows.append(
      (
        "25.formatted(.percent)", 25.formatted(.percent.locale(english))
      ))
    rows.append(
      (
        "(-1234.5).formatted(.currency(code: \"EUR\").sign(strategy: .accountingAlways()))",
        (-1234.5).formatted(.currency(code: "EUR").sign(strategy: .accountingAlways()).locale(english))
      ))
    rows.append(
      (
        "1234567.89.formatted(.currency(code: \"USD\").notation(.compactName))",
        1_234_567.89.formatted(.currency(code: "USD").notation(.compactName).locale(english))
      ))
    rows.append(
      (
        "3.5.formatted(.currency(code: \"JPY\").presentation(.fullName))",
        3.5.formatted(.currency(code: "JPY").presentation(.fullName).locale(english))
      ))
    rows.append(
      (
        "1_500_000.formatted(.byteCount(style: .file, allowedUnits: .kb))",
        Int64(1_500_000).formatted(
          ByteCountFormatStyle(style: .file, allowedUnits: .kb, locale: english))
      ))
    return rows
  }

  @Test(
    "Numbers, percents and currencies with what is set on them", arguments: FoundationFormatTests.numbersRows)
  func numbers(code: String, expected: String) { #expect(value(code) == expected) }

  private static var durationsRows: [(String, String)] {
    var rows: [(String, String)] = []
    rows.append(
      (
        "Duration.seconds(3725.25).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2)))",
        Duration.seconds(3725.25).formatted(
          .time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2)).locale(english))
      ))
    rows.append(
      (
        "Duration.seconds(59).formatted(.time(pattern: .hourMinute(padHourToLength: 1, roundSeconds: .up)))",
        Duration.seconds(59).formatted(
          .time(pattern: .hourMinute(padHourToLength: 1, roundSeconds: .up)).locale(english))
      ))
    rows.append(
      (
        "Duration.seconds(3600).formatted(.units(allowed: [.hours, .minutes], zeroValueUnits: .show(length: 2)))",
        Duration.seconds(3600).formatted(
          .units(allowed: [.hours, .minutes], zeroValueUnits: .show(length: 2)).locale(english))
      ))
    rows.append(
      (
        "Duration.milliseconds(1250).formatted(.units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 1)))",
        Duration.milliseconds(1250).formatted(
          .units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 1)).locale(english))
      ))
    rows.append(
      (
        "Duration.seconds(65).formatted(.units(allowed: [.minutes, .seconds], width: .narrow, valueLength: 2))",
        Duration.seconds(65).formatted(
          .units(allowed: [.minutes, .seconds], width: .narrow, valueLength: 2).locale(english))
      ))
    return rows
  }

  @Test("Durations", arguments: FoundationFormatTests.durationsRows)
  func durations(code: String, expected: String) { #expect(value(code) == expected) }

  private static var datesRows: [(String, String)] {
    var rows: [(String, String)] = []
    rows.append(
      (
        ".dateTime.year(.padded(6)).quarter(.wide)",
        Date.FormatStyle(locale: english, timeZone: .gmt).year(.padded(6)).quarter(.wide).format(moment)
      ))
    rows.append(
      (
        ".dateTime.day(.ordinalOfDayInMonth).dayOfYear(.threeDigits)",
        Date.FormatStyle(locale: english, timeZone: .gmt).day(.ordinalOfDayInMonth).dayOfYear(.threeDigits)
          .format(moment)
      ))
    rows.append(
      (
        ".dateTime.minute().second(.twoDigits).secondFraction(.fractional(2))",
        Date.FormatStyle(locale: english, timeZone: .gmt).minute().second(.twoDigits)
          .secondFraction(.fractional(2)).format(moment)
      ))
    rows.append(
      (
        ".iso8601.year().month().day().dateSeparator(.omitted)",
        moment.formatted(.iso8601.year().month().day().dateSeparator(.omitted))
      ))
    rows.append(
      (
        ".iso8601.year().weekOfYear()", moment.formatted(.iso8601.year().weekOfYear())
      ))
    rows.append(
      (
        ".iso8601.time(includingFractionalSeconds: true)",
        moment.formatted(.iso8601.time(includingFractionalSeconds: true))
      ))
    rows.append(
      (
        "Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZoneSeparator: .colon, timeZone: TimeZone(secondsFromGMT: 3600)!)",
        moment.formatted(
          Date.ISO8601FormatStyle(
            dateTimeSeparator: .space, timeZoneSeparator: .colon,
            timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt))
      ))
    return rows
  }

  @Test("Dates with single parts, and ISO 8601", arguments: FoundationFormatTests.datesRows)
  func dates(style: String, expected: String) {
    #expect(value("Date(timeIntervalSince1970: 1_700_000_000.5).formatted(\(style))") == expected)
  }

  @Test("Lists have three widths")
  func lists() {
    #expect(value("[\"a\", \"b\", \"c\"].formatted(.list(type: .and, width: .short))") == "a, b, & c")
  }

  @Test("Calendars are the ones that are named")
  func calendars() {
    let code = """
      Date(timeIntervalSince1970: 1_700_000_000).formatted(Date.FormatStyle(
        date: .long, time: .omitted, locale: Locale(identifier: "en_US"),
        calendar: Calendar(identifier: .hebrew), timeZone: .gmt))
      """
    let style = Date.FormatStyle(
      date: .long, time: .omitted, locale: FoundationFormatTests.english,
      calendar: Calendar(identifier: .hebrew), timeZone: .gmt)
    #expect(value(code) == FoundationFormatTests.moment.formatted(style))
    #expect(value("Calendar(identifier: .iso8601).firstWeekday") == "2")
    let parts =
      "Calendar(identifier: .buddhist).dateComponents([.year], from: Date(timeIntervalSince1970: 0)).year!"
    #expect(value(parts) == "2513")
  }

  @Test("A locale that is written short is the one that is meant")
  func impliedLocale() {
    #expect(value("1234.5.formatted(.number.locale(.init(identifier: \"de_DE\")))") == "1.234,5")
  }

  @Test("Texts are read by the whole style")
  func parsing() {
    #expect(
      value("try! Decimal(\"($1.50)\", format: .currency(code: \"USD\").sign(strategy: .accounting))")
        == "-1.5")
    #expect(
      value("try! IntegerParseStrategy(format: IntegerFormatStyle<Int>.number).parse(\"1,234\")") == "1234")
    #expect(value("(try? Date(\"2023-11-14\", strategy: .iso8601)) == nil") == "true")
    #expect(
      value("try! Date(\"2023-11-14\", strategy: .iso8601.year().month().day()).timeIntervalSince1970")
        == "1699920000.0")
  }

  @Test("`self = .init(…)` in an extension of a system's type is that type's")
  func ownInitializer() {
    let declarations =
      "extension Duration { init(minutes: Int) { self = .init(secondsComponent: Int64(minutes * 60), attosecondsComponent: 0) } }"
    #expect(
      value("Duration(minutes: 2).formatted(.time(pattern: .minuteSecond))", with: declarations) == "2:00")
  }
}
