// swift-format-ignore-file

// MARK: the interval of a day, a month and a year
// swiftc: 02-29 1.0 | 02-29 24.0 | 02-01 696.0 | 01-01 2184.0 | 01-01 8784.0
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  let units: [Calendar.Component] = [.hour, .day, .month, .quarter, .year]
  return units.map { unit in
    let interval = calendar.dateInterval(of: unit, for: day)!
    return "\(interval.start.formatted(.iso8601.month().day())) \(interval.duration / 3_600)"
  }.joined(separator: " | ")
}

// MARK: a day with summer time is shorter or longer
// swiftc: 23.0 25.0 24.0
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
  return [(3, 31), (10, 27), (6, 1)].map { month, day in
    let date = calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: 12))!
    return "\(calendar.dateInterval(of: .day, for: date)!.duration / 3_600)"
  }.joined(separator: " ")
}

// MARK: the week starts on the first weekday of the calendar
// swiftc: 02-25 02-26 02-24
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [1, 2, 7].map { first in
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = first
    return calendar.dateInterval(of: .weekOfYear, for: day)!.start.formatted(.iso8601.month().day())
  }.joined(separator: " ")
}

// MARK: the first week needs its minimum of days
// swiftc: 1/2021 1 | 53/2020 0 | 52/2020 0
func probe() -> String {
  let newYear = Date(timeIntervalSince1970: 1_609_459_200)
  return [1, 4, 7].map { days in
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = days
    let parts = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear, .weekOfMonth], from: newYear)
    return "\(parts.weekOfYear!)/\(parts.yearForWeekOfYear!) \(parts.weekOfMonth!)"
  }.joined(separator: " | ")
}

// MARK: week rules of locales
// swiftc: en_US 1 1, de_DE 2 4, en_GB 2 4, ar_EG 7 1, pt_BR 1 1, sv_SE 2 4
func probe() -> String {
  ["en_US", "de_DE", "en_GB", "ar_EG", "pt_BR", "sv_SE"].map { place in
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: place)
    return "\(place) \(calendar.firstWeekday) \(calendar.minimumDaysInFirstWeek)"
  }.joined(separator: ", ")
}

// MARK: the range of days in each month of a leap year
// swiftc: 31 29 31 30 31 30 31 31 30 31 30 31
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return (1...12).map { month in
    let date = calendar.date(from: DateComponents(year: 2024, month: month))!
    return "\(calendar.range(of: .day, in: .month, for: date)!.count)"
  }.joined(separator: " ")
}

// MARK: ranges of smaller in larger units
// swiftc: 1..<366 1..<6 0..<24 1..<13 5..<12 nil
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  calendar.firstWeekday = 1
  calendar.minimumDaysInFirstWeek = 1
  let day = calendar.date(from: DateComponents(year: 2023, month: 2, day: 10))!
  return [
    calendar.range(of: .day, in: .year, for: day), calendar.range(of: .weekOfMonth, in: .month, for: day),
    calendar.range(of: .hour, in: .day, for: day), calendar.range(of: .month, in: .year, for: day),
    calendar.range(of: .day, in: .weekOfMonth, for: day), calendar.range(of: .month, in: .day, for: day),
  ].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
}

// MARK: minimum and maximum ranges of units
// swiftc: 1..<29 1..<32 | 1..<13 1..<13 | 1..<8 1..<8 | 0..<24 0..<24 | 1..<53 1..<54
func probe() -> String {
  let calendar = Calendar(identifier: .gregorian)
  let units: [Calendar.Component] = [.day, .month, .weekday, .hour, .weekOfYear]
  return units.map { unit in
    "\(calendar.minimumRange(of: unit)!) \(calendar.maximumRange(of: unit)!)"
  }.joined(separator: " | ")
}

// MARK: ordinality counts from one
// swiftc: 60 14 9 5 2 29
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  calendar.firstWeekday = 1
  calendar.minimumDaysInFirstWeek = 1
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [
    calendar.ordinality(of: .day, in: .year, for: day), calendar.ordinality(of: .hour, in: .day, for: day),
    calendar.ordinality(of: .weekOfYear, in: .year, for: day), calendar.ordinality(of: .day, in: .weekOfYear, for: day),
    calendar.ordinality(of: .month, in: .quarter, for: day), calendar.ordinality(of: .day, in: .month, for: day),
  ].map { $0.map(String.init) ?? "nil" }.joined(separator: " ")
}

