import Testing

/// The clock stands at 2026-01-15 09:41 UTC, a Thursday.
@Suite("Dates") struct DateTests {
  // Foundation's documentation of `Date.FormatStyle`; times have a narrow no-break space (iOS 17+).
  @Test(
    "Dates are formatted as iOS does",
    arguments: [
      ("Date().formatted(date: .abbreviated, time: .shortened)", "Jan 15, 2026 at 9:41\u{202f}AM"),
      ("Date.now.formatted()", "1/15/2026, 9:41\u{202f}AM"),
      ("Date().formatted(date: .long, time: .omitted)", "January 15, 2026"),
      ("Date().formatted(date: .complete, time: .omitted)", "Thursday, January 15, 2026"),
      ("Date().formatted(date: .numeric, time: .omitted)", "1/15/2026"),
      ("Date().formatted(date: .omitted, time: .shortened)", "9:41\u{202f}AM"),
      ("Date().formatted(date: .omitted, time: .standard)", "9:41:00\u{202f}AM"),
      ("Date().formatted(.dateTime.month(.wide).day())", "January 15"),
      ("Date().formatted(.dateTime.weekday(.wide))", "Thursday"),
      ("Date().formatted(.dateTime.year().month().day())", "Jan 15, 2026"),
      ("Date().formatted(.dateTime.hour().minute())", "9:41\u{202f}AM"),
      ("Date().formatted(.iso8601)", "2026-01-15T09:41:00Z"),
      ("Date().ISO8601Format()", "2026-01-15T09:41:00Z"),
      ("Date().addingTimeInterval(-86400).formatted(.relative(presentation: .named))", "yesterday"),
      ("Date().addingTimeInterval(-7200).formatted(.relative(presentation: .numeric))", "2 hours ago"),
      ("Date(timeIntervalSince1970: 0)", "1970-01-01 00:00:00 +0000"),
      ("Date()", "2026-01-15 09:41:00 +0000"),
    ])
  func formats(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Date formatters write by style and by pattern",
    arguments: [
      ("f.dateStyle = .medium", "Jan 15, 2026"), ("f.dateStyle = .short", "1/15/26"),
      ("f.dateStyle = .long", "January 15, 2026"),
      ("f.dateStyle = .full", "Thursday, January 15, 2026"), ("f.timeStyle = .short", "9:41\u{202f}AM"),
      ("f.dateStyle = .medium; f.timeStyle = .short", "Jan 15, 2026 at 9:41\u{202f}AM"),
      (#"f.dateFormat = "yyyy-MM-dd HH:mm:ss""#, "2026-01-15 09:41:00"),
      (#"f.dateFormat = "EEEE, MMM d""#, "Thursday, Jan 15"),
      (#"f.dateFormat = "h:mm a""#, "9:41 AM"),
      (#"f.dateFormat = "d MMMM yyyy 'at' HH'h'""#, "15 January 2026 at 09h"),
      (#"f.setLocalizedDateFormatFromTemplate("MMMd")"#, "Jan 15"),
      (#"f.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ""#, "2026-01-15T09:41:00+0000"),
      ("f.dateStyle = .medium; f.doesRelativeDateFormatting = true", "Today"),
    ])
  func formatters(setting: String, expected: String) {
    #expect(result("let f = DateFormatter(); \(setting); return f.string(from: Date())") == expected)
  }

  @Test("Dates are read by pattern")
  func reading() {
    #expect(
      result(#"let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f.date(from: "2026-03-04")!"#)
        == "2026-03-04 00:00:00 +0000")
    #expect(
      result(#"let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; return f.date(from: "soon")"#) == "nil")
    #expect(
      result(#"ISO8601DateFormatter().date(from: "2026-01-15T10:00:00+01:00")!"#)
        == "2026-01-15 09:00:00 +0000")
  }

  @Test(
    "Calendars count as documented",
    arguments: [
      ("Calendar.current.date(byAdding: .day, value: 1, to: Date())!", "2026-01-16 09:41:00 +0000"),
      ("Calendar.current.date(byAdding: .month, value: -1, to: .now)!", "2025-12-15 09:41:00 +0000"),
      ("Calendar.current.component(.weekday, from: Date())", "5"),
      ("Calendar.current.startOfDay(for: Date())", "2026-01-15 00:00:00 +0000"),
      ("Calendar.current.isDateInToday(Date())", "true"),
      ("Calendar.current.isDateInYesterday(Date().addingTimeInterval(-86400))", "true"),
      ("Calendar.current.isDate(Date(), inSameDayAs: Date().addingTimeInterval(60))", "true"),
      ("Calendar.current.dateComponents([.year, .month], from: Date()).month!", "1"),
      (
        "(Calendar.current as NSCalendar).components([.hour], from: Date(), to: Date() + 7200, options: []).hour!",
        "2"
      ),
      ("UIDevice.current.orientation.isLandscape", "false"),
      (
        "Calendar.current.dateComponents([.day], from: Date(), to: Date().addingTimeInterval(86400 * 3)).day!",
        "3"
      ),
      (
        "Calendar.current.date(from: DateComponents(year: 2024, month: 2, day: 29))!",
        "2024-02-29 00:00:00 +0000"
      ),
      (
        "Calendar.current.date(bySettingHour: 8, minute: 30, second: 0, of: Date())!",
        "2026-01-15 08:30:00 +0000"
      ),
      ("Calendar.current.range(of: .day, in: .month, for: Date())!.count", "31"),
      ("Calendar.current.shortWeekdaySymbols.first!", "Sun"), ("Calendar.current.monthSymbols[0]", "January"),
      (
        "var c = DateComponents(); c.hour = 2; return Calendar.current.date(byAdding: c, to: Date())!",
        "2026-01-15 11:41:00 +0000"
      ),
      ("Calendar.current.firstWeekday", "1"),
    ])
  func calendars(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Dates are compared and moved",
    arguments: [
      ("Date() < Date().addingTimeInterval(1)", "true"),
      ("Date().addingTimeInterval(60).timeIntervalSince(Date())", "60.0"),
      ("Date(timeIntervalSinceNow: 60).timeIntervalSinceNow", "60.0"), ("Date() + 60 > .now", "true"),
      ("Date.distantPast < Date()", "true"),
      ("max(Date(), Date.distantPast) == Date()", "true"),
      ("[Date(), Date.distantPast].min()! == Date.distantPast", "true"),
      ("(Date.distantPast...Date.distantFuture).contains(Date())", "true"),
    ])
  func arithmetic(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Durations",
    arguments: [
      ("Duration.seconds(3700).formatted()", "1:01:40"),
      (
        "Duration(secondsComponent: 25_200, attosecondsComponent: 0).formatted(.units(width: .abbreviated, maximumUnitCount: 1))",
        "7 hr"
      ),
      ("Duration.seconds(90).formatted(.time(pattern: .minuteSecond))", "1:30"),
      (
        "Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds], width: .wide))",
        "1 minute, 30 seconds"
      ),
      (
        "Duration.seconds(3660).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))",
        "1 hr, 1 min"
      ),
      ("Duration.seconds(3700).formatted(.time(pattern: .hourMinute))", "1:02"),
      ("(Duration.seconds(1) + .seconds(2)).components.seconds", "3"),
      ("Duration.seconds(2) > Duration.milliseconds(5)", "true"),
      (
        "let f = DateComponentsFormatter(); f.allowedUnits = [.hour, .minute]; f.unitsStyle = .full; return f.string(from: 3660)!",
        "1 hour, 1 minute"
      ),
      (
        "return DateComponentsFormatter.localizedString(from: DateComponents(day: 2, hour: 3), unitsStyle: .full)!",
        "2 days, 3 hours"
      ),
      ("return LengthFormatter().string(fromValue: 4.5, unit: .kilometer)", "4.5 km"),
      (
        "let f = DateComponentsFormatter(); f.allowedUnits = [.minute, .second]; return f.string(from: 65)!",
        "1:05"
      ),
      (
        "let f = RelativeDateTimeFormatter(); return f.localizedString(for: Date().addingTimeInterval(-3600), relativeTo: Date())",
        "1 hour ago"
      ),
    ])
  func durations(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test("Other languages and time zones")
  func german() {
    #expect(result("Date().formatted(date: .long, time: .omitted)", locale: "de_DE") == "15. Januar 2026")
    #expect(
      result(
        #"let f = DateFormatter(); f.dateFormat = "EEEE"; return f.string(from: Date())"#, locale: "fr_FR")
        == "jeudi")
    #expect(
      result(
        #"let f = DateFormatter(); f.timeZone = TimeZone(secondsFromGMT: 3600); f.dateFormat = "HH:mm"; return f.string(from: Date())"#
      ) == "10:41")
    #expect(
      result(
        #"let f = DateFormatter(); f.locale = Locale(identifier: "de_DE"); f.dateStyle = .short; return f.string(from: Date())"#
      ) == "15.01.26")
  }

  // Apple's documentation of Date.IntervalFormatStyle, Date.ComponentsFormatStyle and of Text with two dates;
  // ICU's words. NSDateIntervalFormatter.h: neither style of a DateIntervalFormatter is set at first.
  @Test(
    "Two dates are shown as an interval, and as how long it lasts",
    arguments: [
      ("(start..<hour).formatted(date: .omitted, time: .shortened)", "9:41 – 10:41 AM"),
      ("(start..<hour).formatted(.components(style: .wide))", "1 hour"),
      ("(start..<hour).formatted(.components(style: .abbreviated, fields: [.minute]))", "60 min"),
      ("(start..<hour).formatted(.components(style: .spellOut))", "one hour"),
      ("(start..<hour).formatted(.timeDuration)", "1:00:00"), ("start...hour", "9:41 – 10:41 AM"),
      ("DateInterval(start: start, duration: 3_600)", "9:41 – 10:41 AM"),
      ("DateInterval(start: start, end: hour)", "9:41 – 10:41 AM"),
      ("\"at \\(start...hour)\"", "at 9:41 – 10:41 AM"),
      ("formatter.string(from: start, to: hour)", "9:41 – 10:41 AM"),
    ])
  func intervals(source: String, expected: String) {
    let members = """
      let start = Date.now, hour = Date.now.addingTimeInterval(3_600)
      var formatter: DateIntervalFormatter { let f = DateIntervalFormatter(); f.timeStyle = .short; return f }
      """
    let texts = Screen(probe("Text(\(source))", members: members), open: "Probe").texts
    #expect(texts.map { $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") } == [expected])
  }

  // Apple's documentation of Text(timerInterval:pauseTime:countsDown:showsHours:): the time that is left, or
  // that has gone, in hours, minutes and seconds; nothing runs here, so it is what stands there now.
  @Test(
    "A timer shows what is left of its interval, or what has gone",
    arguments: [
      ("timerInterval: Date.now...Date.now.addingTimeInterval(60)", "1:00"),
      ("timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false", "0:00"),
      (
        "timerInterval: Date.now.addingTimeInterval(-90)...Date.now.addingTimeInterval(600), countsDown: false",
        "1:30"
      ),
      ("timerInterval: Date.now.addingTimeInterval(-90)...Date.now.addingTimeInterval(600)", "10:00"),
      ("timerInterval: Date.now...Date.now.addingTimeInterval(3_750)", "1:02:30"),
      ("timerInterval: Date.now...Date.now.addingTimeInterval(3_750), showsHours: false", "62:30"),
      ("timerInterval: Date.now.addingTimeInterval(-60)...Date.now.addingTimeInterval(-1)", "0:00"),
      (
        "timerInterval: Date.now.addingTimeInterval(-60)...Date.now.addingTimeInterval(-1), countsDown: false",
        "0:59"
      ),
      ("timerInterval: Date.now.addingTimeInterval(10)...Date.now.addingTimeInterval(70)", "1:00"),
      (
        "timerInterval: Date.now.addingTimeInterval(-60)...Date.now.addingTimeInterval(60), pauseTime: Date.now.addingTimeInterval(-30)",
        "1:30"
      ),
      ("Date.now.addingTimeInterval(125), style: .timer", "2:05"),
      ("Date.now.addingTimeInterval(7_380), style: .relative", "2 hours, 3 minutes"),
      ("Date.now.addingTimeInterval(7_200), style: .offset", "-2 hours"),
      // Apple's documentation of Text.DateStyle; of dynamic dates in widgets: a minus is the future's.
      (
        "Calendar.current.date(byAdding: DateComponents(year: -1, month: -1), to: .now)!, style: .relative",
        "1 year, 1 month"
      ),
      ("Calendar.current.date(byAdding: .month, value: -3, to: .now)!, style: .offset", "+3 months"),
    ])
  func timers(arguments: String, expected: String) {
    let screen = Screen(probe("Text(\(arguments))"), open: "Probe")
    #expect(screen.texts == [expected])
    #expect(screen.notices.isEmpty)
  }
}
