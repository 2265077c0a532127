// swift-format-ignore-file

// MARK: a verbatim style writes exactly its parts
// swiftc: 2024/02/29 - Thu
func probe() -> String {
  let style = Date.VerbatimFormatStyle(
    format: "\(year: .defaultDigits)/\(month: .twoDigits)/\(day: .twoDigits) - \(weekday: .abbreviated)",
    locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
  return Date(timeIntervalSince1970: 1_709_214_245).formatted(style)
}

// MARK: a verbatim style with both clocks
// swiftc: 23:59 | 11 PM | 23
func probe() -> String {
  func style(_ format: Date.FormatString) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: format, locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
  }
  let night = Date(timeIntervalSince1970: 86_399)
  return [
    night.formatted(style("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)")),
    night.formatted(style("\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)) \(dayPeriod: .standard(.wide))")),
    night.formatted(style("\(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased))")),
  ].joined(separator: " | ")
}

// MARK: midnight in the four hour cycles
// swiftc: 00 00 | 12 12 | 00 12 | 24 12
func probe() -> String {
  typealias Hour = Date.FormatStyle.Symbol.VerbatimHour
  let midnight = Date(timeIntervalSince1970: 0), noon = Date(timeIntervalSince1970: 43_200)
  let hours: [Hour] = [
    .twoDigits(clock: .twelveHour, hourCycle: .zeroBased), .twoDigits(clock: .twelveHour, hourCycle: .oneBased),
    .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased), .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased),
  ]
  return hours.map { hour in
    let style = Date.VerbatimFormatStyle(
      format: "\(hour: hour)", locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: .init(identifier: .gregorian))
    return "\(midnight.formatted(style)) \(noon.formatted(style))"
  }.joined(separator: " | ")
}

// MARK: quotes in a verbatim format stay quotes
// swiftc: the 'January' o'clock 1d
func probe() -> String {
  let style = Date.VerbatimFormatStyle(
    format: "the '\(month: .wide)' o'clock \(day: .defaultDigits)d", locale: Locale(identifier: "en_US"),
    timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
  return Date(timeIntervalSince1970: 0).formatted(style)
}

// MARK: stand-alone months in a verbatim format
// swiftc: lutego luty czwartek I kw. | февраля февраль четверг 1-й кв. | February February Thursday Q1
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return ["pl_PL", "ru_RU", "en_US"].map { place in
    let style = Date.VerbatimFormatStyle(
      format: "\(month: .wide) \(standaloneMonth: .wide) \(standaloneWeekday: .wide) \(standaloneQuarter: .abbreviated)",
      locale: Locale(identifier: place), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    return day.formatted(style)
  }.joined(separator: " | ")
}

// MARK: milliseconds, fractions and zones in a verbatim format
// swiftc: 00.250 -04:30 365 | 59.500 -04:30 001
func probe() -> String {
  let style = Date.VerbatimFormatStyle(
    format: "\(second: .twoDigits).\(secondFraction: .fractional(3)) \(timeZone: .iso8601(.long)) \(dayOfYear: .threeDigits)",
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: -16_200)!,
    calendar: Calendar(identifier: .gregorian))
  return [0.25, 86_399.5].map { Date(timeIntervalSince1970: $0).formatted(style) }.joined(separator: " | ")
}

// MARK: the full ISO 8601 form is in Greenwich time
// swiftc: 2024-02-29T13:44:05Z 2024-02-29T13:44:05Z 1969-12-31T23:59:59Z
func probe() -> String {
  let sunrise = Date(timeIntervalSince1970: 1_709_214_245.75)
  return "\(sunrise.formatted(.iso8601)) \(sunrise.ISO8601Format()) \(Date(timeIntervalSince1970: -1).formatted(.iso8601))"
}

// MARK: single parts of an ISO 8601 date
// swiftc: 2024 02 060 W09 2024-02 02-29 2024-060
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [
    day.formatted(.iso8601.year()),
    day.formatted(.iso8601.month()),
    day.formatted(.iso8601.day()),
    day.formatted(.iso8601.weekOfYear()),
    day.formatted(.iso8601.year().month()),
    day.formatted(.iso8601.month().day()),
    day.formatted(.iso8601.year().day()),
  ].joined(separator: " ")
}

// MARK: ISO 8601 weeks of the year
// swiftc: 2020-W53-05 2024-W01-01 2025-W01-02
func probe() -> String {
  [1_609_459_200, 1_704_067_200, 1_735_603_200].map { seconds in
    Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().weekOfYear().day())
  }.joined(separator: " ")
}