// MARK: the next date matching a time
// swiftc: 2024-03-01T06:00:00Z 2024-03-01T13:00:00Z 2024-02-29T14:00:00Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let now = Date(timeIntervalSince1970: 1_709_214_245)
  return [6, 13, 14].map { hour in
    calendar.nextDate(after: now, matching: DateComponents(hour: hour, minute: 0), matchingPolicy: .nextTime)!
      .formatted(.iso8601)
  }.joined(separator: " ")
}

// MARK: the next and the previous Monday
// swiftc: 02-26 03-04 02-19
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let monday = Date(timeIntervalSince1970: 1_708_905_600)
  let match = DateComponents(weekday: 2)
  let next = calendar.nextDate(after: monday, matching: match, matchingPolicy: .nextTime)!
  let last = calendar.nextDate(after: monday, matching: match, matchingPolicy: .nextTime, direction: .backward)!
  return [monday, next, last].map { $0.formatted(.iso8601.month().day()) }.joined(separator: " ")
}

// MARK: the next leap day and the strict policy
// swiftc: 2024-02-29 2021-03-01 2021-03-01 2021-02-28
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = calendar.date(from: DateComponents(year: 2021, month: 1, day: 15))!
  let match = DateComponents(month: 2, day: 29)
  let policies: [Calendar.MatchingPolicy] = [
    .strict, .nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents,
  ]
  return policies.map { policy in
    calendar.nextDate(after: start, matching: match, matchingPolicy: policy)?
      .formatted(.iso8601.year().month().day()) ?? "nil"
  }.joined(separator: " ")
}

// MARK: matching policies at the hour that is skipped
// swiftc: 3:0 3:30 1:30
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "America/New_York")!
  let start = calendar.date(from: DateComponents(year: 2024, month: 3, day: 9, hour: 12))!
  let match = DateComponents(hour: 2, minute: 30)
  let policies: [Calendar.MatchingPolicy] = [
    .nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents,
  ]
  return policies.map { policy in
    let date = calendar.nextDate(after: start, matching: match, matchingPolicy: policy)!
    return "\(calendar.component(.hour, from: date)):\(calendar.component(.minute, from: date))"
  }.joined(separator: " ")
}

// MARK: the first and the last of a repeated time
// swiftc: 2024-11-03T05:15:00Z 2024-11-03T06:15:00Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "America/New_York")!
  let start = calendar.date(from: DateComponents(year: 2024, month: 11, day: 2, hour: 12))!
  let match = DateComponents(hour: 1, minute: 15)
  return [Calendar.RepeatedTimePolicy.first, .last].map { policy in
    calendar.nextDate(after: start, matching: match, matchingPolicy: .nextTime, repeatedTimePolicy: policy)!
      .formatted(.iso8601)
  }.joined(separator: " ")
}

// MARK: enumerating dates until told to stop
// swiftc: 2024-09 true, 2024-12 true, 2025-06 true, 2026-02 true
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  var found: [String] = []
  let start = Date(timeIntervalSince1970: 1_709_214_245)
  calendar.enumerateDates(startingAfter: start, matching: DateComponents(day: 13, weekday: 6), matchingPolicy: .strict) {
    date, exact, stop in
    guard let date else { return }
    found.append("\(date.formatted(.iso8601.year().month())) \(exact)")
    if found.count == 4 { stop = true }
  }
  return found.joined(separator: ", ")
}

// MARK: enumerating the last days of months
// swiftc: 01-31 true, 02-29 false, 03-31 true, 04-30 false, 05-31 true
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  var days: [String] = []
  let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 1))!
  calendar.enumerateDates(
    startingAfter: start, matching: DateComponents(day: 31), matchingPolicy: .previousTimePreservingSmallerComponents
  ) { date, exact, stop in
    days.append("\(date!.formatted(.iso8601.month().day())) \(exact)")
    stop = days.count == 5
  }
  return days.joined(separator: ", ")
}

