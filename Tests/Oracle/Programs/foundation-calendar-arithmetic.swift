// swift-format-ignore-file

// MARK: adding months clips to the last day
// swiftc: 02-29 03-31 04-30 05-31 06-30
let calendar: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()
func probe() -> String {
  let rent = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31))!
  return (1...5).map { calendar.date(byAdding: .month, value: $0, to: rent)!.formatted(.iso8601.month().day()) }
    .joined(separator: " ")
}

// MARK: adding a month twice is not adding two months
// swiftc: 02-28 03-28 03-31
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = calendar.date(from: DateComponents(year: 2023, month: 1, day: 31))!
  let once = calendar.date(byAdding: .month, value: 1, to: start)!
  let twice = calendar.date(byAdding: .month, value: 1, to: once)!
  let both = calendar.date(byAdding: .month, value: 2, to: start)!
  return [once, twice, both].map { $0.formatted(.iso8601.month().day()) }.joined(separator: " ")
}

// MARK: a leap day has a birthday on the last of February
// swiftc: 2021-02-28 2022-02-28 2024-02-29 2019-02-28 2100-02-28
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let born = calendar.date(from: DateComponents(year: 2020, month: 2, day: 29))!
  return [1, 2, 4, -1, 80].map {
    calendar.date(byAdding: .year, value: $0, to: born)!.formatted(.iso8601.year().month().day())
  }.joined(separator: " ")
}

// MARK: several components are added in one step
// swiftc: 2024-12-31T01:14:05Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = Date(timeIntervalSince1970: 1_709_214_245)
  let step = DateComponents(year: 1, month: -2, day: 3, hour: -14, minute: 90)
  return calendar.date(byAdding: step, to: start)!.formatted(.iso8601)
}

// MARK: wrapping components stay inside the larger one
// swiftc: 2024-12-31T01:00:00Z 2024-12-01T23:00:00Z 2024-01-31T23:00:00Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let end = calendar.date(from: DateComponents(year: 2024, month: 12, day: 31, hour: 23))!
  let hour = calendar.date(byAdding: .hour, value: 2, to: end, wrappingComponents: true)!
  let day = calendar.date(byAdding: .day, value: 1, to: end, wrappingComponents: true)!
  let month = calendar.date(byAdding: .month, value: 1, to: end, wrappingComponents: true)!
  return [hour, day, month].map { $0.formatted(.iso8601) }.joined(separator: " ")
}

// MARK: a day is not always twenty four hours in Berlin
// swiftc: 23.0 13 | 25.0 11
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
  let spring = calendar.date(from: DateComponents(year: 2024, month: 3, day: 30, hour: 12))!
  let autumn = calendar.date(from: DateComponents(year: 2024, month: 10, day: 26, hour: 12))!
  return [spring, autumn].map { start in
    let day = calendar.date(byAdding: .day, value: 1, to: start)!
    let hours = calendar.date(byAdding: .hour, value: 24, to: start)!
    return "\(day.timeIntervalSince(start) / 3_600) \(calendar.component(.hour, from: hours))"
  }.joined(separator: " | ")
}

// MARK: the hour that New York skips
// swiftc: 1:30 2024-03-10T06:30:00Z | 3:30 2024-03-10T07:30:00Z | 3:30 2024-03-10T07:30:00Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "America/New_York")!
  return [1, 2, 3].map { hour in
    let date = calendar.date(from: DateComponents(year: 2024, month: 3, day: 10, hour: hour, minute: 30))!
    return "\(calendar.component(.hour, from: date)):\(calendar.component(.minute, from: date)) \(date.formatted(.iso8601))"
  }.joined(separator: " | ")
}

// MARK: the hour that New York has twice
// swiftc: 2024-11-03T05:30:00Z [1, 1] false
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "America/New_York")!
  let first = calendar.date(from: DateComponents(year: 2024, month: 11, day: 3, hour: 1, minute: 30))!
  let second = first.addingTimeInterval(3_600)
  let hours = [first, second].map { calendar.component(.hour, from: $0) }
  return "\(first.formatted(.iso8601)) \(hours) \(calendar.timeZone.isDaylightSavingTime(for: second))"
}

// MARK: adding a day at the skipped hour
// swiftc: 3:15 2:15
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
  let early = calendar.date(from: DateComponents(year: 2024, month: 3, day: 30, hour: 2, minute: 15))!
  let next = calendar.date(byAdding: .day, value: 1, to: early)!
  let after = calendar.date(byAdding: .day, value: 2, to: early)!
  return [next, after].map { "\(calendar.component(.hour, from: $0)):\(calendar.component(.minute, from: $0))" }
    .joined(separator: " ")
}

