// swift-format-ignore-file

// MARK: date and time lengths in American English
// swiftc: 2/29/2024 | Feb 29, 2024 at 1:44 PM | February 29, 2024 at 1:44:05 PM | Thursday, February 29, 2024 at 1:44:05 PM GMT | 1:44 PM
func probe() -> String {
  let tide = Date(timeIntervalSince1970: 1_709_214_245)
  func text(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    tide.formatted(Date.FormatStyle(
      date: date, time: time, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
  }
  return [text(.numeric, .omitted), text(.abbreviated, .shortened), text(.long, .standard),
    text(.complete, .complete), text(.omitted, .shortened)].joined(separator: " | ")
}

// MARK: long dates in many locales
// swiftc: 10. September 2024 | 10 septembre 2024 | 2024年9月10日 | ١٠ سبتمبر، ٢٠٢٤ | 10 सितंबर 2024 | 10 september 2024 | 10 de setembro de 2024 | 10 September 2024 | 10 September 2024
func probe() -> String {
  let launch = Date(timeIntervalSince1970: 1_726_000_000)
  return ["de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "sv_SE", "pt_BR", "en_IN", "en_GB"].map { place in
    launch.formatted(Date.FormatStyle(
      date: .long, time: .omitted, locale: Locale(identifier: place),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
  }.joined(separator: " | ")
}

// MARK: short times in many locales
// swiftc: 10:05 PM | 22:05 | 22:05 | 22:05 | अ 10:05 | 22:05 | 22:05 | 10:05 pm | 22.05 | 오후 10:05
func probe() -> String {
  let bell = Date(timeIntervalSince1970: 1_726_005_900)
  return ["en_US", "de_DE", "fr_FR", "ja_JP", "hi_IN", "sv_SE", "pt_BR", "en_AU", "fi_FI", "ko_KR"].map { place in
    bell.formatted(Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Locale(identifier: place),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
  }.joined(separator: " | ")
}

// MARK: numeric dates differ in order and separators
// swiftc: 4/11/2024 | 11/04/2024 | 11.4.2024 | 2024-04-11 | 2024/4/11 | 2024. 04. 11. | 2024. 4. 11. | 2024-04-11 | 11-4-2024
func probe() -> String {
  let due = Date(timeIntervalSince1970: 1_712_800_000)
  return ["en_US", "en_GB", "de_DE", "sv_SE", "ja_JP", "hu_HU", "ko_KR", "fr_CA", "nl_NL"].map { place in
    due.formatted(Date.FormatStyle(
      date: .numeric, time: .omitted, locale: Locale(identifier: place),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
  }.joined(separator: " | ")
}

// MARK: the order of the symbols in code does not matter
// swiftc: February 29, 2024 | February 29, 2024 | true
func style() -> Date.FormatStyle {
  Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
}
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  let one = day.formatted(style().year().month(.wide).day())
  let two = day.formatted(style().day().year().month(.wide))
  return "\(one) | \(two) | \(one == two)"
}

// MARK: years in several widths
// swiftc: 2005 | 05 | 002005 | 2005 | 01/2005
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let day = Date(timeIntervalSince1970: 1_104_537_600)
  return [
    day.formatted(style.year()),
    day.formatted(style.year(.twoDigits)),
    day.formatted(style.year(.padded(6))),
    day.formatted(style.year(.extended())),
    day.formatted(style.year().month(.twoDigits)),
  ].joined(separator: " | ")
}

// MARK: months in every width
// swiftc: 9 09 Sep September S | 9 09 Sep September S | 9月 09月 9月 9月 9月
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_725_235_200)
  let widths: [Date.FormatStyle.Symbol.Month] = [.defaultDigits, .twoDigits, .abbreviated, .wide, .narrow]
  return ["en_US", "de_DE", "ja_JP"].map { place in
    let style = Date.FormatStyle(
      locale: Locale(identifier: place), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return widths.map { day.formatted(style.month($0)) }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: a month beside its day has another case in Slavic languages
// swiftc: wrzesień / 2 września | сентябрь / 2 сентября | září / 2. září | syyskuu / 2. syyskuuta
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_725_235_200)
  return ["pl_PL", "ru_RU", "cs_CZ", "fi_FI"].map { place in
    let style = Date.FormatStyle(
      locale: Locale(identifier: place), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return "\(day.formatted(style.month(.wide))) / \(day.formatted(style.month(.wide).day()))"
  }.joined(separator: " | ")
}

// MARK: weekdays in every width
// swiftc: Mon Monday M Mo 2 2 | lun. lundi L lu 2 02 | mån måndag M må 2 2
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_725_235_200)
  let widths: [Date.FormatStyle.Symbol.Weekday] = [.abbreviated, .wide, .narrow, .short, .oneDigit, .twoDigits]
  return ["en_US", "fr_FR", "sv_SE"].map { place in
    let style = Date.FormatStyle(
      locale: Locale(identifier: place), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return widths.map { day.formatted(style.weekday($0)) }.joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: quarters as numbers and names
// swiftc: Q3 | 3 | 03 | 3rd quarter 2024 | Q3 2024
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let day = Date(timeIntervalSince1970: 1_725_235_200)
  return [
    day.formatted(style.quarter()),
    day.formatted(style.quarter(.oneDigit)),
    day.formatted(style.quarter(.twoDigits)),
    day.formatted(style.quarter(.wide).year()),
    day.formatted(style.quarter(.abbreviated).year()),
  ].joined(separator: " | ")
}

// MARK: eras before and after the year one
// swiftc: 3 BC, 3 Before Christ, B | 1970 AD, 1970 Anno Domini, A
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let rome = Date(timeIntervalSince1970: -62_167_219_200 - 86_400 * 400)
  let now = Date(timeIntervalSince1970: 0)
  return [rome, now].map { date in
    [date.formatted(style.era().year()), date.formatted(style.era(.wide).year()), date.formatted(style.era(.narrow))]
      .joined(separator: ", ")
  }.joined(separator: " | ")
}

// MARK: days of the month, of the year and weekdays in the month
// swiftc: 6 | 06 | 1 | 66 | 066
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let day = Date(timeIntervalSince1970: 1_709_683_200)
  return [
    day.formatted(style.day()),
    day.formatted(style.day(.twoDigits)),
    day.formatted(style.day(.ordinalOfDayInMonth)),
    day.formatted(style.dayOfYear()),
    day.formatted(style.dayOfYear(.threeDigits)),
  ].joined(separator: " | ")
}

// MARK: weeks of the year and of the month follow the calendar
// swiftc: 1 01 1 | 53 53 0
func probe() -> String {
  var iso = Calendar(identifier: .iso8601)
  iso.timeZone = .gmt
  var us = Calendar(identifier: .gregorian)
  us.firstWeekday = 1
  us.minimumDaysInFirstWeek = 1
  let newYear = Date(timeIntervalSince1970: 1_609_459_200)
  return [us, iso].map { calendar in
    let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
    return "\(newYear.formatted(style.week())) \(newYear.formatted(style.week(.twoDigits))) "
      + "\(newYear.formatted(style.week(.weekOfMonth)))"
  }.joined(separator: " | ")
}

// MARK: hours with and without day period
// swiftc: 12 PM, 12, 12:00 PM, 12:00 p, 12 PM | 9 PM, 09, 09:04 PM, 9:04 p, 9 PM
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let noon = Date(timeIntervalSince1970: 43_200), late = Date(timeIntervalSince1970: 75_840)
  return [noon, late].map { date in
    [
      date.formatted(style.hour()),
      date.formatted(style.hour(.defaultDigits(amPM: .omitted))),
      date.formatted(style.hour(.twoDigits(amPM: .abbreviated)).minute()),
      date.formatted(style.hour(.defaultDigits(amPM: .narrow)).minute()),
      date.formatted(style.hour(.conversationalDefaultDigits(amPM: .wide))),
    ].joined(separator: ", ")
  }.joined(separator: " | ")
}

// MARK: a locale can force the hour cycle
// swiftc: 00:05 | 12:05 AM | 12:05 AM | 24:5 | 0:05 AM
func probe() -> String {
  let midnight = Date(timeIntervalSince1970: 300)
  return ["en_US@hours=h23", "en_US@hours=h12", "de_DE@hours=h12", "en_GB@hours=h24", "en_US@hours=h11"].map { place in
    let style = Date.FormatStyle(
      locale: Locale(identifier: place), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return midnight.formatted(style.hour().minute())
  }.joined(separator: " | ")
}

// MARK: locale components set the hour cycle
// swiftc: 17:25 | 17:25:00
func probe() -> String {
  var parts = Locale.Components(identifier: "en_US")
  parts.hourCycle = .zeroToTwentyThree
  let style = Date.FormatStyle(
    locale: Locale(components: parts), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let ferry = Date(timeIntervalSince1970: 62_700)
  return "\(ferry.formatted(style.hour().minute())) | \(ferry.formatted(style.hour().minute().second()))"
}

// MARK: minutes and seconds alone and padded
// swiftc: 2 | 02 | 3 | 03 | 02:03 | 02:03
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let start = Date(timeIntervalSince1970: 3_723)
  return [
    start.formatted(style.minute()),
    start.formatted(style.minute(.twoDigits)),
    start.formatted(style.second()),
    start.formatted(style.second(.twoDigits)),
    start.formatted(style.minute().second()),
    start.formatted(style.minute(.twoDigits).second(.twoDigits)),
  ].joined(separator: " | ")
}

// MARK: fractions of a second
// swiftc: 3.500 | 02:03.5 | 50 | 03723500
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let finish = Date(timeIntervalSince1970: 3_723.5)
  return [
    finish.formatted(style.second().secondFraction(.fractional(3))),
    finish.formatted(style.minute().second().secondFraction(.fractional(1))),
    finish.formatted(style.secondFraction(.fractional(2))),
    finish.formatted(style.secondFraction(.milliseconds(8))),
  ].joined(separator: " | ")
}

// MARK: time zones in every width
// swiftc: EDT | Eastern Daylight Time | ET | Eastern Time | -0400 | -04:00 | GMT-4 | GMT-04:00 | America/New_York | New York
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
    timeZone: TimeZone(identifier: "America/New_York")!)
  let summer = Date(timeIntervalSince1970: 1_720_000_000)
  let widths: [Date.FormatStyle.Symbol.TimeZone] = [
    .specificName(.short), .specificName(.long), .genericName(.short), .genericName(.long), .iso8601(.short),
    .iso8601(.long), .localizedGMT(.short), .localizedGMT(.long), .identifier(.long), .exemplarLocation,
  ]
  return widths.map { summer.formatted(style.timeZone($0)) }.joined(separator: " | ")
}