// MARK: a sequence of dates that match components
// swiftc: 01-03T08:00:00 01-10T08:00:00 01-17T08:00:00
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = Date(timeIntervalSince1970: 0)
  let range = start..<start.addingTimeInterval(86_400 * 20)
  return calendar.dates(byMatching: DateComponents(hour: 8, weekday: 7), startingAt: start, in: range)
    .map { $0.formatted(.iso8601.month().day().time(includingFractionalSeconds: false)) }
    .joined(separator: " ")
}

// MARK: a sequence of dates by adding a step
// swiftc: 02-29 03-31 04-30 05-31 02-10 02-20 03-01
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31))!
  let months = calendar.dates(byAdding: .month, value: 1, startingAt: start).prefix(4)
  let pairs = calendar.dates(byAdding: DateComponents(day: 10), startingAt: start).prefix(3)
  return (Array(months) + Array(pairs)).map { $0.formatted(.iso8601.month().day()) }.joined(separator: " ")
}

// MARK: weekends in three countries
// swiftc: en_US -ww- ar_EG ww-- hi_IN --w-
func probe() -> String {
  let friday = Date(timeIntervalSince1970: 1_709_294_400)
  return ["en_US", "ar_EG", "hi_IN"].map { place in
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: place)
    let days = (0..<4).map { calendar.isDateInWeekend(friday.addingTimeInterval(86_400 * Double($0))) ? "w" : "-" }
    return "\(place) \(days.joined())"
  }.joined(separator: " ")
}

// MARK: the next weekend is an interval
// swiftc: 2024-03-02T00:00:00Z 48.0 true
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  calendar.locale = Locale(identifier: "en_US")
  let thursday = Date(timeIntervalSince1970: 1_709_214_245)
  let next = calendar.nextWeekend(startingAfter: thursday)!
  let within = calendar.dateIntervalOfWeekend(containing: thursday)
  return "\(next.start.formatted(.iso8601)) \(next.duration / 3_600) \(within == nil)"
}

// MARK: a date matches components
// swiftc: true true false true
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let tide = Date(timeIntervalSince1970: 1_709_214_245)
  return [DateComponents(weekday: 5), DateComponents(month: 2, day: 29), DateComponents(hour: 14), DateComponents()]
    .map { "\(calendar.date(tide, matchesComponents: $0))" }.joined(separator: " ")
}

// MARK: calendar symbols in two languages
// swiftc: March Mar Wednesday SMTWTFS Sep AM | März März Mittwoch SMDMDFS Sep AM
func probe() -> String {
  ["en_US", "de_DE"].map { place in
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: place)
    return [calendar.monthSymbols[2], calendar.shortMonthSymbols[2], calendar.weekdaySymbols[3],
      calendar.veryShortWeekdaySymbols.joined(), calendar.shortStandaloneMonthSymbols[8], calendar.amSymbol]
      .joined(separator: " ")
  }.joined(separator: " | ")
}

// MARK: a month grid for a calendar view
// swiftc: . . . . 1 2 3/4 5 6 7 8 9 10/11 12 13 14 15 16 17/18 19 20 21 22 23 24/25 26 27 28 29 1 2 3 4 5 6 7/8 9 10 11 12 13 14/15 16 17 18 19 20 21/22 23 24 25 26 27 28
func grid(_ year: Int, _ month: Int, first: Int) -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  calendar.firstWeekday = first
  let start = calendar.date(from: DateComponents(year: year, month: month))!
  let lead = (calendar.component(.weekday, from: start) - first + 7) % 7
  let days = calendar.range(of: .day, in: .month, for: start)!.map(String.init)
  let cells = Array(repeating: ".", count: lead) + days
  return stride(from: 0, to: cells.count, by: 7).map { cells[$0..<min($0 + 7, cells.count)].joined(separator: " ") }
    .joined(separator: "/")
}
func probe() -> String {
  "\(grid(2024, 2, first: 1)) \(grid(2021, 2, first: 2))"
}

// MARK: calendars are equal by their settings
// swiftc: true false true gregorian
func probe() -> String {
  var one = Calendar(identifier: .gregorian), two = Calendar(identifier: .gregorian)
  one.timeZone = .gmt
  two.timeZone = .gmt
  one.locale = Locale(identifier: "en_US")
  two.locale = Locale(identifier: "en_US")
  let same = one == two
  two.firstWeekday = 4
  return "\(same) \(one == two) \(one.identifier == two.identifier) \(one.identifier)"
}