// MARK: differences in one unit count whole ones
// swiftc: 1 13 60 423 10175
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 15, hour: 12))!
  let end = calendar.date(from: DateComponents(year: 2025, month: 3, day: 14, hour: 11))!
  let units: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour]
  return units.map { unit in "\(calendar.dateComponents([unit], from: start, to: end).value(for: unit)!)" }
    .joined(separator: " ")
}

// MARK: differences in several units fill from the largest
// swiftc: 1 1 4 1:2:5 57 1
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = Date(timeIntervalSince1970: 0)
  let end = start.addingTimeInterval(86_400 * 400 + 3_725)
  let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start, to: end)
  let weeks = calendar.dateComponents([.weekOfYear, .day], from: start, to: end)
  return "\(parts.year!) \(parts.month!) \(parts.day!) \(parts.hour!):\(parts.minute!):\(parts.second!) "
    + "\(weeks.weekOfYear!) \(weeks.day!)"
}

// MARK: differences are negative backwards
// swiftc: -1 0 1 2
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let march = calendar.date(from: DateComponents(year: 2024, month: 3, day: 31))!
  let february = calendar.date(from: DateComponents(year: 2024, month: 2, day: 29))!
  let back = calendar.dateComponents([.month, .day], from: march, to: february)
  let forth = calendar.dateComponents([.month, .day], from: february, to: march)
  return "\(back.month!) \(back.day!) \(forth.month!) \(forth.day!)"
}

// MARK: the difference between two date components
// swiftc: 2 1 61
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let opened = DateComponents(year: 1999, month: 12, day: 31), closed = DateComponents(year: 2000, month: 3, day: 1)
  let gap = calendar.dateComponents([.month, .day], from: opened, to: closed)
  return "\(gap.month!) \(gap.day!) \(calendar.dateComponents([.day], from: opened, to: closed).day!)"
}

// MARK: days between starts of days
// swiftc: 2 -2 0
func nights(_ from: DateComponents, _ to: DateComponents) -> Int {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
  let start = calendar.startOfDay(for: calendar.date(from: from)!)
  return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: calendar.date(from: to)!)).day!
}
func probe() -> String {
  let evening = DateComponents(year: 2024, month: 3, day: 30, hour: 23)
  let morning = DateComponents(year: 2024, month: 4, day: 1, hour: 6)
  return "\(nights(evening, morning)) \(nights(morning, evening)) \(nights(evening, evening))"
}

// MARK: start of day depends on the time zone
// swiftc: 2024-02-29T08:00:00Z 2024-02-29T23:00:00Z 2024-02-29T15:00:00Z
func probe() -> String {
  let instant = Date(timeIntervalSince1970: 1_709_250_000)
  return ["America/Los_Angeles", "Europe/Berlin", "Asia/Tokyo"].map { zone in
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar.startOfDay(for: instant).formatted(.iso8601)
  }.joined(separator: " ")
}

// MARK: the same day in one zone is two days in another
// swiftc: false true true
func probe() -> String {
  let late = Date(timeIntervalSince1970: 1_709_247_600), early = Date(timeIntervalSince1970: 1_709_254_800)
  return ["UTC", "America/New_York", "Asia/Tokyo"].map { zone in
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    return "\(calendar.isDate(late, inSameDayAs: early))"
  }.joined(separator: " ")
}

// MARK: equality and order to a granularity
// swiftc: [false, true, true] [0, -1, -1]
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let one = calendar.date(from: DateComponents(year: 2024, month: 5, day: 1, hour: 10, minute: 15))!
  let two = calendar.date(from: DateComponents(year: 2024, month: 5, day: 1, hour: 10, minute: 45))!
  let three = calendar.date(from: DateComponents(year: 2024, month: 6, day: 1))!
  let same = [Calendar.Component.minute, .hour, .day].map { calendar.isDate(one, equalTo: two, toGranularity: $0) }
  let order = [Calendar.Component.year, .month, .day].map { calendar.compare(one, to: three, toGranularity: $0).rawValue }
  return "\(same) \(order)"
}