// MARK: ISO 8601 separators can be omitted
// swiftc: 20240229 | 20240229T134405Z | 2024-02-29 13:44:05Z | 134405
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [
    day.formatted(.iso8601.year().month().day().dateSeparator(.omitted)),
    day.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted)),
    day.formatted(.iso8601.dateTimeSeparator(.space)),
    day.formatted(.iso8601.time(includingFractionalSeconds: false).timeSeparator(.omitted)),
  ].joined(separator: " | ")
}

// MARK: ISO 8601 times with fractions
// swiftc: 00:00:00.500 00:00:12.345 00:00:59.999
func probe() -> String {
  [0.5, 12.3456, 59.9996].map { seconds in
    Date(timeIntervalSince1970: seconds).formatted(.iso8601.time(includingFractionalSeconds: true))
  }.joined(separator: " ")
}

// MARK: ISO 8601 with the separator of the time zone
// swiftc: 2024-02-29T19:14:05+05:30 | 2024-02-29T19:14:05+0530 | 2024-02-29T19:14:05.000+0530
func probe() -> String {
  let zone = TimeZone(secondsFromGMT: 19_800)!
  let colon = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)
  let none = Date.ISO8601FormatStyle(timeZoneSeparator: .omitted, timeZone: zone)
  let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: zone)
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [colon, none, fraction].map { day.formatted($0) }.joined(separator: " | ")
}

// MARK: ISO 8601 in a zone half an hour off
// swiftc: 2024-01-11T15:36:40-03:30 | 2024-07-03T07:16:40-02:30
func probe() -> String {
  let style = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: "America/St_Johns")!)
  let winter = Date(timeIntervalSince1970: 1_705_000_000), summer = Date(timeIntervalSince1970: 1_720_000_000)
  return [winter, summer].map { $0.formatted(style.year().month().day().time(includingFractionalSeconds: false)
    .timeZone(separator: .colon)) }.joined(separator: " | ")
}

// MARK: relative to an anchor in numbers
// swiftc: 1 second ago, 59 seconds ago, 1 minute ago, 1 hour ago, 2 days ago, 2 weeks ago, 2 months ago, 2 years ago
func probe() -> String {
  let anchor = Date(timeIntervalSince1970: 1_709_214_245)
  let style = Date.AnchoredRelativeFormatStyle(
    anchor: anchor, presentation: .numeric, locale: Locale(identifier: "en_US"), calendar: .init(identifier: .gregorian))
  let later: [TimeInterval] = [1, 59, 61, 3_600, 172_800, 864_000, 3_456_000, 69_120_000]
  return later.map { style.format(anchor.addingTimeInterval($0)) }.joined(separator: ", ")
}

// MARK: relative to an anchor with names
// swiftc: tomorrow, now, yesterday, last month
func probe() -> String {
  let anchor = Date(timeIntervalSince1970: 1_709_214_245)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let style = Date.AnchoredRelativeFormatStyle(
    anchor: anchor, presentation: .named, locale: Locale(identifier: "en_US"), calendar: calendar)
  return [-1, 0, 1].map { day in
    style.format(calendar.date(byAdding: .day, value: day, to: anchor)!)
  }.joined(separator: ", ") + ", " + style.format(calendar.date(byAdding: .month, value: 1, to: anchor)!)
}

// MARK: an anchor counts from the other side
// swiftc: in 1 day | 1 hour ago
func probe() -> String {
  let style = Date.AnchoredRelativeFormatStyle(
    anchor: Date(timeIntervalSince1970: 86_400), presentation: .numeric, unitsStyle: .wide,
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian))
  return "\(style.format(Date(timeIntervalSince1970: 0))) | \(style.format(Date(timeIntervalSince1970: 90_000)))"
}

// MARK: relative units in every style
// swiftc: in 2 hours, 2 days ago | in 2 hr., 2 days ago | in 2h, 2d ago | in two hours, two days ago
func probe() -> String {
  let anchor = Date(timeIntervalSince1970: 0)
  let units: [Date.RelativeFormatStyle.UnitsStyle] = [.wide, .abbreviated, .narrow, .spellOut]
  return units.map { unit in
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: .numeric, unitsStyle: unit, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian))
    return "\(style.format(Date(timeIntervalSince1970: -7_300))), \(style.format(Date(timeIntervalSince1970: 172_900)))"
  }.joined(separator: " | ")
}

// MARK: relative dates in other languages
// swiftc: in 3 Tagen | dans 3 jours | 3 日後 | om 3 dagar | em 3 dias | 3 दिन में | خلال ٣ أيام
func probe() -> String {
  let anchor = Date(timeIntervalSince1970: 0)
  return ["de_DE", "fr_FR", "ja_JP", "sv_SE", "pt_BR", "hi_IN", "ar_EG"].map { place in
    Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: .named, locale: Locale(identifier: place), calendar: .init(identifier: .gregorian)
    ).format(Date(timeIntervalSince1970: -3 * 86_400))
  }.joined(separator: " | ")
}

