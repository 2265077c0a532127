// swift-format-ignore-file

// MARK: calendar arithmetic over month ends and leap years
// swiftc: 2024-2-29 2025-2-28 2025-3-3 2026-1-8
let calendar: Calendar = { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.locale = Locale(identifier: "en_US"); return c }()
func day(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 0) -> Date { calendar.date(from: DateComponents(year: y, month: m, day: d, hour: h))! }
func text(_ d: Date) -> String { let c = calendar.dateComponents([.year, .month, .day], from: d); return "\(c.year!)-\(c.month!)-\(c.day!)" }
func probe() -> String { [text(calendar.date(byAdding: .month, value: 1, to: day(2024, 1, 31))!), text(calendar.date(byAdding: .year, value: 1, to: day(2024, 2, 29))!), text(calendar.date(byAdding: DateComponents(month: -1, day: 3), to: day(2025, 3, 30))!), text(calendar.date(byAdding: .weekOfYear, value: 2, to: day(2025, 12, 25))!)].joined(separator: " ") }

// MARK: differences between dates
// swiftc: 2 29 3 2 -90 2163.0333333333333 true 7786920.0
func probe() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; let a = Date(timeIntervalSince1970: 1_700_000_000), b = a.addingTimeInterval(90 * 86400 + 3 * 3600 + 120); let d = c.dateComponents([.month, .day, .hour, .minute], from: a, to: b); return "\(d.month!) \(d.day!) \(d.hour!) \(d.minute!) \(c.dateComponents([.day], from: b, to: a).day!) \(b.timeIntervalSince(a) / 3600) \(a < b) \(a.distance(to: b))" }

// MARK: start of day, week and weekday names
// swiftc: 1705276800.0 2 Monday 1705276800.0 7.0 31 true Feb
func probe() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; c.firstWeekday = 2; c.locale = Locale(identifier: "en_US"); let d = Date(timeIntervalSince1970: 1_705_315_260); let w = c.dateInterval(of: .weekOfYear, for: d)!; return "\(c.startOfDay(for: d).timeIntervalSince1970) \(c.component(.weekday, from: d)) \(c.weekdaySymbols[c.component(.weekday, from: d) - 1]) \(w.start.timeIntervalSince1970) \(w.duration / 86400) \(c.range(of: .day, in: .month, for: d)!.count) \(c.isDate(d, inSameDayAs: d.addingTimeInterval(3600))) \(c.shortMonthSymbols[1])" }

// MARK: date formatter with fixed format
// swiftc: 2024-01-15T21:41:00+0000 Q1 3 15
func probe() -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "EEEE, MMM d, yyyy 'at' h:mm a"; let d = f.date(from: "Monday, Jan 15, 2024 at 9:41 PM"); f.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ QQQ w D"; return d.map { f.string(from: $0) } ?? "nil" }

// MARK: ISO 8601
// swiftc: 2024-01-15T10:41:00Z 2024-01-15T10:41:00.500Z 1705308060.0 2024-01-15 true
func probe() -> String { let d = Date(timeIntervalSince1970: 1_705_315_260.5); let f = ISO8601DateFormatter(); f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; let p = ISO8601DateFormatter().date(from: "2024-01-15T10:41:00+02:00"); return "\(d.ISO8601Format()) \(f.string(from: d)) \(p!.timeIntervalSince1970) \(d.formatted(.iso8601.year().month().day())) \((try? Date("2024-01-15T00:00:00Z", strategy: .iso8601)) != nil)" }

// MARK: relative dates
// swiftc: 2 days ago, yesterday, in 2 hours, 10 minutes ago, in 3 days
func probe() -> String { let us = Locale(identifier: "en_US"); func ago(_ s: TimeInterval, _ p: Date.RelativeFormatStyle.Presentation) -> String { Date(timeIntervalSinceNow: s).formatted(.relative(presentation: p).locale(us)) }; return [ago(-86400 * 2, .numeric), ago(-86400, .named), ago(7300, .numeric), ago(-600, .named), ago(86400 * 03 + 100, .numeric)].joined(separator: ", ") }

// MARK: date interval and ranges
// swiftc: true 1800.0 true Jan 1, 1970, 12:00 – 1:30 AM true
func probe() -> String { let a = Date(timeIntervalSince1970: 0); let i = DateInterval(start: a, duration: 3600), j = DateInterval(start: a.addingTimeInterval(1800), duration: 3600); let us = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt); return "\(i.intersects(j)) \(i.intersection(with: j)!.duration) \(i.contains(a)) \(us.format(a..<a.addingTimeInterval(5400))) \((a..<a.addingTimeInterval(10)).contains(a.addingTimeInterval(9)))" }

// MARK: birthday and age
// swiftc: 23 23 34
func age(_ born: DateComponents, _ today: DateComponents) -> Int { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; return c.dateComponents([.year], from: c.date(from: born)!, to: c.date(from: today)!).year! }
func probe() -> String { "\(age(DateComponents(year: 2000, month: 2, day: 29), DateComponents(year: 2023, month: 2, day: 28))) \(age(DateComponents(year: 2000, month: 2, day: 29), DateComponents(year: 2023, month: 3, day: 1))) \(age(DateComponents(year: 1990, month: 6, day: 15), DateComponents(year: 2024, month: 6, day: 15)))" }