// MARK: the same instant in three time zones
// swiftc: Mar 30, 2024 at 6:00 PM | Mar 31, 2024 at 3:00 AM | Mar 31, 2024 at 10:00 AM | Mar 31, 2024 at 6:30 AM
func probe() -> String {
  let call = Date(timeIntervalSince1970: 1_711_846_800)
  return ["America/Los_Angeles", "Europe/Berlin", "Asia/Tokyo", "Asia/Kolkata"].map { zone in
    call.formatted(Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: zone)!))
  }.joined(separator: " | ")
}

// MARK: other calendars have their own years and months
// swiftc: November 14, 2566 BE | November 14, Reiwa 5 | 1 Kislev 5784 | Jumada I 1, 1445 AH | Aban 23, 1402 AP | Hator 4, 1740 ERA1 | Kartika 23, 1945 Saka
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_700_000_000)
  let calendars: [Calendar.Identifier] = [.buddhist, .japanese, .hebrew, .islamicCivil, .persian, .coptic, .indian]
  return calendars.map { identifier in
    day.formatted(Date.FormatStyle(
      date: .long, time: .omitted, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: identifier), timeZone: .gmt))
  }.joined(separator: " | ")
}

// MARK: the Japanese era in Japanese
// swiftc: 昭和45年1月1日 | 昭和64年1月5日 | 令和元年5月1日
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "ja_JP"), calendar: Calendar(identifier: .japanese), timeZone: .gmt)
  return [0, 600_000_000, 1_556_668_800].map { seconds in
    Date(timeIntervalSince1970: seconds).formatted(style.era().year().month().day())
  }.joined(separator: " | ")
}

