import EarshotLocalization
import Testing

/// Dates and times of a date picker as Unicode CLDR has them, which Apple's formatters use.
@Suite struct CalendarWordsTests {
  @Test(
    "a day is written as the language writes it",
    arguments: [
      ("en_US", "Jan 5, 2026"), ("en_GB", "5 Jan 2026"), ("de_DE", "05.01.2026"),
      ("fr", "5 janv. 2026"), ("es", "5 ene 2026"), ("it", "5 gen 2026"),
      ("pt_BR", "5 de jan. de 2026"), ("nl", "5 jan 2026"), ("ja", "2026/01/05"),
      ("zh_Hans", "2026年1月5日"), ("ko", "2026. 1. 5."), ("ru", "5 янв. 2026 г."),
      ("he", "5 בינו׳ 2026"),
    ])
  func day(locale: String, expected: String) {
    #expect(CalendarWords.of(locale: locale).day(year: 2026, month: 1, day: 5) == expected)
  }

  @Test(
    "a time has halves of the day where the language has them",
    arguments: [
      ("en_US", "12:05 AM"), ("en_GB", "00:05"), ("de", "00:05"), ("ja", "0:05"), ("ko", "오전 12:05"),
    ])
  func time(locale: String, expected: String) {
    #expect(CalendarWords.of(locale: locale).time(hour: 0, minute: 5) == expected)
  }

  @Test(
    "a month that stands alone has its own form",
    arguments: [
      ("en_US", "March 2026"), ("es", "marzo de 2026"), ("ru", "март 2026 г."), ("zh", "2026年3月"),
    ])
  func month(locale: String, expected: String) {
    #expect(CalendarWords.of(locale: locale).month(year: 2026, month: 3) == expected)
  }

  @Test(
    "a day of the week comes with its date",
    arguments: [
      ("en_US", "Thursday, March 5"), ("de", "Donnerstag, 5. März"), ("ru", "четверг, 5 марта"),
      ("ja", "3月5日 木曜日"),
    ])
  func weekday(locale: String, expected: String) {
    #expect(CalendarWords.of(locale: locale).weekday(4, month: 3, day: 5) == expected)
  }

  @Test("numbers that no calendar has are no trap")
  func hostile() {
    let words = CalendarWords.of(locale: "en_US")
    #expect(words.day(year: 2026, month: 99, day: 1) == "Dec 1, 2026")
    #expect(words.weekday(-3, month: 0, day: 1) == "Thursday, January 1")
  }
}
