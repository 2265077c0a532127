/// How a language writes days, months and times: what a date picker shows.
///
/// Names and patterns are Unicode CLDR's, as Apple's formatters use them; the patterns are of its
/// kind (`d`, `MMM`, `y`, `EEEE`, `HH`, `mm`, `a`, words between quotes).
public struct CalendarWords: Sendable {
  /// January first, as they stand beside a day.
  public let months: [String]
  /// As they stand alone with a year, where that differs.
  let aloneMonths: [String]
  let shortMonths: [String]
  /// Sunday first.
  public let weekdays: [String]
  /// Before and after noon; empty where the day has 24 hours.
  public let halves: [String]
  let dayPattern: String
  let timePattern: String
  let monthPattern: String
  let weekdayPattern: String

  /// The words of a locale, by its language; of English, by its region too.
  public static func of(locale: String) -> CalendarWords {
    let language = String(locale.prefix { $0 != "_" && $0 != "-" })
    guard language == "en" else { return table[language] ?? english }
    let isAmerican = locale == "en" || locale.hasSuffix("US")
    return isAmerican ? english : britishEnglish
  }

  private static let table: [String: CalendarWords] = [
    "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "ja": japanese, "zh": chinese, "ko": korean, "ru": russian, "ar": arabic, "he": hebrew,
  ]
}