// MARK: the year of a week is not always the year of the day
// swiftc: 2021 2021 2020 | 2024 2024 2025
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .iso8601), timeZone: .gmt)
  return [1_609_459_200, 1_735_516_800].map { seconds in
    let day = Date(timeIntervalSince1970: seconds)
    return "\(day.formatted(style.year())) \(day.formatted(style.year(.relatedGregorian(minimumLength: 4)))) "
      + "\(Calendar(identifier: .iso8601).component(.yearForWeekOfYear, from: day))"
  }.joined(separator: " | ")
}

// MARK: weekday, day and month together in several locales
// swiftc: Wed, Jul 3 | Wed 3 Jul | Mi. 3. Juli | mer. 3 juil. | 7月3日(水) | ons 3 juli | qua., 3 de jul. | बुध, 3 जुल॰
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_720_000_000)
  return ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "sv_SE", "pt_BR", "hi_IN"].map { place in
    let style = Date.FormatStyle(
      locale: Locale(identifier: place), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return day.formatted(style.weekday().day().month())
  }.joined(separator: " | ")
}

// MARK: month and year headers in several locales
// swiftc: February 2024 | Februar 2024 | février 2024 | 2024年2月 | fevereiro de 2024 | فبراير ٢٠٢٤ | februari 2024
struct Header {
  var date: Date
  func title(_ place: String) -> String {
    let style = Date.FormatStyle(
      locale: Locale(identifier: place), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return date.formatted(style.month(.wide).year())
  }
}
func probe() -> String {
  let header = Header(date: Date(timeIntervalSince1970: 1_709_214_245))
  return ["en_US", "de_DE", "fr_FR", "ja_JP", "pt_BR", "ar_EG", "sv_SE"].map(header.title).joined(separator: " | ")
}

// MARK: a date style with its locale replaced
// swiftc: Feb 29, 2024 | 29 de fev. de 2024 | Thursday, Feb 29, 2024 | Feb 29, 2024 at 1 PM
func probe() -> String {
  let base = Date.FormatStyle(
    date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"),
    calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [day.formatted(base), day.formatted(base.locale(Locale(identifier: "pt_BR"))),
    day.formatted(base.weekday(.wide)), day.formatted(base.hour())].joined(separator: " | ")
}

// MARK: the attributed style of a date names its fields
// swiftc: Feb:month  :- 29:day  at :- 1:hour ::- 44:minute  :- PM:amPM
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let text = Date(timeIntervalSince1970: 1_709_214_245).formatted(style.month().day().hour().minute().attributedStyle)
  return text.runs.map { run in
    let field = run.dateField.map { "\($0)" } ?? "-"
    return "\(String(text[run.range].characters)):\(field)"
  }.joined(separator: " ")
}