// MARK: only allowed fields are used in relative dates
// swiftc: 56 hours ago | 2 days ago | 56 hours ago | in 0 years
func probe() -> String {
  let anchor = Date(timeIntervalSince1970: 0)
  func text(_ fields: Set<Date.RelativeFormatStyle.Field>) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: anchor, allowedFields: fields, presentation: .numeric, unitsStyle: .wide,
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), capitalizationContext: .unknown
    ).format(Date(timeIntervalSince1970: 200_000))
  }
  return [text([.hour]), text([.day]), text([.minute, .hour]), text([.year])].joined(separator: " | ")
}

// MARK: the capitalization of a relative date
// swiftc: après-demain | après-demain | Après-demain | après-demain
func probe() -> String {
  let anchor = Date(timeIntervalSince1970: 0)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let contexts: [FormatStyleCapitalizationContext] = [.unknown, .standalone, .beginningOfSentence, .middleOfSentence]
  return contexts.map { context in
    Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: .named, locale: Locale(identifier: "fr_FR"),
      calendar: calendar, capitalizationContext: context
    ).format(Date(timeIntervalSince1970: -90_000))
  }.joined(separator: " | ")
}

// MARK: an interval shares what both ends have in common
// swiftc: Feb 29, 2024, 10:00 – 10:30 AM | Feb 29, 2024, 10:00 AM – 12:00 PM | Feb 29, 2024, 10:00 AM – 3:33 PM | Feb 29, 2024 at 10:00 AM – Mar 30, 2024 at 10:00 AM
func probe() -> String {
  let style = Date.IntervalFormatStyle(
    date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"),
    calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let start = Date(timeIntervalSince1970: 1_709_200_800)
  return [1_800.0, 7_200, 20_000, 86_400 * 30].map { style.format(start..<start.addingTimeInterval($0)) }
    .joined(separator: " | ")
}

// MARK: intervals of chosen fields
// swiftc: Feb 29 – Mar 3 | February 29 – March 3, 2024 | Thursday – Sunday | 10:00 – 11:30 AM
func probe() -> String {
  let style = Date.IntervalFormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let start = Date(timeIntervalSince1970: 1_709_200_800)
  let range = start..<start.addingTimeInterval(86_400 * 3)
  return [
    style.day().month().format(range),
    style.day().month(.wide).year().format(range),
    style.weekday(.wide).format(range),
    style.hour().minute().format(start..<start.addingTimeInterval(5_400)),
  ].joined(separator: " | ")
}

// MARK: intervals in other languages
// swiftc: 29. Februar – 5. März 2024 | 29 février – 5 mars 2024 | 2024年2月29日～3月5日 | 29 februari–5 mars 2024 | 29 de fevereiro – 5 de março de 2024 | 29 February – 5 March 2024
func probe() -> String {
  let start = Date(timeIntervalSince1970: 1_709_200_800)
  return ["de_DE", "fr_FR", "ja_JP", "sv_SE", "pt_BR", "en_GB"].map { place in
    Date.IntervalFormatStyle(
      date: .long, time: .omitted, locale: Locale(identifier: place),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt
    ).format(start..<start.addingTimeInterval(86_400 * 5))
  }.joined(separator: " | ")
}

// MARK: the discrete inputs of an anchored style
// swiftc: 1 hour ago 5399.5
func probe() -> String {
  let style = Date.AnchoredRelativeFormatStyle(
    anchor: Date(timeIntervalSince1970: 0), presentation: .numeric, locale: Locale(identifier: "en_US"),
    calendar: Calendar(identifier: .gregorian))
  let input = Date(timeIntervalSince1970: 3_700)
  return "\(style.format(input)) \(style.discreteInput(after: input)!.timeIntervalSince1970)"
}

// MARK: the next discrete input of a date style
// swiftc: 3780.0 86400.0
func probe() -> String {
  let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  let now = Date(timeIntervalSince1970: 3_723.5)
  let next = style.hour().minute().discreteInput(after: now)!
  let day = style.day().discreteInput(after: now)!
  return "\(next.timeIntervalSince1970) \(day.timeIntervalSince1970)"
}

// MARK: a style knows the dates between which its text stays
// swiftc: 01 120.0 00 02
func probe() -> String {
  let style = Date.VerbatimFormatStyle(
    format: "\(minute: .twoDigits)", locale: Locale(identifier: "en_US"), timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian))
  let now = Date(timeIntervalSince1970: 90)
  let after = style.discreteInput(after: now)!, before = style.discreteInput(before: now)!
  return "\(style.format(now)) \(after.timeIntervalSince1970) \(style.format(before)) \(style.format(after))"
}