// MARK: a date from incomplete components
// swiftc: 0001-01-01T00:00:00Z 2024-01-01T00:00:00Z 0001-03-04T00:00:00Z 0001-01-01T05:00:00Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let parts = [DateComponents(), DateComponents(year: 2024), DateComponents(month: 3, day: 4), DateComponents(hour: 5)]
  return parts.map { calendar.date(from: $0)?.formatted(.iso8601) ?? "nil" }.joined(separator: " ")
}

// MARK: components beyond their range roll over
// swiftc: 2025-01-01T00:00:00Z 2023-03-02T00:00:00Z 2024-02-29T00:00:00Z 2024-01-02T00:59:00Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let parts = [
    DateComponents(year: 2024, month: 13, day: 1), DateComponents(year: 2023, month: 2, day: 30),
    DateComponents(year: 2024, month: 3, day: 0), DateComponents(year: 2024, month: 1, day: 1, hour: 25, minute: -1),
  ]
  return parts.map { calendar.date(from: $0)!.formatted(.iso8601) }.joined(separator: " ")
}

// MARK: a date from a week and a weekday
// swiftc: 2021-01-04 2021-01-03 2024-05-15
func probe() -> String {
  var calendar = Calendar(identifier: .iso8601)
  calendar.timeZone = .gmt
  let parts = [
    DateComponents(weekday: 2, weekOfYear: 1, yearForWeekOfYear: 2021),
    DateComponents(weekday: 1, weekOfYear: 53, yearForWeekOfYear: 2020),
    DateComponents(weekday: 4, weekOfYear: 20, yearForWeekOfYear: 2024),
  ]
  return parts.map { calendar.date(from: $0)!.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
}

// MARK: the third Thursday of a month
// swiftc: 18 15 21 21
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return [1, 2, 3, 11].map { month in
    let parts = DateComponents(year: 2024, month: month, weekday: 5, weekdayOrdinal: 3)
    return "\(calendar.component(.day, from: calendar.date(from: parts)!))"
  }.joined(separator: " ")
}

// MARK: setting a time on a day
// swiftc: 2024-02-29T06:45:00Z true
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  let alarm = calendar.date(bySettingHour: 6, minute: 45, second: 0, of: day)
  let none = calendar.date(bySettingHour: 26, minute: 0, second: 0, of: day)
  return "\(alarm!.formatted(.iso8601)) \(none == nil)"
}

// MARK: setting one component moves forward
// swiftc: 2024-03-01T00:00:00Z 2025-01-01T00:00:00Z 2024-03-01T09:00:00Z 2024-03-03T00:00:00Z
func probe() -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [
    calendar.date(bySetting: .day, value: 1, of: day),
    calendar.date(bySetting: .month, value: 1, of: day),
    calendar.date(bySetting: .hour, value: 9, of: day),
    calendar.date(bySetting: .weekday, value: 1, of: day),
  ].map { $0?.formatted(.iso8601) ?? "nil" }.joined(separator: " ")
}

// MARK: years of other calendars
// swiftc: 1/2024/2/29 0/2567/2/29 236/6/2/29 0/5784/6/20 0/1445/8/19 0/1402/12/10 1/2024/2/29
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  let calendars: [Calendar.Identifier] = [.gregorian, .buddhist, .japanese, .hebrew, .islamicCivil, .persian, .iso8601]
  return calendars.map { identifier in
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    return "\(parts.era!)/\(parts.year!)/\(parts.month!)/\(parts.day!)"
  }.joined(separator: " ")
}

// MARK: a month added in the Hebrew and the Persian calendar
// swiftc: 2024-03-30 2024-03-29 2024-03-29
func probe() -> String {
  let day = Date(timeIntervalSince1970: 1_709_214_245)
  return [Calendar.Identifier.hebrew, .persian, .buddhist].map { identifier in
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let next = calendar.date(byAdding: .month, value: 1, to: day)!
    return next.formatted(.iso8601.year().month().day())
  }.joined(separator: " ")
}

// MARK: ages on the day before and on the birthday
// swiftc: 21 21 20 0 -1
struct Person {
  var born: DateComponents
  func age(on day: DateComponents) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.year], from: calendar.date(from: born)!, to: calendar.date(from: day)!).year!
  }
}
func probe() -> String {
  let ada = Person(born: DateComponents(year: 2004, month: 2, day: 29))
  let days = [(2025, 2, 28), (2025, 3, 1), (2024, 2, 29), (2004, 2, 29), (2003, 1, 1)]
  return days.map { "\(ada.age(on: DateComponents(year: $0.0, month: $0.1, day: $0.2)))" }.joined(separator: " ")
}
